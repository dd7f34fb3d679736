import { expect, test } from 'vitest';
import { dayNumber } from '../../../../../lib/astro/clock/civil-time/calendar.ts';
import { listCalendarDays, splitRepeatedDates } from '../../../../../lib/astro/clock/civil-time/calendar-days.ts';
import type { Clock } from '../../../../../lib/astro/clock/civil-time/clock.ts';
import { zone } from './zones.ts';

const clockOf = (name: string): Clock => ({ type: 'zone', zone: zone(name) });

const hoursFrom = (clock: Clock, year: number, month: number, day: number, count: number) =>
  listCalendarDays(clock, dayNumber({ year, month, day }), count).map(
    ({ fromJdUt, toJdUt }) => Math.round((toJdUt - fromJdUt) * 24 * 60) / 60,
  );

test('days have 23 and 25 hours where the clocks are changed, also where the midnight was skipped', () => {
  expect(hoursFrom(clockOf('Europe/Berlin'), 2024, 3, 30, 3)).toEqual([24, 23, 24]);
  expect(hoursFrom(clockOf('Europe/Berlin'), 2024, 10, 26, 3)).toEqual([24, 25, 24]);
  expect(hoursFrom(clockOf('America/Sao_Paulo'), 2018, 11, 3, 3)).toEqual([24, 23, 24]);
});

test('a date that a zone left out is no day', () => {
  const days = listCalendarDays(clockOf('Pacific/Apia'), dayNumber({ year: 2011, month: 12, day: 29 }), 3);
  expect(days.map(({ date }) => date.day)).toEqual([29, 31]);
});

test.each([
  ['Pacific/Apia', [1892, 7, 3], [24, 24, 24, 24], [3, 4, 4, 5]],
  ['Pacific/Kwajalein', [1969, 9, 29], [24, 23, 24, 24], [29, 30, 30, 1]],
  ['Europe/Berlin', [2024, 10, 26], [24, 25, 24], [26, 27, 28]],
] as const)(
  'a date that %s had twice is two days, one with a change of the clocks is not',
  (name, first, hours, dates) => {
    const [year, month, day] = first;
    const days = splitRepeatedDates(listCalendarDays(clockOf(name), dayNumber({ year, month, day }), 3));
    expect(days.map(({ fromJdUt, toJdUt }) => Math.round((toJdUt - fromJdUt) * 24))).toEqual(hours);
    expect(days.map(({ date }) => date.day)).toEqual(dates);
  },
);
