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

describe('steps', () => {
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
