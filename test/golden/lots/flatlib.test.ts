import { expect, test } from 'vitest';
import { LOTS } from '../../../lib/base/catalog/lots.ts';

/*
 * Formulas of an independent library, flatlib by J. Ventura: "distance of A to B projected from C", by day and by night.
 * https://github.com/flatangle/flatlib/blob/master/flatlib/tools/arabicparts.py
 * Its children ("Pars Sons"), death, property, travel, friends and enemies agree too; its siblings and its marriage of men
 * are not reversed, as our legacy list has the first.
 */
const PUBLISHED: readonly (readonly [ours: string, day: string, night: string])[] = [
  ['fortune', 'sun moon ascendant', 'moon sun ascendant'],
  ['spirit', 'moon sun ascendant', 'sun moon ascendant'],
  ['eros', 'spirit venus ascendant', 'venus spirit ascendant'],
  ['necessity', 'mercury fortune ascendant', 'fortune mercury ascendant'],
  ['courage', 'mars fortune ascendant', 'fortune mars ascendant'],
  ['victory', 'spirit jupiter ascendant', 'jupiter spirit ascendant'],
  ['nemesis', 'saturn fortune ascendant', 'fortune saturn ascendant'],
  ['faith', 'moon mercury ascendant', 'mercury moon ascendant'],
  ['property', 'ruler_2 cusp_2 ascendant', 'ruler_2 cusp_2 ascendant'],
  ['marriage_of_women', 'venus saturn ascendant', 'venus saturn ascendant'],
  ['children', 'jupiter saturn ascendant', 'saturn jupiter ascendant'],
  ['father', 'sun saturn ascendant', 'saturn sun ascendant'],
  ['mother', 'venus moon ascendant', 'moon venus ascendant'],
  ['siblings_constant', 'saturn jupiter ascendant', 'saturn jupiter ascendant'],
  ['illness', 'saturn mars ascendant', 'mars saturn ascendant'],
  ['death', 'moon cusp_8 saturn', 'moon cusp_8 saturn'],
  ['travel', 'ruler_9 cusp_9 ascendant', 'ruler_9 cusp_9 ascendant'],
  ['friends', 'moon mercury ascendant', 'moon mercury ascendant'],
  ['enemies', 'ruler_12 cusp_12 ascendant', 'ruler_12 cusp_12 ascendant'],
];

test.each(PUBLISHED)('%s: %s by day, %s by night', (id, day, night) => {
  const lot = LOTS.find((known) => known.id === id);
  expect(lot && `${lot.day.from} ${lot.day.to} ${lot.day.base}`).toBe(day);
  expect(lot && `${lot.night.from} ${lot.night.to} ${lot.night.base}`).toBe(night);
});
