import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listFirdaria } from '../../../../../lib/astro/timing/time-lords/firdaria.ts';
import { selectActive } from '../../../../../lib/astro/timing/time-lords/life-period.ts';
import { FIRDAR_NODES } from '../../../../../lib/base/catalog/time-lords.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { forAll } from '../../../../support/for-all.ts';
import { dayOf, expectPartsToFill, expectTiling, instant, windowOfYears } from './tiling.ts';

const birth = instant('1950-08-01T12:00:00Z');
const dayBirth = { birth, isDayChart: true, nodes: 'abu_mashar', yearDays: 365.2425 } as const;

describe('published firdaria', () => {
  /** @source Firdariyyat table after B. Dykes, https://www.scribd.com/document/390734932/firdariyyat-table-pdf */
  test('a day birth of 1 August 1950 has Sun and Sun until 5 January 1952', () => {
    const [sun, first] = listFirdaria(dayBirth, windowOfYears(birth, 0, 1), 2);
    expect([sun?.lord, first?.lord, first?.majorLord]).toEqual(['sun', 'sun', 'sun']);
    expect(dayOf(first?.end ?? 0)).toBe('1952-01-05');
  });

  /** @source the same table: ages at which the sub-periods of the first firdaria begin */
  test.each([
    ['day', 'sun venus mercury moon saturn jupiter mars', [0, 1.428, 2.856, 4.284, 5.712, 7.14, 8.568]],
    ['night', 'moon saturn jupiter mars sun venus mercury', [0, 1.286, 2.572, 3.858, 5.144, 6.43, 7.716]],
  ])('the first firdar of a %s birth is shared by %s', (sect, lords, ages) => {
    const settings = { ...dayBirth, isDayChart: sect === 'day' };
    const parts = listFirdaria(settings, windowOfYears(birth, 0, 8.6), 2).filter(({ level }) => level === 2);
    expect(parts.slice(0, 7).map(({ lord }) => lord)).toEqual(lords.split(' '));
    for (const [index, age] of ages.entries()) {
      expect(((parts[index]?.start ?? 0) - birth) / 365.2425).toBeCloseTo(age, 2);
    }
  });
});

/** @source the same table: ages at which sub-periods of the second and third firdar begin */
test.each([
  ['day', 10, 'venus mercury moon saturn jupiter mars sun', [10, 11.143, 12.286, 13.429, 14.572, 15.715, 16.858]],
  ['day', 18, 'mercury moon saturn jupiter mars sun', [18, 19.857, 21.714, 23.571, 25.428, 27.285]],
  ['night', 9, 'saturn jupiter mars sun venus mercury moon', [9, 10.571, 12.142, 13.713, 15.284, 16.855, 18.426]],
  ['night', 20, 'jupiter mars sun venus mercury', [20, 21.714, 23.428, 25.142, 26.856]],
])('the firdar of the table that begins in a %s birth at %i is shared by %s', (sect, age, lords, ages) => {
  const settings = { ...dayBirth, isDayChart: sect === 'day' };
  const listed = listFirdaria(settings, windowOfYears(birth, age + 0.01, (ages.at(-1) ?? age) + 0.1), 2);
  const parts = listed.filter(({ level }) => level === 2);
  expect(parts.map(({ lord }) => lord)).toEqual(lords.split(' '));
  for (const [index, start] of ages.entries()) {
    expect(((parts[index]?.start ?? 0) - birth) / 365.2425).toBeCloseTo(start, 2);
  }
});

const settings = fc.record({
  birth: fc.double({ min: 2_000_000, max: 2_500_000, noNaN: true }).map(jdUt),
  isDayChart: fc.boolean(),
  nodes: fc.constantFrom(...FIRDAR_NODES),
  yearDays: fc.constantFrom(365.2425, 365.25, 365.2422, 360),
});

describe('listFirdaria', () => {
  test('periods of a life follow each other without gap or overlap, and sevenths fill their firdar', () => {
    forAll([settings], { numRuns: 40 }, (one) => {
      const periods = listFirdaria(one, windowOfYears(one.birth, 0, 120), 2);
      expect(periods[0]?.start).toBe(one.birth);
      expectTiling(periods, [1]);
      const isWhole = ({ end }: { readonly end: number }) => end < one.birth + 120 * 365.25;
      const divided = periods.filter(({ majorLord }) => !majorLord.endsWith('_node'));
      expectPartsToFill(
        divided.filter((period) => period.level > 1 || isWhole(period)),
        1,
      );
      expect(periods.some(({ level, majorLord }) => level === 2 && majorLord.endsWith('_node'))).toBe(false);
    });
  });

  test('a window of one moment has the periods that contain it', () => {
    forAll([settings, fc.double({ min: 0, max: 43_000, noNaN: true })], (one, days) => {
      const moment = jdUt(one.birth + days);
      const window = { fromJdUt: moment, toJdUt: moment };
      const life = listFirdaria(one, windowOfYears(one.birth, 0, 120), 2);
      expect(listFirdaria(one, window, 2)).toEqual(selectActive(life, moment));
    });
  });
});
