import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../../functions/links/endpoints.ts';
import { linkableEndpoints } from '../../../functions/links/linkable.ts';
import { createLimiter } from '../../../lib/adapters/tables/table-limiter.ts';
import { createInProcessCaller } from '../../../lib/chain/in-process-caller.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import type { EndpointCaller } from '../../../lib/contract/endpoint-caller.ts';
import * as services from '../../support/all-services.ts';
import { handlerOf } from '../../support/every-group.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { TableInMemory } from '../../support/table-in-memory.ts';
import { CALENDAR, TABLE, WHEEL } from './requests.ts';
import { makeToken, openToken } from './send.ts';

const setClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });

beforeEach(() => {
  setClock(Date.parse('2026-11-23T09:00:00Z'));
});

afterEach(() => {
  vi.useRealTimers();
});

describe('an opened link', () => {
  test.each([
    ['natal', WHEEL, 'image/svg+xml; charset=utf-8'],
    ['predictive', CALENDAR, 'text/calendar; charset=utf-8'],
    ['sky', TABLE, 'text/csv; charset=utf-8'],
  ] as const)('answers as the linked request to %s does', async (group, { path, query, body }, mediaType) => {
    const direct = await handlerOf(group)(gatewayEvent({ path, query, body }), LAMBDA_CONTEXT);
    const opened = await openToken(await makeToken({ path, query, body }));
    expect(opened.statusCode).toBe(200);
    expect(opened.headers?.['Content-Type']).toBe(mediaType);
    expect(opened.body).toBe(direct.body);
    expect(opened.isBase64Encoded).toBeUndefined();
  });

  test('says its language, which headers of the program that opens it do not change', async () => {
    const token = await makeToken({ ...WHEEL, query: { format: 'svg', language: 'de' } });
    const { body, headers } = await openToken(token);
    expect(headers).toMatchObject({ 'Content-Language': 'de', Vary: 'Accept-Encoding' });
    const other = await openToken(token, { headers: { 'Accept-Language': 'fr', Accept: 'text/csv' } });
    expect([other.body, other.headers?.['Content-Language']]).toEqual([body, 'de']);
  });

  test('may be kept by its client for an hour, but not beyond its end', async () => {
    const start = Date.parse('2026-11-23T09:00:00Z');
    setClock(start);
    const token = await makeToken({ ...TABLE, expires_in: 4000 });
    expect((await openToken(token)).headers?.['Cache-Control']).toBe('private, max-age=3600');
    setClock(start + 3_700_000);
    expect((await openToken(token)).headers?.['Cache-Control']).toBe('private, max-age=300');
  });

  test('has a tag, by which a client that has it gets 304', async () => {
    const token = await makeToken(WHEEL);
    const first = await openToken(token);
    const tag = String(first.headers?.ETag);
    expect(tag).toMatch(/^W\/"[\d.]+\.[\w-]{43}"$/);
    const again = await openToken(token, { headers: { 'If-None-Match': tag } });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
    expect(again.headers).toMatchObject({ ETag: tag, 'Cache-Control': 'private, max-age=3600' });
    const other = await openToken(token, { headers: { 'If-None-Match': 'W/"other"' } });
    expect(other.statusCode).toBe(200);
  });

  test('answers HEAD with its headers alone', async () => {
    const token = await makeToken(WHEEL);
    const { headers } = await openToken(token);
    const head = await openToken(token, { method: 'HEAD' });
    expect(head).toMatchObject({ statusCode: 200, body: '' });
    expect(head.headers).toEqual(headers);
  });

  test('shows the moment at which it is opened, where its request states none', async () => {
    const { subject } = WHEEL.body;
    const token = await makeToken({ path: '/comparative/natal-transits', query: { format: 'svg' }, body: { subject } });
    const before = await openToken(token);
    setClock(Date.parse('2026-11-24T09:00:00Z'));
    const after = await openToken(token);
    expect(before.body).toContain('2026-11-23');
    expect(after.body).toContain('2026-11-24');
  });
});

