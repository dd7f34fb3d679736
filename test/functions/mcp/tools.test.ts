import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { TOOLS } from '../../../functions/mcp/tools.ts';
import type { RequestRecord } from '../../../lib/http/middleware/observation.ts';
import * as services from '../../support/services.ts';
import { ask, call, mcpFunction } from './send.ts';

const ulm = { latitude: 48.3984, longitude: 9.9916, timezone: { iana_name: 'Europe/Berlin' } };
const birth = { birth_datetime: { iso: '1990-06-15T14:30:00' }, birth_location: ulm };
const subject = { name: 'Ada', ...birth };
const year = { start_date: '2025-01-01', end_date: '2026-01-01' };

/** A call of every tool, as a model would write it after reading the schema. */
const CALLS: Readonly<Record<string, object>> = {
  find_place: { query: 'Ulm' },
  resolve_time: { latitude: 48.4, longitude: 10, datetime: { iso: '1945-07-01T12:00:00' } },
  natal_chart: { subject, configuration: { zodiac_type: 'sidereal', ayanamsa: 'lahiri' } },
  transits_now: { subject },
  synastry: { subject_a: subject, subject_b: { ...subject, name: 'B', birth_time_known: false } },
  progressed_chart: { subject, progressed_datetime: { iso: '2026-01-01T00:00:00Z' } },
  solar_return: {
    birth_datetime: birth.birth_datetime,
    location: ulm,
    target_datetime: { iso: '2026-06-15' },
    include_chart: true,
  },
  lunar_return: {
    birth_datetime: birth.birth_datetime,
    location: ulm,
    target_datetime: { iso: '2026-06-15' },
    include_chart: true,
  },
  transit_search: { natal_planets: { sun: 84.2 }, transiting_planets: ['saturn'], ...year },
  sign_ingresses: { planets: ['sun'], ...year },
  events: { ...year, event_types: ['station'], planets: ['mercury'] },
  moon_phase: { date_time: { iso: '2026-01-03T10:00:00Z' } },
  supported_objects: {},
};

const { result } = await ask('tools/list');
const listed: { name: string; inputSchema: object; description: string }[] = result.tools;

test('every tool is covered by a call in this test', () => {
  expect(Object.keys(CALLS)).toEqual(TOOLS.map(({ name }) => name));
});

describe.each(listed)('$name', ({ name, inputSchema }) => {
  const args = CALLS[name] ?? {};
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(inputSchema);

  test('answers a call that fits its schema', async () => {
    expect(validate(args), JSON.stringify(validate.errors)).toBe(true);
    const answer = await call(name, args);
    expect(answer.isError, answer.text).toBeUndefined();
    expect(JSON.parse(answer.text)).toMatchObject({ success: true });
  });

  test('names every fault of a call', async () => {
    const { isError, text } = await call(name, { ...args, horoscope: 1, sign: 2 });
    expect(isError).toBe(true);
    expect(text).toMatch(/^- horoscope is not known.*\n- sign is not known/m);
  });
});

test('the list of all tools takes at most about fifteen thousand tokens', () => {
  expect(JSON.stringify(listed).length).toBeLessThan(62_000);
});

test('long lists of names are absent from the schemas and given in the error for a wrong name', async () => {
  expect(JSON.stringify(listed)).not.toContain('true_pushya');
  const { text } = await call('natal_chart', { subject, configuration: { zodiac_type: 'sidereal', ayanamsa: 'x' } });
  expect(text).toContain('true_pushya');
});

test('searches return pages with access to the next page', async () => {
  const args = { ...year, limit: 2, planets: ['sun'] };
  const first = JSON.parse((await call('sign_ingresses', args)).text);
  const second = JSON.parse((await call('sign_ingresses', { ...args, cursor: first.next_cursor })).text);
  expect([first.ingresses.length, second.ingresses.length]).toEqual([2, 2]);
  const moon = JSON.parse((await call('sign_ingresses', { ...year, planets: ['moon'] })).text);
  expect(moon.ingresses).toHaveLength(100);
});

describe('the interpretation of a birth time', () => {
  const readings = async (name: string, args: object) =>
    (await call(name, args)).content.slice(1).map(({ text }: { text: string }) => text);

  test('is reported with the rows of each birth', async () => {
    const [line] = await readings('natal_chart', { subject });
    expect(line).toContain('which is 1990-06-15T12:30:00.000Z');
    expect(await readings('solar_return', CALLS.solar_return ?? {})).toEqual([
      expect.stringContaining('which is 1990-06-15T12:30:00.000Z'),
    ]);
  });

  test('has both readings of a time that occurred twice', async () => {
    const twice = { ...subject, birth_datetime: { iso: '2021-10-31T02:30:00' } };
    const [line] = await readings('natal_chart', { subject: twice });
    expect(line).toContain('2021-10-31T00:30:00.000Z');
    expect(line).toContain('2021-10-31T01:30:00.000Z');
  });

  test('is omitted for a birth without a time', async () => {
    const lines = await readings('synastry', CALLS.synastry ?? {});
    expect(lines).toEqual([expect.stringContaining('The time of subject_a')]);
  });
});

test('a call counts against the caller’s limit for the class of its endpoint', async () => {
  const charges: object[] = [];
  const limiter: typeof services.limiter = {
    ...services.limiter,
    take: async (charge) => {
      charges.push(charge);
      return { accepted: false, counts: { minute: 60, hour: 60 }, failedOpen: false };
    },
  };
  const handler = mcpFunction({ limiter });
  const { isError, text } = await call('find_place', { query: 'Ulm' }, handler);
  expect(charges).toEqual([expect.objectContaining({ principalId: 'somebody', limitClass: 'autocomplete' })]);
  expect(isError).toBe(true);
  expect(text).toMatch(/^RateLimitExceeded.*\n.*the next is taken in \d+ s/);
  await call('moon_phase', CALLS.moon_phase ?? {}, handler);
  expect(charges).toHaveLength(1);
});

test('request records contain the routes and no part of the request', async () => {
  const records: RequestRecord[] = [];
  await call('natal_chart', { subject: { ...subject, name: 'Grace Hopper' } }, mcpFunction({ records }));
  expect(records.map(({ route }) => route)).toEqual(['/ephemeris/natal-chart', '/timezone/offset', '/mcp']);
  expect(JSON.stringify(records)).not.toMatch(/Hopper|1990|48\.39/);
});
