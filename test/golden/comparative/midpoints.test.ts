import { expect, test } from 'vitest';
import { computeMeanLongitude } from '../../../lib/astro/chart/comparison/mean-longitude.ts';
import { separationDeg } from '../../../lib/base/units/angle.ts';

const SIGNS = ['Ari', 'Tau', 'Gem', 'Can', 'Leo', 'Vir', 'Lib', 'Sco', 'Sag', 'Cap', 'Aqu', 'Pis'];

/** `7 Vir 08` is 157.1333°. */
function longitudeOf(text: string): number {
  const [degrees, sign = '', minutes = 0] = text.split(' ');
  return SIGNS.indexOf(sign) * 30 + Number(degrees) + Number(minutes) / 60;
}

const ASTROWIKI = 'https://www.astro.com/astrowiki/en/Composite_Chart';
const MYSTIC_MARGUERITE = 'http://mysticmarguerite.com/WebDocs/Services/Composite.html';
const RELOCATION = 'https://relocation-astrology.com/2021/04/16/a-davison-chart-explained/';
const DUNLOP = 'https://archiedunlop.com/2020/03/27/the-astrology-of-the-collective-group-composite-charts';

test.each([
  ['Moon', '13 Tau', '27 Aqu', '5 Ari', ASTROWIKI],
  ['Mars', '5 Tau 30', '7 Vir 08', '6 Can 19', MYSTIC_MARGUERITE],
  ['a planet', '0 Can', '0 Sag', '15 Vir', RELOCATION],
  ['Ascendant', '0 Sag', '2 Gem', '1 Vir', RELOCATION],
  ['Midheaven', '15 Vir', '17 Aqu', '1 Sag', RELOCATION],
  ['Mercury', '1 Cap', '1 Leo', '16 Lib', RELOCATION],
  ['Venus', '7 Sag', '5 Gem', '6 Pis', RELOCATION],
  ['Sun', '0 Can', '0 Vir', '0 Leo', DUNLOP],
])('%s at %s and %s is at %s in %s', (_, first, second, published) => {
  const { longitudeDeg } = computeMeanLongitude([longitudeOf(first), longitudeOf(second)]);
  expect(separationDeg(longitudeDeg, longitudeOf(published))).toBeLessThan(1e-9);
});
