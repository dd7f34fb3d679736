import type { APIGatewayProxyEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { serveFixtures } from './served.ts';

const served = serveFixtures();

const ask = (key?: string, path = '/guarded'): Promise<Response> =>
  served.fetch(path, { headers: key === undefined ? {} : { 'X-Api-Key': key } });

async function outcome(key?: string, path?: string): Promise<[number, string | undefined]> {
  const response = await ask(key, path);
  const { error } = (await response.json()) as { readonly error?: string };
  return [response.status, error];
}

async function contextOf(response: Response): Promise<APIGatewayProxyEvent['requestContext']> {
  expect(response.status).toBe(200);
  return ((await response.json()) as { event: APIGatewayProxyEvent }).event.requestContext;
}

describe('a caller', () => {
  it('whom the authorizer allows is described in the event, with text values', async () => {
    const { authorizer, identity } = await contextOf(await ask('free'));
    expect(authorizer).toEqual({ principalId: 'somebody', scopes: 'a b', count: '2', flag: 'true' });
    expect(identity.apiKey).toBe('gateway-free');
  });

  it('without credentials is denied with the texts of the authorizer', async () => {
    const response = await ask();
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.json()).toEqual({ error: 'MissingCredentials', message: 'Nothing was sent.' });
  });

  it('may be anonymous where no key is required', async () => {
    const { authorizer, identity } = await contextOf(await ask(undefined, '/optional'));
    expect(authorizer).toMatchObject({ principalId: 'somebody' });
    expect(identity.apiKey).toBeNull();
  });

  it('is not identified on a public route', async () => {
    expect((await contextOf(await ask('dying', '/echo'))).authorizer).toBeUndefined();
  });
});

describe('a policy', () => {
  it.each(['elsewhere', 'contradictory'])('that does not allow the method denies it: %s', async (key) => {
    expect((await ask(key)).status).toBe(401);
  });

  it.each(['nameless', 'structured', 'lawless', 'conditional', 'text'])(
    'in another form is a misconfiguration: %s',
    async (key) => {
      expect(await outcome(key)).toEqual([500, 'AUTHORIZER_CONFIGURATION_ERROR']);
    },
  );
});

describe('an authorizer', () => {
  it.each(['failing', 'dying', 'endless'])('that does not respond denies access: %s', async (key) => {
    expect(await outcome(key)).toEqual([500, 'AUTHORIZER_FAILURE']);
    expect((await ask('free')).status).toBe(200);
  });

  it('that throws Unauthorized causes a 401', async () => {
    expect(await outcome('unauthorized')).toEqual([401, 'UNAUTHORIZED']);
  });

  it('gets the event of AWS', async () => {
    const response = await served.fetch('/guarded?a=1&a=2', { headers: { 'X-Api-Key': 'tell' } });
    const event = JSON.parse((await contextOf(response)).authorizer?.event);
    expect(event).toMatchObject({
      type: 'REQUEST',
      methodArn: 'arn:aws:execute-api:local:000000000000:local/test/GET/guarded',
      resource: '/guarded',
      path: '/guarded',
      httpMethod: 'GET',
      headers: { 'X-Api-Key': 'tell' },
      multiValueHeaders: { 'X-Api-Key': ['tell'] },
      queryStringParameters: { a: '2' },
      multiValueQueryStringParameters: { a: ['1', '2'] },
      pathParameters: {},
      stageVariables: {},
      requestContext: { resourcePath: '/guarded', httpMethod: 'GET', stage: 'test' },
    });
    expect(event).not.toHaveProperty('body');
  });
});

describe('a usage plan', () => {
  it('that lacks the key denies access', async () => {
    expect(await outcome('unplanned')).toEqual([403, 'INVALID_API_KEY']);
  });

  it('throttles requests beyond its rate and burst', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => outcome('slow')));
    const accepted = answers.filter(([status]) => status === 200).length;
    expect(accepted).toBeGreaterThanOrEqual(3);
    expect(accepted).toBeLessThanOrEqual(6);
    const throttled = answers.filter(([, error]) => error === 'THROTTLED');
    expect(throttled.map(([status]) => status)).toEqual(Array(12 - accepted).fill(429));
    await expect.poll(async () => (await ask('slow')).status, { timeout: 3000 }).toBe(200);
  });

  it('refuses a key that has used its quota, and no other key', async () => {
    const answers = [];
    for (let asked = 0; asked < 4; asked += 1) answers.push(await outcome('scarce'));
    const usedUp = [429, 'QUOTA_EXCEEDED'];
    expect(answers).toEqual([[200, undefined], [200, undefined], usedUp, usedUp]);
    expect((await ask('free')).status).toBe(200);
  });
});
