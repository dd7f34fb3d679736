import { describe, expect, test } from 'vitest';
import { addLocalTimes } from '../../../functions/mcp/text/local-times.ts';
import { TEXAS } from './births.ts';
import { call } from './send.ts';

describe('the clock time of a zone beside UTC', () => {
  test.each([
    ['a winter day', '2026-01-03T23:00Z New Moon', '2026-01-03T23:00Z (2026-01-04 00:00) New Moon'],
    ['a summer day', '2026-07-03T08:00:30Z New Moon', '2026-07-03T08:00:30Z (10:00) New Moon'],
    [
      'two instants',
      'from 2026-01-03T08:00Z to 2026-01-03T09:00Z',
      'from 2026-01-03T08:00Z (09:00) to 2026-01-03T09:00Z (10:00)',
    ],
  ])('%s', (_, line, expected) => {
    expect(addLocalTimes([line], 'Europe/Paris')).toEqual([expected, 'Times in parentheses: Europe/Paris']);
  });

  test('is not added to instants before the zones of the runtime are sure, nor in a zone that it does not know', () => {
    expect(addLocalTimes(['1940-01-03T08:00Z'], 'Europe/Paris')).toEqual(['1940-01-03T08:00Z']);
    expect(addLocalTimes(['2026-01-03T08:00Z'], 'Europe/Nowhere')).toEqual(['2026-01-03T08:00Z']);
  });
});

describe('times in the zone of the person', () => {
  const NOTE = 'Times in parentheses: ';

  test.each<[string, object, string]>([
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
    expect(text).toMatch(/\dT\d\d:\d\d(?::\d\d)?Z \((?:\d{4}-\d\d-\d\d )?\d\d:\d\d\)/);
  });

  test.each(['sky_now', 'moon', 'events'])('%s has UTC alone without a place', async (name) => {
    expect((await call(name, {})).text).not.toContain(NOTE);
  });

  test('a place that is not found names the argument', async () => {
    expect((await call('events', { place: 'Qqqqqx' })).text).toMatch(/^- place is not a known place/m);
  });
});
