import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { openCall } from '../../../lib/chain/call.ts';
import { answerExample } from '../../../lib/chain/example-answer.ts';
import { enforceLimits } from '../../../lib/chain/middleware/limits.ts';
import { findServiceRoot } from '../../../lib/chain/service-root.ts';
import { addWarmUp, WARM_UP_EVENT, type WarmUpRecord } from '../../../lib/chain/warm-up.ts';
import { Answer, type Endpoint } from '../../../lib/contract/endpoint.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { defineInlineEndpoint, replaceRun } from '../../support/inline-endpoint.ts';
import { smallFunction } from './small-function.ts';

const common = { method: 'GET', summary: 'x', request: {}, response: z.unknown(), errors: [], cache: 'none' } as const;
const EXAMPLES = [{ name: 'one', summary: 'One' }];

afterEach(() => {
  vi.restoreAllMocks();
});

/** A clock that changes only when it is set. */
function clock(): { nowMs: number } {
  const time = { nowMs: 5000 };
  vi.spyOn(performance, 'now').mockImplementation(() => time.nowMs);
  return time;
}

describe('the time of a request', () => {
  it('starts at its arrival', () => {
    const time = clock();
    const { context } = openCall(gatewayEvent({ path: '/' }), LAMBDA_CONTEXT);
    time.nowMs += 7;
    expect(context.elapsedMs()).toBe(7);
  });

  it('is the total of all steps for a warm-up', async () => {
    const time = clock();
    const records: WarmUpRecord[] = [];
    const steps = [{ name: 'slow', run: () => (time.nowMs += 30) }];
    const handler = addWarmUp(async () => 'no warm-up', { steps, observe: (record) => records.push(record) });
    expect(await handler(WARM_UP_EVENT, LAMBDA_CONTEXT)).toEqual({ warm: ['slow'], failed: [] });
    expect(records.map(({ durationMs }) => durationMs)).toEqual([30]);
  });
});

describe('a caller', () => {
  const principalOf = (authorizer: object | null) => {
    const event = gatewayEvent({ path: '/' });
    const requestContext = { ...event.requestContext, authorizer } as typeof event.requestContext;
    return openCall({ ...event, requestContext }, LAMBDA_CONTEXT).context.principal;
  };

  it('has an empty list of scopes when the authorizer gives none', () => {
    expect(principalOf({ principalId: 'a' })).toEqual({ id: 'a', scopes: [] });
    expect(principalOf({ principalId: 'a', scopes: ' x  y ' })).toEqual({ id: 'a', scopes: ['x', 'y'] });
  });

  it.each([[null], [{}], [{ principalId: '' }], [{ principalId: 7 }], [{ principalId: 'a', credential: 'none' }]])(
    'is undefined for the authorizer context %j',
    (authorizer) => {
      expect(principalOf(authorizer)).toBeUndefined();
    },
  );
});

describe('an event that the gateway never sends', () => {
  it('is answered with 500 under the invocation id, and is observed', async () => {
    const { ask, observed: records } = smallFunction();
    const { status, headers, body } = await ask({ path: '/open' }, { requestContext: undefined } as never);
    expect([status, body.error, headers['X-Request-Id']]).toEqual([500, 'InternalError', 'test-invocation']);
    expect(body.detail).toBe('The service failed while it answered; quote the request_id.');
    expect(records).toEqual([
      expect.objectContaining({ requestId: 'test-invocation', route: '(none)', status: 500, durationMs: 0 }),
    ]);
  });

  it('keeps its own request id when it has one', async () => {
    const { ask } = smallFunction();
    const broken = { getRemainingTimeInMillis: undefined };
    const { status, headers } = await ask({ path: '/open' }, {}, broken);
    expect([status, headers['X-Request-Id']]).toEqual([500, 'test-request']);
  });
});

describe('the text of a refusal', () => {
  it.each([
    ['a route that is none', { path: '/no/where' }, 'There is no GET /no/where here.'],
    [
      'no credentials',
      { path: '/kept', principal: null },
      'The endpoint asks for an API key or a token; POST /demo/token gives a token to try the service.',
    ],
    ['no scope', { path: '/guarded' }, 'This needs the scope cache:clear; the credentials have no scope.'],
    [
      'another scope',
      { path: '/guarded', principal: { id: 'a', scopes: ['health:read', 'x'] } },
      'This needs the scope cache:clear; the credentials have only health:read, x.',
    ],
    ['a body where none is read', { method: 'GET', path: '/kept', body: {} }, 'The endpoint takes no body.'],
    ['too long a body', { path: '/echo', body: 'x'.repeat(2_000_000) }, /^The body must have at most \d+ bytes\.$/],
    ['a body that is no JSON', { path: '/echo', body: '{"a":' }, /^The body is not JSON: .+JSON/],
    [
      'another type that only ends as JSON’s does',
      { path: '/echo', body: '{}', headers: { 'Content-Type': 'x-application/json' } },
      'Content-Type is x-application/json; send application/json in UTF-8.',
    ],
    [
      'a coding of a thousand letters',
      { path: '/echo', body: '{}', headers: { 'Content-Encoding': 'g'.repeat(1000) } },
      `Content-Encoding is ${'g'.repeat(100)}; send the body as it is.`,
    ],
  ] as const)('%s', async (_why, request, detail) => {
    const { ask } = smallFunction();
    const { body } = await ask(request);
    if (detail instanceof RegExp) expect(body.detail).toMatch(detail);
    else expect(body.detail).toBe(detail);
  });

  it('quotes only the beginning of an unexpected body', async () => {
    const { ask } = smallFunction();
    const { text } = await ask({ method: 'GET', path: '/kept', body: 'x'.repeat(100_000) });
    expect(text.length).toBeLessThan(1500);
  });

  it('shortens the name of a repeated query parameter', async () => {
    const { ask } = smallFunction();
    const { body } = await ask({ path: '/kept', query: { ['p'.repeat(300)]: ['a', 'b'] } });
    const [found] = body.errors.filter(({ message }: { message: string }) => message === 'is given more than once');
    expect(found).toMatchObject({ location: `query.${'p'.repeat(64)}…`, value: 'a, b' });
  });
});

