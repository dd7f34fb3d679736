import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeLots } from '../../../../../lib/astro/chart/lots/compute-lots.ts';
import type { LotPoints } from '../../../../../lib/astro/chart/lots/points.ts';
import { FIXED_DEGREES } from '../../../../../lib/base/catalog/lots/lot.ts';
import { LOTS, type Lot } from '../../../../../lib/base/catalog/lots.ts';
import { arcDeg, longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { forAll } from '../../../../support/for-all.ts';
import { anyPoints, shiftPoints } from './points.ts';

const ROUNDING_DEG = 1e-9;
const lotById = (id: string): Lot => LOTS.find((lot) => lot.id === id) as Lot;
const placeOf = (id: string, points: LotPoints, isDayChart: boolean): number =>
  computeLots([lotById(id)], points, isDayChart)[0]?.longitudeDeg as number;
const swapSect = (lot: Lot): Lot => ({ ...lot, day: lot.night, night: lot.day });
const namesPoint = (lot: Lot, isNamed: (point: string) => boolean): boolean =>
  [lot.day, lot.night].some(({ from, to, base }) => [from, to, base].some(isNamed));

/** Moving the whole chart changes what a sign's ruler is and how far a fixed degree lies. */
const turnsWithChart = (lot: Lot): boolean =>
  !namesPoint(lot, (point) => point in FIXED_DEGREES || point.startsWith('ruler_'));

describe('lots of any chart', () => {
  test('have longitudes in [0, 360), in the order of the list', () => {
    forAll([anyPoints, fc.boolean()], (points, isDayChart) => {
      const values = computeLots(LOTS, points, isDayChart);
      expect(values.map(({ lot }) => lot.id)).toEqual(LOTS.map(({ id }) => id));
      for (const { longitudeDeg: place } of values) expect(place >= 0 && place < 360).toBe(true);
    });
  });

  test('place Fortune and Spirit symmetrically about the Ascendant', () => {
    forAll([anyPoints, fc.boolean()], (points, isDayChart) => {
      const fortune = arcDeg(points.ascendantDeg, placeOf('fortune', points, isDayChart));
      const spirit = arcDeg(points.ascendantDeg, placeOf('spirit', points, isDayChart));
      expect(Math.abs(arcDeg(-fortune, spirit))).toBeLessThan(ROUNDING_DEG);
    });
  });

  test('have Fortune by day equal to Spirit by night', () => {
    forAll([anyPoints], (points) => {
      expect(placeOf('fortune', points, true)).toBe(placeOf('spirit', points, false));
      expect(placeOf('spirit', points, true)).toBe(placeOf('fortune', points, false));
    });
  });

  test('give by night what swapped formulas give by day, for lots without houses', () => {
    const lots = LOTS.filter((lot) => !namesPoint(lot, (point) => point === 'fortune' || point === 'spirit'));
    forAll([anyPoints, fc.constantFrom(...lots)], (points, lot) => {
      const [byNight] = computeLots([lot], points, false);
      const [swapped] = computeLots([swapSect(lot)], points, true);
      expect(byNight?.longitudeDeg).toBe(swapped?.longitudeDeg);
    });
  });

  test('rotate with the chart', () => {
    const lots = LOTS.filter(turnsWithChart);
    expect(lots.length).toBeGreaterThan(LOTS.length - 8);
    const turn = fc.double({ min: -720, max: 720, noNaN: true });
    forAll([anyPoints, turn, fc.boolean(), fc.constantFrom(...lots)], (points, byDeg, isDayChart, lot) => {
      const [before] = computeLots([lot], points, isDayChart);
      const [after] = computeLots([lot], shiftPoints(points, byDeg), isDayChart);
      const movedDeg = arcDeg(before?.longitudeDeg as number, after?.longitudeDeg as number);
      expect(Math.abs(arcDeg(byDeg, movedDeg))).toBeLessThan(ROUNDING_DEG * 10);
    });
  });

  test('have Basis at most half a circle after the Ascendant', () => {
    forAll([anyPoints, fc.boolean()], (points, isDayChart) => {
      const afterDeg = longitudeDeg(placeOf('basis', points, isDayChart) - points.ascendantDeg);
      expect(Math.min(afterDeg, 360 - afterDeg) < ROUNDING_DEG || afterDeg <= 180 + ROUNDING_DEG).toBe(true);
    });
  });
});
