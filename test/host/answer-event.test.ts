import type { APIGatewayProxyEvent, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAnswer } from '../../host/answer-event.ts';
import type { PlanCharge } from '../../host/plans.ts';
import { type HttpFixture, serveHttp } from './http/served.ts';

type Decision = Awaited<ReturnType<Parameters<typeof createAnswer>[0]['authorizer']>>;

const decide = (effect: 'Allow' | 'Deny', rest: Partial<Decision> = {}): Decision => ({
  principalId: 'somebody',
  policyDocument: {
    Version: '2012-10-17',
    Statement: [{ Action: 'execute-api:Invoke', Effect: effect, Resource: '*' }],
  },
  ...rest,
});

/** Decisions of the authorizer, by the key that it is shown. */
const DECISIONS: Readonly<Record<string, Decision>> = {
  unlimited: decide('Allow', {
    context: { plan: 'local', scopes: 'a b', count: 2, flag: true },
    usageIdentifierKey: 'gateway-key',
  }),
  limited: decide('Allow', { context: { plan: 'free' }, usageIdentifierKey: 'gateway-key' }),
  unplanned: decide('Allow', { context: { plan: 'nobody' }, usageIdentifierKey: 'gateway-key' }),
  anonymous: decide('Allow'),
  denied: decide('Deny', {
    context: {
      error: 'MissingCredentials',
      title: 'Missing',
      detail: 'Nothing was sent.',
      challenge: 'Bearer realm="x"',
    },
  }),
};

let http: HttpFixture;
const shown: APIGatewayRequestAuthorizerEvent[] = [];
const ran: { readonly group: string; readonly event: APIGatewayProxyEvent }[] = [];
const charged: PlanCharge[] = [];
let refusal: 'THROTTLED' | 'QUOTA_EXCEEDED' | undefined;

beforeAll(async () => {
  const answer = createAnswer({
    authorizer: async (event) => {
      shown.push(event);
      return DECISIONS[event.headers?.['X-API-Key'] ?? ''] ?? Promise.reject(new Error('no decision'));
    },
    charge: async (charge) => {
      charged.push(charge);
      return refusal;
    },
    run: async (group, event) => {
      ran.push({ group, event });
      return { statusCode: 200, body: '{}' };
    },
  });
  http = await serveHttp({ answer });
});
afterAll(() => http.close());
beforeEach(() => {
  for (const list of [shown, ran, charged]) list.length = 0;
  refusal = undefined;
});

/** Needs a key. */
const GUARDED = '/ephemeris/house-systems';
/** Admits callers without credentials. */
const OPTIONAL = '/meta/version';
const PUBLIC = '/health';

const ask = (path: string, key?: string, init: RequestInit = {}): Promise<Response> =>
  fetch(http.address + path, { ...init, headers: key === undefined ? {} : { 'X-API-Key': key } });

async function expectRefused(response: Response, status: number, error: string): Promise<void> {
  expect([response.status, JSON.parse(await response.text()).error]).toEqual([status, error]);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(ran).toEqual([]);
}

describe('a caller', () => {
  it('whom the authorizer allows is described in the event, with text values', async () => {
    expect((await ask(GUARDED, 'unlimited')).status).toBe(200);
    expect(ran.map(({ group }) => group)).toEqual(['catalog']);
    const { authorizer, identity } = ran[0]?.event.requestContext ?? {};
    expect(authorizer).toEqual({ principalId: 'somebody', plan: 'local', scopes: 'a b', count: '2', flag: 'true' });
    expect(identity?.apiKey).toBe('gateway-key');
  });

  it('whom the authorizer denies gets 401 with its texts and its challenge', async () => {
    const response = await ask(GUARDED, 'denied');
    expect(response.headers.get('www-authenticate')).toBe('Bearer realm="x"');
    await expectRefused(response, 401, 'MissingCredentials');
  });

  it('may be anonymous where no key is required', async () => {
    expect((await ask(OPTIONAL, 'anonymous')).status).toBe(200);
    expect(ran[0]?.event.requestContext).toMatchObject({
      authorizer: { principalId: 'somebody' },
      identity: { apiKey: null },
    });
    expect(charged).toEqual([]);
  });

  it('is not identified on a public route, nor by the answer to an unknown path, another method or a preflight', async () => {
    const requests = [
      [PUBLIC],
      ['/nowhere'],
      [GUARDED, { method: 'DELETE' }],
      [GUARDED, { method: 'OPTIONS' }],
    ] as const;
    for (const [path, init] of requests) await ask(path, 'unlimited', init);
    expect(ran.map(({ group, event }) => [group, event.resource, event.requestContext.authorizer])).toEqual([
      ['health', PUBLIC, undefined],
      ['meta', '/{proxy+}', undefined],
      ['meta', GUARDED, undefined],
      ['meta', GUARDED, undefined],
    ]);
    expect(shown).toEqual([]);
  });
});

describe('the authorizer', () => {
  it('gets the event of AWS, without a body', async () => {
    await ask(`${GUARDED}?a=1&a=2`, 'unlimited');
    expect(shown[0]).toMatchObject({
      type: 'REQUEST',
      methodArn: `arn:aws:execute-api:local:000000000000:local/local/GET${GUARDED}`,
      resource: GUARDED,
      path: GUARDED,
      httpMethod: 'GET',
      headers: { 'X-API-Key': 'unlimited' },
      multiValueHeaders: { 'X-API-Key': ['unlimited'] },
      queryStringParameters: { a: '2' },
      multiValueQueryStringParameters: { a: ['1', '2'] },
      pathParameters: {},
      stageVariables: {},
      requestContext: { resourcePath: GUARDED, httpMethod: 'GET', stage: 'local' },
    });
    expect(shown[0]).not.toHaveProperty('body');
  });

  it('that fails lets nobody in', async () => {
    await expectRefused(await ask(GUARDED, 'unknown'), 503, 'AuthorizerUnavailable');
    expect(http.reported.at(-1)).toContain('no decision');
  });
});

describe('a plan', () => {
  it('counts requests of its keys, unless it has no limits', async () => {
    await ask(GUARDED, 'unlimited');
    await ask(GUARDED, 'limited');
    expect(charged).toEqual([{ plan: 'free', gatewayKey: 'gateway-key' }]);
  });

  it.each([
    ['THROTTLED', 'RateLimitExceeded'],
    ['QUOTA_EXCEEDED', 'QuotaExceeded'],
  ] as const)('refuses with 429: %s', async (reason, error) => {
    refusal = reason;
    await expectRefused(await ask(GUARDED, 'limited'), 429, error);
  });

  it('that does not exist admits nobody, nor does a caller without one where a key is required', async () => {
    await expectRefused(await ask(GUARDED, 'unplanned'), 401, 'InvalidCredentials');
    await expectRefused(await ask(GUARDED, 'anonymous'), 401, 'InvalidCredentials');
  });
});

it('an event of more than 6 MB is refused with 413, and a little less is not', async () => {
  const post = (bytes: number) => ask(PUBLIC, undefined, { method: 'POST', body: 'x'.repeat(bytes) });
  // Bodies travel as base64, which is a third longer.
  await expectRefused(await post(4.8e6), 413, 'PayloadTooLarge');
  expect((await post(4.6e6)).status).toBe(200);
});
