import { describe, expect, it } from 'vitest';
import { HousesUndefinedError } from '../../../lib/astro/chart/errors.ts';
import { ERRORS } from '../../../lib/base/errors/catalog.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { Answer } from '../../../lib/contract/endpoint.ts';
import { smallFunction } from './small-function.ts';

const createFailing = (failure: unknown) =>
  smallFunction(() => {
    throw failure;
  });
const echo = { method: 'POST', path: '/echo', body: {} } as const;

describe('an unexpected failure', () => {
  it.each([
    ['an Error', new Error('password=hunter2 at /var/task/secret.ts')],
    ['a TypeError', new TypeError('cannot read hunter2')],
    ['a Problem’s look-alike', Object.assign(new Error('hunter2'), { code: 'InvalidBody', status: 400 })],
  ])('%s becomes InternalError and reveals nothing to the client', async (_, failure) => {
    const { ask, observed } = createFailing(failure);
    const { status, text, body, headers } = await ask(echo);
    expect([status, body.error, body.success]).toEqual([500, 'InternalError', false]);
    expect(text).not.toMatch(/hunter2|secret|task/);
    expect(headers['Content-Type']).toBe('application/problem+json');
    expect(observed).toEqual([expect.objectContaining({ status: 500, errorCode: 'InternalError', fault: failure })]);
  });

  it('has the form of RFC 9457 with the members this service adds', async () => {
    const { body } = await createFailing(new Error('x')).ask(echo);
    expect(Object.keys(body)).toEqual([
      'type',
      'title',
      'status',
      'detail',
      'success',
      'error',
      'errors',
      'request_id',
      'docs',
    ]);
    expect(body).toMatchObject({
      type: '/docs/errors#InternalError',
      title: ERRORS.InternalError.title,
      request_id: 'test-request',
      docs: '/docs/reference/echo',
    });
  });

  it('leaves the function able to answer the next request', async () => {
    let isBroken = true;
    const { ask } = smallFunction(() => {
      if (isBroken) throw new Error('once');
      return undefined;
    });
    expect((await ask(echo)).status).toBe(500);
    isBroken = false;
    expect((await ask(echo)).status).toBe(200);
  });
});

describe('a problem', () => {
  const limit = new Problem('RateLimitExceeded', 'Slow down.', { headers: { 'Retry-After': '7' } });

  it('answers with its status, its headers and no-store', async () => {
    const { status, headers, body } = await createFailing(limit).ask(echo);
    expect([status, body.detail]).toEqual([429, 'Slow down.']);
    expect(headers).toMatchObject({ 'Retry-After': '7', 'Cache-Control': 'no-store', 'X-Request-Id': 'test-request' });
  });

  it('states how long to wait after a time-out', async () => {
    const { status, headers } = await createFailing(new Problem('Timeout', 'Late.')).ask(echo);
    expect([status, headers['Retry-After']]).toEqual([504, '30']);
  });

  it('is recorded without a fault below 500, and with its cause from 500 on', async () => {
    const client = createFailing(limit);
    await client.ask(echo);
    expect(client.observed[0]).not.toHaveProperty('fault');
    const cause = new Error('disk');
    const server = createFailing(new Problem('EphemerisUnavailable', 'Gone.', { cause }));
    expect((await server.ask(echo)).text).not.toContain('disk');
    expect(server.observed[0]).toMatchObject({ status: 503, errorCode: 'EphemerisUnavailable', fault: cause });
  });
});

it('an error of the domain that no use case located is answered with its code, never as a failure of the service', async () => {
  const { ask } = createFailing(new HousesUndefinedError({ system: 'P', latitudeDeg: 70 }));
  const { status, body } = await ask(echo);
  expect([status, body.error, body.errors]).toEqual([422, 'HouseSystemUndefined', []]);
});

describe('404 RouteNotFound', () => {
  it('names the method and the shortened path', async () => {
    const { ask, observed } = smallFunction();
    const path = `/nowhere/${'x'.repeat(5000)}`;
    const { status, body, text } = await ask({ method: 'POST', path, body: {} });
    expect([status, body.error]).toEqual([404, 'RouteNotFound']);
    expect(text.length).toBeLessThan(700);
    expect(observed[0]).toMatchObject({ route: '(none)', status: 404 });
  });
});

describe('the headers of an answer', () => {
  it('have no-store for calculations, and one hour for a 200 that is equal for all callers', async () => {
    const kept = { method: 'GET', path: '/kept' } as const;
    expect((await smallFunction().ask(echo)).headers['Cache-Control']).toBe('no-store');
    expect((await smallFunction().ask(kept)).headers['Cache-Control']).toBe('public, max-age=3600');
    const down = smallFunction(() => new Answer(503, { status: 'down' }, { 'Retry-After': '1' }));
    const { status, headers } = await down.ask(kept);
    expect([status, headers['Cache-Control'], headers['Retry-After']]).toEqual([503, 'no-store', '1']);
  });
});
