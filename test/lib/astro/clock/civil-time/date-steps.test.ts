import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wallSeconds } from '../../../../../lib/astro/clock/civil-time/civil.ts';
import type { Clock } from '../../../../../lib/astro/clock/civil-time/clock.ts';
import {
  countSteps,
  instantAfterSteps,
  listOmittedSteps,
  readLocalClock,
  STEP_UNITS,
  type StepSeries,
} from '../../../../../lib/astro/clock/civil-time/date-steps.ts';
import { formatUtc } from '../../../../../lib/astro/clock/civil-time/format.ts';
import { unixSeconds } from '../../../../../lib/base/units/time.ts';
import { forAll } from '../../../../support/for-all.ts';
import { zones } from '../../../../support/services.ts';

const clockOf = (name: string): Clock => ({ type: 'zone', zone: zones.find(name) ?? expect.unreachable() });

function seriesFrom(date: string, { zone, step }: { zone: string; step: StepSeries['step'] }): StepSeries {
  const [year = 0, month = 0, day = 0, hour = 0] = date.split(/[-T]/).map(Number);
  const clock = clockOf(zone);
  const start = readLocalClock(clock, wallSeconds({ year, month, day, hour, minute: 0, second: 0 }));
  return { start, clock, step, calendar: 'gregorian' };
}

const list = (series: StepSeries, count: number): string[] =>
  Array.from({ length: count }, (_, index) => formatUtc(instantAfterSteps(series, index)).slice(0, 16));

describe('steps', () => {
  test('of days go over a midnight that the clocks skipped, to the first time after it', () => {
    const series = seriesFrom('2018-11-03', { zone: 'America/Sao_Paulo', step: { value: 1, unit: 'day' } });
    expect(list(series, 3)).toEqual(['2018-11-03T03:00', '2018-11-04T03:00', '2018-11-05T02:00']);
  });

  test('of hours are elapsed time, whatever the clocks show', () => {
    const series = seriesFrom('2025-03-30', { zone: 'Europe/Paris', step: { value: 1, unit: 'hour' } });
    expect(list(series, 5)).toEqual([
      '2025-03-29T23:00',
      '2025-03-30T00:00',
      '2025-03-30T01:00',
      '2025-03-30T02:00',
      '2025-03-30T03:00',
    ]);
  });

  test.each([
    ['minute', 60],
    ['hour', 3600],
    ['day', 86_400],
    ['week', 604_800],
  ] as const)('of one %s are %i seconds where no clock changes', (unit, seconds) => {
    const series = seriesFrom('2025-01-01', { zone: 'Europe/Paris', step: { value: 1, unit } });
    expect(instantAfterSteps(series, 3) - series.start).toBe(3 * seconds);
    expect(instantAfterSteps({ ...series, step: { value: 3, unit } }, 1)).toBe(instantAfterSteps(series, 3));
  });

  test('on a clock at an offset keep its time of day', () => {
    const clock: Clock = { type: 'offset', offsetSeconds: -12_600 };
    const start = readLocalClock(clock, wallSeconds({ year: 2024, month: 1, day: 31, hour: 0, minute: 0, second: 0 }));
    const series: StepSeries = { start, clock, step: { value: 1, unit: 'month' }, calendar: 'gregorian' };
    expect(list(series, 3)).toEqual(['2024-01-31T03:30', '2024-02-29T03:30', '2024-03-31T03:30']);
    expect(listOmittedSteps({ ...series, step: { value: 1, unit: 'day' } }, 100)).toEqual([]);
  });

  test('of years from a leap day return to it', () => {
    const series = seriesFrom('2024-02-29', { zone: 'UTC', step: { value: 1, unit: 'year' } });
    expect(list(series, 5).map((text) => text.slice(0, 10))).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ]);
  });

  test('of months use the leap days of the Julian calendar', () => {
    const series = seriesFrom('1700-03-10', { zone: 'UTC', step: { value: 1, unit: 'month' } });
    expect(list({ ...series, calendar: 'julian' }, 2).map((text) => text.slice(0, 10))).toEqual([
      '1700-03-10',
      '1700-04-08',
    ]);
  });

  test.each([0, 12, 23])('of days leave out 30 December 2011 in Samoa at %i o’clock', (hour) => {
    const date = `2011-12-28T${String(hour).padStart(2, '0')}`;
    const series = seriesFrom(date, { zone: 'Pacific/Apia', step: { value: 1, unit: 'day' } });
    expect(listOmittedSteps(series, 10)).toEqual([2]);
    expect(instantAfterSteps(series, 2)).toBe(instantAfterSteps(series, 3));
    expect(listOmittedSteps(series, 2)).toEqual([]);
  });

  test('of two days leave out nothing, as no two of them coincide', () => {
    const series = seriesFrom('2011-12-28', { zone: 'Pacific/Apia', step: { value: 2, unit: 'day' } });
    expect(listOmittedSteps(series, 10)).toEqual([]);
  });
});

describe('the number of steps', () => {
  const anySeries = fc
    .record({
      unit: fc.constantFrom(...STEP_UNITS),
      value: fc.integer({ min: 1, max: 40 }),
      start: fc.integer({ min: -6e10, max: 2.5e10 }),
      zone: fc.constantFrom('UTC', 'Europe/Paris', 'America/New_York', 'Asia/Manila', 'America/Juneau', 'Pacific/Apia'),
    })
    .map(
      ({ unit, value, start, zone }): StepSeries => ({
        start: unixSeconds(start),
        clock: clockOf(zone),
        step: { value, unit },
        calendar: 'gregorian',
      }),
    );

  test('up to a moment of the series counts that moment and all before it', () => {
    forAll([anySeries, fc.integer({ min: 0, max: 5000 })], (series, index) => {
      const moment = instantAfterSteps(series, index);
      const isTwice = instantAfterSteps(series, index + 1) === moment;
      expect(countSteps(series, moment)).toBe(index + (isTwice ? 2 : 1));
      expect(countSteps(series, unixSeconds(moment - 1))).toBeLessThanOrEqual(index);
    });
  });

  test('is none before the start', () => {
    const series = seriesFrom('2025-01-01', { zone: 'UTC', step: { value: 1, unit: 'day' } });
    expect(countSteps(series, unixSeconds(series.start - 1))).toBe(0);
    expect(countSteps(series, series.start)).toBe(1);
  });
});