it('cross-origin headers have Vary only when the answer varies', async () => {
  const { ask } = smallFunction();
  expect((await ask({ path: '/kept' })).headers.Vary).toBe('Accept-Encoding');
  expect((await ask({ path: '/open' })).headers).not.toHaveProperty('Vary');
  const listed = smallFunction(() => undefined, { origins: ['https://a.example'] });
  expect((await listed.ask({ path: '/kept' })).headers.Vary).toBe('Accept-Encoding, Origin');
  expect((await listed.ask({ path: '/open', headers: { origin: 'https://a.example' } })).headers.Vary).toBe('Origin');
});

describe('the path under which clients see the service', () => {
  const rootOf = (resource: string, path: string, pathParameters: Record<string, string> | null = null) =>
    findServiceRoot({ resource, pathParameters, requestContext: { path } } as never);

  it('handles a path parameter of one segment and one without a value', () => {
    expect(rootOf('/a/{id}', '/prod/a/b', { id: 'b' })).toBe('/prod');
    expect(rootOf('/a/{id}', '/prod/x/a')).toBe('/prod/x');
    expect(rootOf('/a/{id}', '/prod/x/a', {})).toBe('/prod/x');
  });

  it('is empty when any of its segments is not a valid name', () => {
    expect(rootOf('/docs', '/prod/"x/docs')).toBe('');
    expect(rootOf('/docs', '/prod"/docs')).toBe('');
    expect(rootOf('/docs', '/a"/prod/docs')).toBe('');
  });

  it('is empty when the event lacks the resource or the path', () => {
    expect(findServiceRoot({})).toBe('');
    expect(findServiceRoot({ resource: '/a' })).toBe('');
    expect(findServiceRoot({ requestContext: { path: '/prod' } } as never)).toBe('/prod');
  });
});

describe('the example that a warm-up runs', () => {
  const asked: string[] = [];
  const askable = (path: `/${string}`, changes: Partial<Endpoint<never>> = {}, answer: () => unknown = () => ({})) => {
    const endpoint = defineInlineEndpoint({ ...common, path, rateLimits: 'none', examples: EXAMPLES }, () => ({}));
    return replaceRun({ ...endpoint, ...changes }, (_request, _services, { requestId, principal }) => {
      asked.push(`${path} ${requestId} ${principal?.id}`);
      return answer();
    });
  };
  const warm = async (...endpoints: Endpoint<never>[]) => {
    asked.length = 0;
    await answerExample({ endpoints, services: {}, addTimeChecks: (services) => services }, LAMBDA_CONTEXT);
    return asked;
  };

  it('is that of the first endpoint without limits, with a caller of its own', async () => {
    const limited = askable('/limited', { rateLimits: 'transits' });
    expect(await warm(limited, askable('/one'), askable('/two'))).toEqual(['/one warm-up warm-up']);
    expect(await warm(askable('/one'), limited)).toEqual(['/one warm-up warm-up']);
  });

  it('is that of the first endpoint with limits when all have limits', async () => {
    const limited = (path: `/${string}`) => askable(path, { rateLimits: 'transits' });
    expect(await warm(limited('/one'), limited('/two'))).toEqual(['/one warm-up warm-up']);
  });

  it('is never that of an endpoint that needs a scope', async () => {
    expect(await warm(askable('/clear', { scope: 'cache:clear' }))).toEqual([]);
    expect(await warm(askable('/clear', { scope: 'cache:clear' }), askable('/one'))).toEqual(['/one warm-up warm-up']);
    expect(await warm()).toEqual([]);
  });

  it.each([400, 503])('fails when the answer is %d, and the error quotes the answer', async (status) => {
    const refusing = askable('/one', {}, () => new Answer(status, { why: 'closed' }));
    await expect(warm(refusing)).rejects.toThrow(`/one answered its example with ${status}: {"why":"closed"}`);
    await expect(warm(askable('/one', {}, () => new Answer(399, {})))).resolves.toEqual(['/one warm-up warm-up']);
  });
});

it.each([[undefined], [null], ['limiter'], [{}]])('endpoints with limits need a limiter, not %j', (services) => {
  const limited = { rateLimits: 'transits' } as Endpoint;
  expect(() => enforceLimits([limited], services)).toThrow('endpoints with limits need a limiter');
  expect(() => enforceLimits([{ rateLimits: 'none' } as Endpoint], services)).not.toThrow();
});
