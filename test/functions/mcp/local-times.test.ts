import { describe, expect, test } from 'vitest';
import { startLocalDay, toLocalDate, toLocalTimes } from '../../../functions/mcp/text/local-times.ts';
import { TEXAS } from './births.ts';
import { call } from './send.ts';

describe('the clock time of a zone in place of UTC', () => {
  test.each([
    ['a winter day', '2026-01-03T23:00Z New Moon', '2026-01-04 00:00 New Moon'],
    ['a summer day', '2026-07-03T08:00:30Z New Moon', '2026-07-03 10:00 New Moon'],
    ['two instants', 'from 2026-01-03T08:00Z to 2026-01-03T09:00Z', 'from 2026-01-03 09:00 to 10:00'],
  ])('%s', (_, line, expected) => {
    expect(toLocalTimes([line], 'Europe/Paris')).toEqual([expected, 'Times: Europe/Paris']);
  });

  test('is the local day alone where that suffices', () => {
    expect(toLocalTimes(['2026-01-03T23:00Z New Moon'], 'Europe/Paris', 'day')[0]).toBe('2026-01-04 New Moon');
  });

  test('is not written before the zones of the runtime are sure, nor in a zone that it does not know', () => {
    expect(toLocalTimes(['1940-01-03T08:00Z'], 'Europe/Paris')).toEqual(['1940-01-03T08:00Z']);
    expect(toLocalTimes(['2026-01-03T08:00Z'], 'Europe/Nowhere')).toEqual(['2026-01-03T08:00Z']);
  });
});

describe('a local day', () => {
  test.each([
    ['2026-07-01', 'America/Chicago', '2026-07-01T00:00:00-05:00'],
    ['2026-01-01', 'Europe/London', '2026-01-01T00:00:00+00:00'],
    ['2026-01-01', 'Asia/Kathmandu', '2026-01-01T00:00:00+05:45'],
    ['2026-01-01T12:00', 'Asia/Kathmandu', '2026-01-01T12:00'],
    ['1940-01-01', 'Europe/Paris', '1940-01-01'],
    ['2026-01-01', 'Europe/Nowhere', '2026-01-01'],
    ['2026-01-01', null, '2026-01-01'],
  ])('%s of %s begins at %s', (date, timezone, start) => {
    expect(startLocalDay(date, timezone)).toBe(start);
  });

  test.each([
    ['Pacific/Auckland', '2026-11-28'],
    ['America/Chicago', '2026-11-27'],
    [null, '2026-11-27'],
  ])('is in %s that of the clock there', (timezone, date) => {
    expect(toLocalDate(new Date('2026-11-27T16:00Z'), timezone)).toBe(date);
  });
});

describe('times in the zone of the person', () => {
  const NOTE = 'Times: ';

  test.each<[string, object, string]>([
    ['digest', { birth: TEXAS, from: '2026-06-01' }, 'America/Chicago'],
    ['digest', { birth: TEXAS, from: '2026-06-01', place: 'Tokyo' }, 'Asia/Tokyo'],
    ['transit_search', { birth: TEXAS, from: '2026-01-01', to: '2026-06-01' }, 'America/Chicago'],
    ['what_is_active', { birth: TEXAS, at: '2026-06-01 12:00Z' }, 'America/Chicago'],
    ['returns', { birth: TEXAS, near: '2026-06-15', place: 'Tokyo' }, 'Asia/Tokyo'],
    ['sky_now', { at: '2026-06-01 12:00', place: 'Berlin' }, 'Europe/Berlin'],
    ['moon', { at: '2026-06-01 12:00', place: 'Berlin' }, 'Europe/Berlin'],
    ['moon', { place: 'Berlin' }, 'Europe/Berlin'],
    ['sky_now', { place: 'Berlin' }, 'Europe/Berlin'],
    ['events', { from: '2026-06-01', to: '2026-07-01', place: 'Berlin' }, 'Europe/Berlin'],
    ['events', { from: '2026-06-01', to: '2026-06-04', step: 'day', place: 'Berlin' }, 'Europe/Berlin'],
    ['elections', { all: 'on Monday', from: '2026-06-01', to: '2026-06-09', place: 'Berlin' }, 'Europe/Berlin'],
  ])('%s %j', async (name, args, zone) => {
    const { text, isError } = await call(name, args);
    expect(isError, text).toBeUndefined();
    expect(text).toContain(`${NOTE}${zone}`);
    expect(text).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d/);
    expect(text.replaceAll(/\(1990-06-15T19:30Z\)/g, '')).not.toMatch(/\dT\d\d:\d\d(?::\d\d)?Z/);
  });

  test.each(['sky_now', 'moon', 'events'])('%s has UTC without a place', async (name) => {
    const { text } = await call(name, {});
    expect(text).not.toContain(NOTE);
    expect(text).toMatch(/\dT\d\d:\d\d(?::\d\d)?Z/);
  });

  test('a place that is not found names the argument', async () => {
    expect((await call('events', { place: 'Qqqqqx' })).text).toMatch(/^- place is not a known place/m);
  });
});
