import { describe, expect, test } from 'vitest';
import { PARIS, PARIS_WITHOUT_TIME, TEXAS } from './births.ts';
import { call } from './send.ts';

describe('events without an end', () => {
  test.each([['mercury'], ['venus'], ['mars']])('find the next station of %s at the first call', async (body) => {
    const { isError, structuredContent } = await call('events', { types: ['station'], bodies: [body] });
    expect(isError).toBeUndefined();
    expect(structuredContent.events).toMatchObject([{ type: 'station', body }, ...structuredContent.events.slice(1)]);
  });

  test('take a period in words', async () => {
    const { text } = await call('events', { from: 'next month' });
    expect(text).toMatch(/^From \d{4}-\d\d-01 to \d{4}-\d\d-01:/);
  });
});

describe('events with a step', () => {
  test('is a table of positions, a line for each date', async () => {
    const { text, isError } = await call('events', {
      from: '2026-01-01',
      to: '2026-01-03',
      step: 'day',
      bodies: ['sun', 'jupiter'],
    });
    expect(isError, text).toBeUndefined();
    expect(text.split('\n').slice(0, 6)).toEqual([
      'Positions from 2026-01-01 to 2026-01-03 in UTC, R retrograde:',
      'time | Sun | Jupiter',
      expect.stringMatching(/^2026-01-01T00:00Z \| 10°\d\d′ Capricorn \| 21°\d\d′ Cancer R$/),
      expect.stringMatching(/^2026-01-02T00:00Z \| 11°/),
      expect.stringMatching(/^2026-01-03T00:00Z \| 12°/),
      '3 of 3.',
    ]);
  });

  test('has 15 lines by default, and the cursor of the others', async () => {
    const first = await call('events', { from: '2026-01-01', step: 'day', zodiac: 'lahiri' });
    const { next_cursor } = first.structuredContent;
    expect(first.text).toMatch(/15 of 31; for more repeat the call with cursor/);
    const last = await call('events', {
      from: '2026-01-01',
      step: 'day',
      zodiac: 'lahiri',
      limit: 20,
      cursor: next_cursor,
    });
    expect(last.text).toContain('2026-01-16T00:00Z');
    expect(last.text).toContain('16 of 31.');
  });

  test.each([
    [{ step: 'fortnight' }, 'step'],
    [{ step: 'day', bodies: ['nibiru'] }, 'bodies[0]'],
    [{ step: 'day', from: '2026-01-01', to: '2025-01-01' }, 'to'],
    [{ step: 'hour', from: '-9000-01-01' }, 'from'],
  ])('refuses %j at its argument', async (args, argument) => {
    const { text, isError } = await call('events', args);
    expect(isError).toBe(true);
    expect(text).toContain(argument);
  });
});

describe('progressed, with until', () => {
  test.each(['secondary', 'solar_arc'])('by %s lists what becomes exact', async (method) => {
    const { isError, text, structuredContent } = await call('progressed', {
      birth: TEXAS,
      to: '2026-01-01',
      until: '2031-01-01',
      method,
    });
    expect([isError ?? false, text.slice(0, 40)]).toEqual([false, expect.any(String)]);
    const events = structuredContent.events as readonly string[];
    expect(events.length).toBeGreaterThan(3);
    for (const event of events) expect(text).toContain(event);
    expect(events.toSorted()).toEqual(events);
    expect(events.every((event) => /^\d{4}-\d\d-\d\d [A-Z]/.test(event))).toBe(true);
    expect(text).not.toMatch(/\bn\.|_arc|_moon/);
  });

  test('names events in words', async () => {
    const { text } = await call('progressed', { birth: PARIS, to: '2025-01-01', until: '2025-05-01' });
    expect(text).toMatch(/^2025-\d\d-\d\d \w+ (?:enters (?:natal house \d+|\w+)|\w+ natal [A-Z])/m);
  });

  test('leads to the events after those that it lists', async () => {
    const first = await call('progressed', { birth: PARIS, to: '2020-01-01', until: '2040-01-01' });
    const [, to] = /40 of \d+; for later ones call again with to (\S+)\)/.exec(first.text) ?? [];
    const next = await call('progressed', { birth: PARIS, to, until: '2040-01-01' });
    const last = (first.structuredContent.events as readonly string[]).at(-1);
    expect(next.structuredContent.events).toContain(last);
  });

  test.each([{}, { until: '2031-01-01' }])('asks for a time of birth in words of the tool, %j', async (dates) => {
    const { isError, text } = await call('progressed', {
      birth: PARIS_WITHOUT_TIME,
      method: 'ascendant_arc',
      ...dates,
    });
    expect(isError).toBe(true);
    expect(text).toContain('birth needs the time of birth');
    expect(text).not.toMatch(/birth_|true/);
  });

  test('by primary directions lists those of the given years', async () => {
    const { isError, text, structuredContent } = await call('progressed', {
      birth: TEXAS,
      to: '2026-01-01',
      until: '2036-01-01',
      method: 'primary',
    });
    expect(isError, text).toBeUndefined();
    const events = structuredContent.events as readonly string[];
    expect(events.length).toBeGreaterThan(3);
    for (const event of events) expect(event).toMatch(/^20(2[6-9]|3[0-5])-\d\d-\d\d .+/);
    expect(text).toContain(events[0]);
  });

  test('by primary directions needs the time of birth', async () => {
    const { isError, text } = await call('progressed', { birth: '1990-06-15 unknown, Paris', method: 'primary' });
    expect([isError, /time/.test(text)]).toEqual([true, true]);
  });

  test('names the argument that is at fault', async () => {
    const { isError, text } = await call('progressed', { birth: TEXAS, to: '2026-01-01', until: '2025-01-01' });
    expect(isError).toBe(true);
    expect(text).toContain('until must lie after');
  });
});
