import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { TOOLS } from '../../../functions/mcp/tools.ts';
import type { RequestRecord } from '../../../lib/chain/middleware/observation.ts';
import * as services from '../../support/services.ts';
import { CALLS, PARIS_WITHOUT_TIME, TEXAS } from './births.ts';
import { ask, call, mcpFunction } from './send.ts';

const { result } = await ask('tools/list');
const listed: { name: string; inputSchema: object; outputSchema?: object }[] = result.tools;
test('every tool is covered by a call in this test', () => {
  expect(Object.keys(CALLS)).toEqual(TOOLS.map(({ name }) => name));
});

describe.each(listed)('$name', ({ name, inputSchema, outputSchema }) => {
  const args = CALLS[name] ?? {};
  const ajv = new Ajv2020({ strict: false, validateFormats: false });

  test('answers a call that fits its schema with values that fit theirs', async () => {
    const fitsInput = ajv.compile(inputSchema);
    expect(fitsInput(args), JSON.stringify(fitsInput.errors)).toBe(true);
    const answer = await call(name, args);
    expect(answer.isError, answer.text).toBeUndefined();
    const fitsOutput = ajv.compile(outputSchema ?? {});
    expect(fitsOutput(answer.structuredContent), JSON.stringify(fitsOutput.errors)).toBe(true);
    const whole = TOOLS.find((tool) => tool.name === name)
      ?.output.strict()
      .safeParse(answer.structuredContent);
    expect(whole?.error).toBeUndefined();
    expect(answer.text).not.toMatch(/undefined|NaN|\[object/);
  });

  test('names every fault of a call', async () => {
    const { isError, text } = await call(name, { ...args, horoscope: 1, sign: 2 });
    expect(isError).toBe(true);
    expect(text).toMatch(/^- horoscope is not known.*\n- sign is not known/m);
  });

  test('takes no object without members as an argument', () => {
    const untyped = JSON.stringify(inputSchema).match(/\{"type":"object"(?!,"properties")[^}]*\}/g);
    expect(untyped).toBeNull();
  });
});

test('an argument that is null is absent', async () => {
  const { isError } = await call('birth_chart', { birth: TEXAS, zodiac: null, detail: null });
  expect(isError).toBeUndefined();
});

test('a search returns pages with access to the next page', async () => {
  const args = { from: '2026-01-01', to: '2027-01-01', types: ['lunation'], limit: 2 };
  const first = (await call('events', args)).structuredContent;
  const second = (await call('events', { ...args, cursor: first.next_cursor })).structuredContent;
  expect([...first.events, ...second.events].map(({ at }: { at: string }) => at.slice(0, 10))).toEqual([
    '2026-01-03',
    '2026-01-10',
    '2026-01-18',
    '2026-01-26',
  ]);
});

test('explain quotes the documentation with the address of the page', async () => {
  const { text, structuredContent } = await call('explain', { question: 'geographic latitude' });
  expect(text).toContain('(/docs/errors#InvalidLatitude): Geographic latitude runs from -90 to 90.');
  expect(structuredContent.pages[0].url).toBe('/docs/errors#InvalidLatitude');
});

describe('a failed call', () => {
  test.each([
    ['chart_facts', 'nonsense', '- zodiac must be tropical, sidereal, or one of fagan_bradley, '],
    ['compare', 'draconic', '- zodiac must be one of tropical, sidereal, or an ayanamsa such as lahiri'],
    ['moon', 'draconic', '- zodiac must be one of tropical, sidereal, or an ayanamsa such as lahiri'],
  ])('of %s with zodiac %s names the types of zodiacs and the ayanamsas', async (name, zodiac, fault) => {
    const { text } = await call(name, { ...CALLS[name], zodiac });
    expect(text).toContain(fault);
  });

  test.each([
    ['map', { place: 'Ulm' }],
    ['chart_facts', { about: 'lots' }],
  ])('of %s says that the birth has no time, also for a handle', async (name, args) => {
    const { structuredContent } = await call('birth_chart', { birth: PARIS_WITHOUT_TIME });
    for (const birth of [PARIS_WITHOUT_TIME, structuredContent.handle]) {
      const { isError, text } = await call(name, { birth, ...args });
      expect([isError, text.split('\n')[1]]).toEqual([true, expect.stringMatching(/^- birth has no time; .* need/)]);
    }
  });

  test('shows both ways to write a birth whose time is missing', async () => {
    const { isError, text } = await call('birth_chart', { birth: '1990-06-15, Paris, Texas' });
    expect(isError).toBe(true);
    expect(text).toContain('write "1990-06-15 14:30, Paris, Texas", or "1990-06-15 unknown, Paris, Texas"');
  });

  test('names the arguments of the tool, not the members of the request', async () => {
    const { text } = await call('birth_chart', { birth: '1990-02-30 14:30, 48.85, 2.35', place: '95, 2' });
    expect(text).toMatch(/^- birth is not a date of the Gregorian calendar$/m);
    expect(text).toMatch(/^- place has a latitude that must be ≤ 90$/m);
    expect(text).not.toMatch(/subject|relocation_location/);
  });

  test('shows how a birth states the Julian calendar, which has a date that the Gregorian one lacks', async () => {
    const { text } = await call('birth_chart', { birth: '1700-02-29 10:00, London' });
    const remedy = 'a birth with a Julian date has the word julian between date and time';
    expect(text).toContain(`- birth is not a date of the Gregorian calendar; ${remedy}\n`);
    const { isError } = await call('birth_chart', { birth: '1700-02-29 julian 10:00, London' });
    expect(isError).toBeFalsy();
  });

  test('speaks of the arguments of the tool in its messages too', async () => {
    const { text } = await call('events', { from: '1900-01-01', to: '2026-01-01' });
    expect(text).toMatch(/^- to must lie within 50 years of from in a search of the Moon/m);
  });

  test('names the element of a list', async () => {
    const { text } = await call('birth_chart', { birth: TEXAS, bodies: ['sun', 'satern'] });
    expect(text).toMatch(/^- bodies\[1\] must be one of .*did you mean saturn\?/m);
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
  const { isError, text } = await call('call_endpoint', { path: '/location/autocomplete?query=Ulm' }, handler);
  expect(charges).toEqual([expect.objectContaining({ principalId: 'somebody', limitClass: 'autocomplete' })]);
  expect(isError).toBe(true);
  expect(text).toMatch(/^RateLimitExceeded.*\n.*the next is taken in \d+ s/);
  await call('birth_chart', { birth: TEXAS }, handler);
  expect(charges).toHaveLength(1);
});

test('request records contain the routes and no part of the request', async () => {
  const records: RequestRecord[] = [];
  await call('birth_chart', { birth: TEXAS }, mcpFunction({ records }));
  expect(records.map(({ route }) => route)).toEqual(['/ephemeris/natal-chart', '/mcp']);
  for (const { durationMs, ...record } of records) {
    expect(durationMs, 'a number, whose digits may equal those of the birth').toBeTypeOf('number');
    expect(JSON.stringify(record)).not.toMatch(/1990|33\.66|Paris/);
  }
});
