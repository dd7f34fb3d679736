import { expect, test } from 'vitest';
import { computeEssentialDignities } from '../../../lib/astro/chart/dignities/essential-dignities.ts';
import { faceRulerOf } from '../../../lib/astro/chart/dignities/rulers.ts';
import { EGYPTIAN_TERMS } from '../../../lib/base/catalog/dignities.ts';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';

test('the terms of every sign fill its thirty degrees', () => {
  for (const sign of SIGNS) {
    expect(EGYPTIAN_TERMS[sign].reduce((sum, [, sizeDeg]) => sum + sizeDeg, 0)).toBe(30);
  }
});

/** "57 years for Saturn, 66 for Mars, 76 for Mercury, 79 for Jupiter and 82 for Venus": https://astrologer.ru/article/mey.html.en */
test.each([
  ['saturn', 57],
  ['mars', 66],
  ['mercury', 76],
  ['jupiter', 79],
  ['venus', 82],
])('the terms of %s add up to its greater years, %i', (planet, greaterYears) => {
  const sizes = SIGNS.flatMap((sign) => EGYPTIAN_TERMS[sign].filter(([ruler]) => ruler === planet));
  expect(sizes.reduce((sum, [, sizeDeg]) => sum + sizeDeg, 0)).toBe(greaterYears);
});

/** Lilly, Christian Astrology (1659), p. 58: https://en.m.wikisource.org/wiki/Page:Christian_Astrology_(Lilly,_1659).djvu/83 */
test("Saturn's faces are where Lilly lists them", () => {
  const lillys = [
    ['Taurus', 20],
    ['Leo', 0],
    ['Libra', 10],
    ['Sagittarius', 20],
    ['Pisces', 0],
  ] as const;
  const facesDeg = Array.from({ length: 36 }, (_, face) => face * 10);
  const saturns = facesDeg.filter((startDeg) => faceRulerOf(longitudeDeg(startDeg)) === 'saturn');
  expect(saturns).toEqual(lillys.map(([sign, degree]) => SIGNS.indexOf(sign) * 30 + degree));
});

/**
 * "Venus is in the terms of Venus so is given a score of 2, but Venus is also in her detriment so she gets a score of -5.
 * So the overall score is -3": https://astroconnexions.com/knowledgebase/essential-dignities-and-debilities/
 */
test('Venus in her term in Aries scores −3, as in the published example', () => {
  for (const isDayChart of [true, false]) {
    const venus = computeEssentialDignities('venus', longitudeDeg(8), isDayChart);
    expect(venus).toMatchObject({ term: true, detriment: true, peregrine: false, score: -3 });
  }
});
