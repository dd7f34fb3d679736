import { describe, expect, test } from 'vitest';
import { listHouseRulers } from '../../../../../lib/astro/chart/analysis/house-rulers.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';

const everyThirtyFrom = (firstDeg: number) =>
  Array.from({ length: 12 }, (_, index) => longitudeDeg(firstDeg + 30 * index));
const mars = { id: 'mars', longitudeDeg: longitudeDeg(100), house: 7 } as const;

describe('listHouseRulers', () => {
  test('whole-sign rulers begin with the ruler of the rising sign, regardless of the cusps', () => {
    const rulers = listHouseRulers(
      { cuspsDeg: everyThirtyFrom(65), ascendantDeg: longitudeDeg(95) },
      [],
      'traditional',
    );
    expect(rulers.map(({ house }) => house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(rulers.slice(0, 3).map(({ cuspRuler }) => cuspRuler)).toEqual(['mercury', 'moon', 'sun']);
    expect(rulers.slice(0, 3).map(({ wholeSignRuler }) => wholeSignRuler)).toEqual(['moon', 'sun', 'mercury']);
    expect(rulers[11]?.wholeSignRuler).toBe('mercury');
  });

  test('where two cusps fall in one sign, both houses have its ruler', () => {
    const cuspsDeg = [2, 28, 60, 90, 120, 150, 182, 208, 240, 270, 300, 330].map(longitudeDeg);
    const rulers = listHouseRulers({ cuspsDeg, ascendantDeg: longitudeDeg(2) }, [mars], 'traditional');
    expect(rulers.slice(0, 2).map(({ cuspRuler }) => cuspRuler)).toEqual(['mars', 'mars']);
    expect(rulers[1]?.wholeSignRuler).toBe('venus');
  });

  test('the place of the ruler is the one that the chart gives it', () => {
    const houses = { cuspsDeg: everyThirtyFrom(0), ascendantDeg: longitudeDeg(0) };
    const rulers = listHouseRulers(houses, [mars], 'traditional');
    expect(rulers[7]).toEqual({
      house: 8,
      cuspRuler: 'mars',
      wholeSignRuler: 'mars',
      inHouse: 7,
      inSign: 'Cancer',
    });
  });

  test('a ruler that the chart lacks has no place', () => {
    const houses = { cuspsDeg: everyThirtyFrom(0), ascendantDeg: longitudeDeg(0) };
    expect(listHouseRulers(houses, [mars], 'modern')[7]).toMatchObject({ cuspRuler: 'pluto', inHouse: undefined });
  });
});
