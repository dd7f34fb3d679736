import { describe, expect, test } from 'vitest';
import { api } from '../../../functions/api.ts';
import { calculations } from '../../../functions/calculations.ts';
import { TEXAS } from './births.ts';
import { call } from './send.ts';

/** Groups about the service itself, whose lists models read as resources. */
const WITHOUT_CALCULATIONS = [
  'predictive-utilities',
  'mcp',
  'links',
  'catalog',
  'health',
  'meta',
  'demo',
  'authorizer',
];

describe('without a path', () => {
  test('every endpoint that calculates is listed', async () => {
    const { text } = await call('call_endpoint', {});
    const groups = Object.entries(api).filter(([name]) => !WITHOUT_CALCULATIONS.includes(name));
    const lines = groups.flatMap(([, { endpoints }]) =>
      endpoints.map(({ method, path, summary }) => `${method} ${path}: ${summary}`),
    );
    expect(text.split('\n').toSorted()).toEqual(lines.toSorted());
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
    [{ path: '/health' }, 'path has no endpoint that calculates'],
    [{ path: '/ephemeris/natal-chart?format=png', body: {} }, 'path asks for a picture'],
    [{ path: '/ephemeris/midpoints', body: '{' }, 'body must be an object'],
  ])('%j is refused', async (args, fault) => {
    const { isError, text } = await call('call_endpoint', args);
    expect([isError, text]).toEqual([true, expect.stringContaining(fault)]);
  });
});
