import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assessBodies } from '../../../../../lib/astro/chart/analysis/body-conditions.ts';
import type { Chart } from '../../../../../lib/astro/chart/cast.ts';
import { type ChartObjectId, OBJECT_SETS } from '../../../../../lib/base/catalog/chart-objects.ts';
import { CLASSICAL_PLANETS } from '../../../../../lib/base/catalog/dignities.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { forAll } from '../../../../support/for-all.ts';
import { BORN, castIn, LAHIRI, TROPICAL } from '../../timing/progressions/births.ts';

const FULL = { objects: [...OBJECT_SETS.full, 'vertex', 'part_of_fortune'] as const };
const chart = castIn(TROPICAL, BORN, FULL);
const conditionOf = (of: Chart, id: ChartObjectId) => {
  const condition = assessBodies(of, 'halb').find((body) => body.id === id);
  if (!condition) throw new Error(`${id} is not in the chart`);
  return condition;
};

/** The chart with other values for one point. */
const alter = (id: ChartObjectId, changes: Partial<Chart['points'][number]>): Chart => ({
  ...chart,
  points: chart.points.map((point) => (point.id === id ? { ...point, ...changes } : point)),
});
const sunDeg = chart.points.find(({ id }) => id === 'sun')?.longitudeDeg ?? 0;

test('a body behind the Sun in longitude rises before it, also across 0° Aries', () => {
  expect(conditionOf(alter('mars', { longitudeDeg: longitudeDeg(sunDeg - 1) }), 'mars').oriental).toBe(true);
  expect(conditionOf(alter('mars', { longitudeDeg: longitudeDeg(sunDeg - 179) }), 'mars').oriental).toBe(true);
  expect(conditionOf(alter('mars', { longitudeDeg: longitudeDeg(sunDeg + 1) }), 'mars').oriental).toBe(false);
  expect(conditionOf(alter('mars', { longitudeDeg: longitudeDeg(sunDeg + 179) }), 'mars').oriental).toBe(false);
});

test('joys are counted in whole signs from the Ascendant, regardless of the house of the chart', () => {
  const risingSign = Math.floor((chart.horizon?.houses.ascendantDeg ?? 0) / 30);
  const inWholeSignHouse = (house: number) => longitudeDeg((risingSign + house - 1) * 30 + 29.9);
  const joys = { sun: 9, moon: 3, mercury: 1, venus: 5, mars: 6, jupiter: 11, saturn: 12 };
  for (const planet of CLASSICAL_PLANETS) {
    for (let house = 1; house <= 12; house += 1) {
      const altered = alter(planet, { longitudeDeg: inWholeSignHouse(house), house: 4 });
      expect(conditionOf(altered, planet).joy).toBe(house === joys[planet]);
    }
  }
});

test('a body is out of bounds beyond the true obliquity of the moment', () => {
  const obliquityDeg = chart.context.orientation.trueObliquityDeg;
  const withDeclination = (declinationDeg: number) =>
    alter('mars', {
      equatorial: { rightAscensionDeg: longitudeDeg(90), declinationDeg, declinationSpeedDegPerDay: 0 },
    });
  expect(conditionOf(withDeclination(obliquityDeg), 'mars').outOfBounds).toBe(false);
  expect(conditionOf(withDeclination(obliquityDeg + 1e-6), 'mars').outOfBounds).toBe(true);
  expect(conditionOf(withDeclination(-obliquityDeg - 1e-6), 'mars').outOfBounds).toBe(true);
});

test.each([
  ['tropical', TROPICAL],
  ['sidereal', LAHIRI],
])('a %s chart without equatorial places answers as one with them', (_name, zodiac) => {
  forAll([fc.double({ min: -20_000, max: 20_000, noNaN: true })], { numRuns: 40 }, (days) => {
    const when = { ...BORN, moment: jdUt(BORN.moment + days) };
    const withEquatorial = castIn(zodiac, when, { ...FULL, withEquatorial: true });
    const withoutEquatorial = castIn(zodiac, when, { ...FULL, withEquatorial: false });
    expect(assessBodies(withoutEquatorial, 'halb')).toEqual(assessBodies(withEquatorial, 'halb'));
  });
});

test('the zodiac changes neither the phase of the Sun nor what the horizon decides', () => {
  const sidereal = castIn(LAHIRI, BORN, FULL);
  for (const { id } of chart.points) {
    const { solarPhase, oriental, outOfBounds, angularity } = conditionOf(chart, id);
    expect(conditionOf(sidereal, id)).toMatchObject({ solarPhase, oriental, outOfBounds, angularity });
  }
});

test('at any latitude the Sun is in halb in masculine signs alone, as it makes day and night itself', () => {
  const latitude = fc.double({ min: -90, max: 90, noNaN: true });
  forAll([fc.double({ min: -20_000, max: 20_000, noNaN: true }), latitude], (days, latitudeDeg) => {
    const when = { ...BORN, moment: jdUt(BORN.moment + days), place: { ...BORN.place, latitudeDeg } };
    const cast = castIn(TROPICAL, when, { objects: ['sun'] });
    const isMasculine = Math.floor((cast.points[0]?.longitudeDeg ?? 0) / 30) % 2 === 0;
    expect(conditionOf(cast, 'sun').hayz).toBe(isMasculine);
  });
});

test('south of the equator and beyond the polar circles every state is known', () => {
  for (const latitudeDeg of [-33.9, -75, -90, 66.6, 78.2, 90]) {
    const place = { ...BORN.place, latitudeDeg };
    for (const body of assessBodies(castIn(TROPICAL, { ...BORN, place }, FULL), 'strict')) {
      expect(body.angularity).toBeDefined();
      const isClassical = CLASSICAL_PLANETS.some((planet) => planet === body.id);
      expect([body.joy, body.hayz].map((state) => typeof state)).toEqual(
        isClassical ? ['boolean', 'boolean'] : ['undefined', 'undefined'],
      );
    }
  }
});