describe('opening a link', () => {
  test('is counted by itself, with the limits of the endpoint, and costs nothing where the client has the answer', async () => {
    const table = new TableInMemory();
    const limiter = createLimiter(table, { onOutage: () => undefined, onRecovery: () => undefined });
    const callEndpoint = createInProcessCaller({
      endpoints: linkableEndpoints,
      services: { ...services, limiter },
      observer: () => undefined,
    });
    let calls = 0;
    const endpointCaller: EndpointCaller = (...call) => {
      calls += 1;
      return callEndpoint(...call);
    };
    const handler = createLambdaHandler({
      endpoints,
      services: { ...services, limiter, endpointCaller },
      observer: () => undefined,
    });
    const token = await makeToken({
      path: '/predictive/transits/search',
      query: { format: 'csv' },
      body: {
        natal_planets: { sun: 84.2 },
        transiting_planets: ['saturn'],
        start_date: '2027-01-01',
        end_date: '2028-01-01',
      },
    });
    const principal = { id: 'links-of-acme', scopes: [], plan: 'standard' };
    const open = (headers: Record<string, string> = {}) =>
      handler(gatewayEvent({ path: '/l/{token}', pathParameters: { token }, principal, headers }), LAMBDA_CONTEXT);
    const answer = await open();
    expect(answer.statusCode, answer.body).toBe(200);
    const countOf = (limitClass: 'transits' | 'links') =>
      table.countsOf({ principalId: principal.id, limitClass, at: new Date() })?.minute;
    expect([countOf('links'), countOf('transits')]).toEqual([1, 1]);
    expect(answer.headers?.RateLimit).toMatch(/"links-minute";r=119/);
    const unchanged = await open({ 'If-None-Match': String(answer.headers?.ETag) });
    expect(unchanged).toMatchObject({ statusCode: 304, body: '' });
    expect([calls, countOf('links'), countOf('transits')]).toEqual([1, 1, 1]);
    setClock(Date.now() + 3_600_000);
    expect((await open({ 'If-None-Match': String(answer.headers?.ETag) })).statusCode).toBe(200);
  });

  test('passes on a problem of the calculation, which nobody may keep', async () => {
    const body = { ...WHEEL.body, subject: { ...WHEEL.body.subject, birth_datetime: { iso: '5000-01-01T00:00:00' } } };
    const answer = await openToken(await makeToken({ ...WHEEL, body }));
    expect(answer.headers).toMatchObject({ 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' });
    expect(JSON.parse(answer.body)).toMatchObject({ status: 400, error: 'DatetimeOutOfRange' });
  });
});

describe('a link is refused', () => {
  const problemOf = async (token: string) => JSON.parse((await openToken(token)).body);

  test('after its end', async () => {
    const start = Date.now();
    const token = await makeToken({ ...TABLE, expires_in: 60 });
    setClock(start + 59_000);
    expect((await openToken(token)).statusCode).toBe(200);
    setClock(start + 61_000);
    expect(await problemOf(token)).toMatchObject({
      status: 410,
      error: 'LinkExpired',
      detail: 'The link ended at 2026-11-23T09:01:00.000Z.',
    });
  });

  test('alike if it was changed, cut off, invented, or sealed elsewhere', async () => {
    const token = await makeToken(TABLE);
    const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    const problems = await Promise.all([changed, token.slice(0, -4), 'x', `AQAB${'A'.repeat(99)}`].map(problemOf));
    for (const problem of problems) expect(problem).toEqual(problems[0]);
    expect(problems[0]).toMatchObject({ status: 401, error: 'LinkInvalid' });
  });

  test.each([
    { path: '/gone', query: { format: 'csv' } },
    { path: TABLE.path, query: { format: 'bmp' } },
  ])('if its path or format is no longer offered: $path, $query.format', async (request) => {
    const link = { endsAt: 4_000_000_000, owner: [`key#${'5'.repeat(64)}`], request };
    const token = (await services.links.seal(link, new Date()))?.token ?? expect.unreachable();
    expect(await problemOf(token)).toMatchObject({ status: 410, error: 'LinkExpired' });
  });

  test('without a caller, as where the function is reached without the gateway', async () => {
    const answer = await openToken(await makeToken(TABLE), { principal: null });
    expect(answer.statusCode).toBe(401);
  });
});
