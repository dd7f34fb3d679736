import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeEssentialDignities } from '../../../../../lib/astro/chart/dignities/essential-dignities.ts';
import { CATALOG_BODY_IDS } from '../../../../../lib/base/catalog/bodies.ts';
import { CLASSICAL_PLANETS } from '../../../../../lib/base/catalog/dignities.ts';
import { SIGNS, type Sign } from '../../../../../lib/base/catalog/signs.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { forAll } from '../../../../support/for-all.ts';

const at = (sign: Sign, degree: number) => longitudeDeg(SIGNS.indexOf(sign) * 30 + degree);
const none = {
  domicile: false,
  exaltation: false,
  detriment: false,
  fall: false,
  triplicity: false,
  term: false,
  face: false,
  peregrine: false,
};

describe('computeEssentialDignities', () => {
  test('the Sun in Leo rules the triplicity by day only', () => {
    expect(computeEssentialDignities('sun', at('Leo', 5), true)).toEqual({
      ...none,
      domicile: true,
      triplicity: true,
      score: 8,
    });
    expect(computeEssentialDignities('sun', at('Leo', 5), false)).toEqual({ ...none, domicile: true, score: 5 });
  });

  test('Mercury in Pisces is in detriment and fall, and peregrine without a term or face there', () => {
    const expected = { ...none, detriment: true, fall: true, peregrine: true, score: -14 };
    expect(computeEssentialDignities('mercury', at('Pisces', 25), true)).toEqual(expected);
    expect(computeEssentialDignities('mercury', at('Pisces', 17), true)).toEqual({
      ...none,
      detriment: true,
      fall: true,
      term: true,
      score: -7,
    });
  });

  test('Venus in the last ten degrees of Aries has the face and so is not peregrine', () => {
    expect(computeEssentialDignities('venus', at('Aries', 25.5), true)).toEqual({
      ...none,
      detriment: true,
      face: true,
      score: -4,
    });
  });

  test('a term ends where the next begins', () => {
    expect(computeEssentialDignities('jupiter', at('Aries', 5.999_999), true)?.term).toBe(true);
    expect(computeEssentialDignities('jupiter', at('Aries', 6), true)?.term).toBe(false);
    expect(computeEssentialDignities('saturn', longitudeDeg(359.999_999_9), true)?.term).toBe(true);
  });

  test.each(CATALOG_BODY_IDS.slice(CLASSICAL_PLANETS.length))('%s has no dignities', (body) => {
    expect(computeEssentialDignities(body, longitudeDeg(300), true)).toBeUndefined();
  });
});

describe('without a known sect', () => {
  test('the triplicity of a lord by day or by night is null, and so is the score', () => {
    const expected = { ...none, triplicity: null, domicile: true, score: null };
    expect(computeEssentialDignities('sun', at('Leo', 5), undefined)).toEqual(expected);
  });

  test('such a lord without other dignities has a null peregrine', () => {
    const expected = { ...none, triplicity: null, peregrine: null, score: null };
    expect(computeEssentialDignities('jupiter', at('Aries', 29), undefined)).toEqual(expected);
  });

  test('a planet that is lord neither by day nor by night is assessed as usual', () => {
    expect(computeEssentialDignities('moon', at('Leo', 5), undefined)).toEqual({ ...none, peregrine: true, score: -5 });
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
