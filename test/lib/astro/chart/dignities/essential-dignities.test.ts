import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeEssentialDignities } from '../../../../../lib/astro/chart/dignities/essential-dignities.ts';
import { CLASSICAL_PLANETS } from '../../../../../lib/base/catalog/dignities.ts';
import { SIGNS, type Sign } from '../../../../../lib/base/catalog/signs.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { forAll } from '../../../../support/for-all.ts';

const at = (sign: Sign, degree: number) => longitudeDeg(SIGNS.indexOf(sign) * 30 + degree);

describe('computeEssentialDignities', () => {
  test('a term ends where the next begins', () => {
    expect(computeEssentialDignities('jupiter', at('Aries', 5.999_999), true)?.term).toBe(true);
    expect(computeEssentialDignities('jupiter', at('Aries', 6), true)?.term).toBe(false);
    expect(computeEssentialDignities('saturn', longitudeDeg(359.999_999_9), true)?.term).toBe(true);
  });
});

describe('anywhere in the zodiac', () => {
  const body = fc.constantFrom(...CLASSICAL_PLANETS);
  const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }).map(longitudeDeg);

  test('a planet is peregrine exactly when it has none of the five dignities', () => {
    forAll([body, longitude, fc.boolean()], (planet, place, isDayChart) => {
      const found = computeEssentialDignities(planet, place, isDayChart);
      const has = found && [found.domicile, found.exaltation, found.triplicity, found.term, found.face].some(Boolean);
      expect(found?.peregrine).toBe(!has);
    });
  });

  test('domicile excludes detriment, exaltation excludes fall', () => {
    forAll([body, longitude, fc.boolean()], (planet, place, isDayChart) => {
      const found = computeEssentialDignities(planet, place, isDayChart);
      expect(found?.domicile && found.detriment).toBe(false);
      expect(found?.exaltation && found.fall).toBe(false);
    });
  });
});
