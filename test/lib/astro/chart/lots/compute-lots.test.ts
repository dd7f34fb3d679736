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

describe('house rulers', () => {
  const points: LotPoints = {
    ascendantDeg: longitudeDeg(10),
    midheavenDeg: longitudeDeg(280),
    cuspsDeg: Array.from({ length: 12 }, (_, house) => longitudeDeg(10 + 30 * house)),
    planetsDeg: {
      sun: longitudeDeg(100),
      moon: longitudeDeg(200),
      mercury: longitudeDeg(110),
      venus: longitudeDeg(70),
      mars: longitudeDeg(15),
      jupiter: longitudeDeg(300),
      saturn: longitudeDeg(250),
    },
  };

  test('rule the sign on the cusp: second in Taurus, Venus; ninth in Sagittarius, twelfth in Pisces, Jupiter', () => {
    expect(placeOf('property', points, true)).toBe(longitudeDeg(10 + 40 - 70));
    expect(placeOf('travel', points, true)).toBe(longitudeDeg(10 + 250 - 300));
    expect(placeOf('enemies', points, true)).toBe(longitudeDeg(10 + 340 - 300));
  });

  test('are missing in a chart without houses, which has all other lots', () => {
    const withoutHouses = { ...points, cuspsDeg: [] };
    for (const id of ['fortune', 'spirit', 'eros', 'livelihood', 'travel_by_water']) {
      expect(placeOf(id, withoutHouses, true)).toBe(placeOf(id, points, true));
    }
    expect(() => placeOf('property', withoutHouses, true)).toThrow('The chart has no houses and no cusp_2');
  });

  test('Death is cast from Saturn, Livelihood to the Midheaven, Travel by Water to 15° Cancer', () => {
    expect(placeOf('death', points, true)).toBe(longitudeDeg(250 + 220 - 200));
    expect(placeOf('livelihood', points, true)).toBe(longitudeDeg(10 + 280 - 100));
    expect(placeOf('travel_by_water', points, true)).toBe(longitudeDeg(10 + 105 - 250));
    expect(placeOf('travel_by_water', points, false)).toBe(longitudeDeg(10 + 250 - 105));
  });
});
