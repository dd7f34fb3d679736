import { describe, expect, test } from 'vitest';
import { api } from '../../../functions/api.ts';
import { calculations } from '../../../functions/calculations.ts';
import { buildContract } from '../../../infra/build/openapi.ts';
import { TEXAS } from './births.ts';
import { call, mcpFunction } from './send.ts';

/** What a text that a model reads must not bring about: addresses and tokens of the caller, documents, deletion, and itself. */
const LEFT_OUT = [
  'POST /links',
  'DELETE /links/{id}',
  'GET /l/{token}',
  'POST /ephemeris/report',
  'POST /demo/token',
  'POST /predictive/optimization/clear-cache',
  'POST /mcp',
];

describe('without a path', () => {
  test('every endpoint is listed but those that a model must not call, which are named', async () => {
    const { text } = await call('call_endpoint', {});
    const all = Object.values(api).flatMap(({ endpoints }) =>
      endpoints
        .filter(({ path }) => !path.startsWith('/bulk/'))
        .map(({ method, path, summary }) => [`${method} ${path}`, `${method} ${path}: ${summary}`] as const),
    );
    const listed = text.split('\n');
    const reason = listed.pop();
    expect(listed.toSorted()).toEqual(all.flatMap(([name, line]) => (LEFT_OUT.includes(name) ? [] : line)).toSorted());
    for (const name of [...LEFT_OUT.slice(0, -1), '/bulk']) expect(reason).toContain(name);
    expect(all.map(([name]) => name)).toEqual(expect.arrayContaining(LEFT_OUT));
  });
});

describe('with the path of an endpoint that takes nothing', async () => {
  const handler = mcpFunction({ contract: await buildContract() });

  test.each([
    ['GET /ephemeris/house-systems', '"Placidus"'],
    ['/ephemeris/supported-metadata', '"house_systems"'],
    ['/ephemeris/schemas/natal-request', '"NatalChartRequest"'],
    ['/version', '"endpoints_count":'],
    ['/meta/openapi.json', '… cut after 6000 of'],
    ['/health', '"status":'],
    ['/predictive/rate-limits', '"requests_per_minute"'],
  ])('%s answers at once', async (path, part) => {
    const { isError, text } = await call('call_endpoint', { path }, handler);
    expect([isError, text]).toEqual([undefined, expect.stringContaining(part)]);
  });

  test('an endpoint with a scope refuses a caller without it', async () => {
    const { isError, text } = await call('call_endpoint', { path: '/health/detailed' });
    expect([isError, text]).toEqual([true, expect.stringContaining('the scope health:read')]);
  });
});

describe('with a path alone', () => {
  test.each(calculations.map(({ method, path }) => [`${method} ${path}`]))('%s is described', async (path) => {
    const { isError, text } = await call('call_endpoint', { path });
    expect(isError, text).toBeUndefined();
    expect(text).toMatch(/\nExample: \{/);
    expect(text.length).toBeLessThan(6000);
  });

  test('each member has its type, its default and the beginning of its description', async () => {
    const { text } = await call('call_endpoint', { path: '/vedic/dashas' });
    expect(text).toContain('\nlevels (integer, default 2): Number of levels\n');
    expect(text).toContain('\nsubject (value, required): ');
  });
});

describe('with a request', () => {
  test('the answer of the endpoint is given, also for a handle and for a body that is text', async () => {
    const { structuredContent } = await call('birth_chart', { birth: TEXAS });
    const body = { subject: structuredContent.handle, target_datetime: '2026-11-27', levels: 1 };
    const sent = await call('call_endpoint', { path: 'POST /vedic/dashas?format=llm_v2', body });
    const asText = await call('call_endpoint', { path: '/vedic/dashas?format=llm_v2', body: JSON.stringify(body) });
    expect(sent.isError, sent.text).toBeUndefined();
    expect(JSON.parse(sent.text).data.active).toBeDefined();
    expect(JSON.parse(asText.text).data).toEqual(JSON.parse(sent.text).data);
  });

  test('a long answer is cut and says so', async () => {
    const body = { start_date: '2026-01-01', end_date: '2027-01-01' };
    const { text } = await call('call_endpoint', { path: '/predictive/events', body });
    expect(text).toMatch(/\n… cut after 6000 of \d+ characters; ask for less: /);
    const csv = await call('call_endpoint', { path: '/predictive/events?format=csv', body: { ...body, limit: 2 } });
    expect(csv.text).toMatch(/^type,|^\w+,/);
  });

  test('faults are those of the endpoint, located in the body', async () => {
    const { isError, text } = await call('call_endpoint', { path: '/ephemeris/midpoints', body: { x: 1 } });
    expect([isError, /^- x is not known/m.test(text)]).toEqual([true, true]);
  });

  test.each([
    [{ path: '/ephemeris/midpoint' }, 'did you mean /ephemeris/midpoints'],
    [{ path: '/links', body: {} }, 'path has no endpoint here'],
    [{ path: '/ephemeris/natal-chart?format=png', body: {} }, 'path asks for a picture'],
    [{ path: '/ephemeris/midpoints', body: '{' }, 'body must be an object'],
  ])('%j is refused', async (args, fault) => {
    const { isError, text } = await call('call_endpoint', args);
    expect([isError, text]).toEqual([true, expect.stringContaining(fault)]);
  });
});
