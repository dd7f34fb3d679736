import { expect, test } from 'vitest';
import { listHouseRulers } from '../../../../../lib/astro/chart/analysis/house-rulers.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';

const everyThirtyFrom = (firstDeg: number) =>
  Array.from({ length: 12 }, (_, index) => longitudeDeg(firstDeg + 30 * index));
const mars = { id: 'mars', longitudeDeg: longitudeDeg(100), house: 7 } as const;

test('whole-sign rulers begin with the ruler of the rising sign, regardless of the cusps', () => {
  const rulers = listHouseRulers({ cuspsDeg: everyThirtyFrom(65), ascendantDeg: longitudeDeg(95) }, [], 'traditional');
  expect(rulers.map(({ house }) => house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(rulers.slice(0, 3).map(({ cuspRuler }) => cuspRuler)).toEqual(['mercury', 'moon', 'sun']);
  expect(rulers.slice(0, 3).map(({ wholeSignRuler }) => wholeSignRuler)).toEqual(['moon', 'sun', 'mercury']);
  expect(rulers[11]?.wholeSignRuler).toBe('mercury');
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
