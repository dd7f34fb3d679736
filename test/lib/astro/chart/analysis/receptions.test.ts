import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeReception, findReceptions } from '../../../../../lib/astro/chart/analysis/receptions.ts';
import {
  CLASSICAL_PLANETS,
  type ClassicalPlanet,
  TRIPLICITY_LORDS,
} from '../../../../../lib/base/catalog/dignities.ts';
import { ELEMENTS, SIGNS, type Sign } from '../../../../../lib/base/catalog/signs.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { forAll } from '../../../../support/for-all.ts';

const at = (id: ClassicalPlanet, sign: Sign, degree: number, speed: number | null = null) => ({
  id,
  longitudeDeg: longitudeDeg(SIGNS.indexOf(sign) * 30 + degree),
  longitudeSpeedDegPerDay: speed,
  isDayChart: true as boolean | undefined,
});

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }).map(longitudeDeg);
const sky = fc.tuple(...CLASSICAL_PLANETS.map(() => longitude)).map((longitudes) =>
  longitudes.map((degree, index) => ({
    id: CLASSICAL_PLANETS[index] as ClassicalPlanet,
    longitudeDeg: degree,
    longitudeSpeedDegPerDay: 1,
  })),
);

describe('describeReception', () => {
  test('planets of two charts: the triplicity is that of the sect of the guest’s chart', () => {
    const [host, guest] = [at('sun', 'Taurus', 1), { ...at('jupiter', 'Leo', 1), isDayChart: false }];
    expect(describeReception(host, guest)?.byA.triplicityRank).toBe('second');
    expect(describeReception(host, { ...guest, isDayChart: true })?.byA.triplicityRank).toBe('first');
  });
});

describe('lords of a triplicity', () => {
  const signs = { fire: 'Aries', earth: 'Taurus', air: 'Gemini', water: 'Cancer' } as const;

  test.each(ELEMENTS)('the three lords of %s receive a guest there by their rank in the sect', (element) => {
    const { day, night, participating } = TRIPLICITY_LORDS[element];
    const rankOf = (lord: ClassicalPlanet, isDayChart: boolean | undefined) => {
      const guest = { ...at('sun', signs[element], 29), isDayChart };
      return describeReception(at(lord, 'Aries', 0), guest)?.byA.triplicityRank;
    };
    expect([day, night, participating].map((lord) => rankOf(lord, true))).toEqual(['first', 'second', 'third']);
    expect([day, night, participating].map((lord) => rankOf(lord, false))).toEqual(['second', 'first', 'third']);
    expect([day, night, participating].map((lord) => rankOf(lord, undefined))).toEqual([undefined, undefined, 'third']);
  });
});

describe('findReceptions', () => {
  test('exchanging the two planets exchanges the two sides and nothing else', () => {
    forAll([sky, fc.boolean()], { numRuns: 50 }, (points, isDayChart) => {
      const sides = points.map((point) => ({ ...point, isDayChart }));
      for (const [index, a] of sides.entries()) {
        for (const b of sides.slice(index + 1)) {
          const [one, other] = [describeReception(a, b), describeReception(b, a)];
          expect(other && { ...other, a: other.b, b: other.a, byA: other.byB, byB: other.byA }).toEqual(one);
        }
      }
    });
  });

  test('a planet is received by the ruler of its sign, its term and its face, unless it is the ruler itself', () => {
    forAll([sky], (points) => {
      const receptions = findReceptions(points, { isDayChart: true, rule: 'listed' });
      for (const dignity of ['domicile', 'term', 'face'] as const) {
        const guests = receptions.flatMap(({ a, b, byA, byB }) => [
          ...(byA.dignities.includes(dignity) ? [b] : []),
          ...(byB.dignities.includes(dignity) ? [a] : []),
        ]);
        expect(new Set(guests).size).toBe(guests.length);
      }
    });
  });

  test('the rule of Bonatti leaves out all but the strong ones', () => {
    forAll([sky], (points) => {
      const listed = findReceptions(points, { isDayChart: false, rule: 'listed' });
      const strong = findReceptions(points, { isDayChart: false, rule: 'bonatti' });
      expect(strong).toEqual(listed.filter((reception) => reception.strong));
    });
  });
});
