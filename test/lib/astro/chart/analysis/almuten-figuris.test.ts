import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AlmutenInput, computeAlmutenFiguris } from '../../../../../lib/astro/chart/analysis/almuten-figuris.ts';
import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../../../../../lib/base/catalog/dignities.ts';
import { SIGNS, type Sign } from '../../../../../lib/base/catalog/signs.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { forAll } from '../../../../support/for-all.ts';

const at = (sign: Sign, degree: number) => longitudeDeg(SIGNS.indexOf(sign) * 30 + degree);

/** Five places in Aries 5°: Mars is lord and has the face, the Sun the exaltation and the triplicity by day, Jupiter the term. */
const ARIES_5 = at('Aries', 5);
const input = (changes: Partial<AlmutenInput> = {}): AlmutenInput => ({
  placesDeg: { sun: ARIES_5, moon: ARIES_5, ascendant: ARIES_5, fortune: ARIES_5, syzygy: ARIES_5 },
  houseOf: () => 6,
  isDayChart: true,
  rulers: undefined,
  ...changes,
});
const scoreOf = (planet: ClassicalPlanet, changes: Partial<AlmutenInput> = {}) =>
  computeAlmutenFiguris(input(changes)).scores.find((score) => score.planet === planet);

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }).map(longitudeDeg);
const places = fc.record({
  sun: longitude,
  moon: longitude,
  ascendant: longitude,
  fortune: longitude,
  syzygy: longitude,
});

test('houses from 12 points to 1: first, tenth, seventh, fourth, eleventh, fifth, second, eighth, ninth, third, twelfth, sixth', () => {
  const houses = [1, 10, 7, 4, 11, 5, 2, 8, 9, 3, 12, 6];
  const points = houses.map((house) => scoreOf('venus', { houseOf: () => house })?.house);
  expect(points).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

test('points are conserved: each place gives 5 + 3 + 2 + 1, and 4 in a sign with an exaltation', () => {
  forAll([places, fc.boolean()], (placesDeg, isDayChart) => {
    const { scores, winners } = computeAlmutenFiguris(input({ placesDeg, isDayChart }));
    const exalting = new Set(['Aries', 'Taurus', 'Virgo', 'Pisces', 'Capricorn', 'Cancer', 'Libra']);
    const exaltations = Object.values(placesDeg).filter((degree) =>
      exalting.has(SIGNS[Math.floor(degree / 30)] as Sign),
    );
    expect(scores.reduce((total, score) => total + score.places, 0)).toBe(5 * 11 + 4 * exaltations.length);
    expect(scores.map(({ planet }) => planet).sort()).toEqual([...CLASSICAL_PLANETS].sort());
    expect(scores[0]?.planet).toBe(winners[0]);
  });
});
