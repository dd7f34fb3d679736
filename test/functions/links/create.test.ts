import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api, type Group } from '../../../functions/api.ts';
import { endpoints } from '../../../functions/links/endpoints.ts';
import { linkableEndpoints } from '../../../functions/links/linkable.ts';
import { openLink } from '../../../lib/adapters/access/link-token.ts';
import { createLinks } from '../../../lib/adapters/access/links.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import { TableUnavailable } from '../../../lib/contract/tables/table-unavailable.ts';
import * as services from '../../support/all-services.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { TABLE, WHEEL } from './requests.ts';
import { askForLink } from './send.ts';

const ask = async (body: unknown) => {
  const { statusCode, body: text } = await askForLink(body);
  return { status: statusCode, body: JSON.parse(text) };
};

const locationsOf = (body: { errors: { location: string }[] }) => body.errors.map(({ location }) => location);

describe('a link', () => {
  test('is an address of the service, with its end and its media type', async () => {
    const before = Math.floor(Date.now() / 1000);
    const { status, body } = await ask({ ...WHEEL, expires_in: 600 });
    expect(status).toBe(200);
    expect(body.url).toMatch(/^https:\/\/natal\.example\/l\/[\w-]+$/);
    expect(body.media_type).toBe('image/svg+xml');
    expect(Date.parse(body.expires_at) / 1000).toBeGreaterThanOrEqual(before + 600);
    expect(Date.parse(body.expires_at) / 1000).toBeLessThanOrEqual(before + 660);
  });

  test('lasts thirty days unless stated', async () => {
    const { body } = await ask(TABLE);
    const days = (Date.parse(body.expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(30, 2);
  });

  test('has the address that the gateway knows, where the operator states none', async () => {
    const handler = createLambdaHandler({
      endpoints,
      services: { ...services, publicUrl: undefined },
      observer: () => undefined,
    });
    const event = gatewayEvent({ path: '/links', body: TABLE });
    const requestContext = { ...event.requestContext, domainName: 'abc.execute-api.example', path: '/prod/links' };
    const answer = await handler({ ...event, requestContext }, LAMBDA_CONTEXT);
    expect(JSON.parse(answer.body).url).toMatch(/^https:\/\/abc\.execute-api\.example\/prod\/l\/[\w-]+$/);
  });

  test('is sealed for the records of its caller, with the request as it was sent', async () => {
    const recordIds = [`subject#${'1'.repeat(64)}`, `issuer#${'2'.repeat(64)}`];
    const principal = { id: 'token-1', scopes: [], recordIds };
    const answer = await askForLink(WHEEL, { principal });
    const token = JSON.parse(answer.body).url.split('/l/')[1];
    const opened = openLink(token, [services.linkSecret]);
    expect(opened?.owner).toEqual(recordIds);
    expect(opened?.readRequest()).toEqual(WHEEL);
  });

  test('can lead to every endpoint with a picture, table or calendar', () => {
    const formats = Object.fromEntries(linkableEndpoints.map((endpoint) => [endpoint.path, endpoint.files]));
    expect(formats).toMatchObject({
      '/ephemeris/natal-chart': expect.arrayContaining(['svg']),
      '/predictive/events': ['csv', 'ics'],
      '/predictive/returns/solar': expect.arrayContaining(['svg', 'csv', 'ics']),
      '/ephemeris/table': ['csv'],
    });
    const offered = Object.values<Group>(api).flatMap((group) => [...group.endpoints]);
    const offering = offered.filter((endpoint) => endpoint.files !== undefined);
    expect(Object.keys(formats).sort()).toEqual(offering.map(({ path }) => path).sort());
    expect(offering.length).toBeGreaterThan(25);
  });
});

describe('a request for a link is refused', () => {
  test('with every fault of the linked request at its place below body', async () => {
    const { status, body } = await ask({
      path: '/ephemeris/natal-chart',
      query: { format: 'svg', size: 1, shape: 'square' },
      body: { subject: { birth_location: { latitude: 123, longitude: 4 } }, option: {} },
    });
    expect(status).toBe(400);
    expect(body.error).toBe('ValidationError');
    expect(locationsOf(body)).toEqual(
      expect.arrayContaining([
        'body.query.shape',
        'body.query.size',
        'body.body.subject.birth_location.latitude',
        'body.body.option',
      ]),
    );
    expect(body.detail).toMatch(/^body\./);
  });

  test.each([
    ['a body that is left out', { body: undefined }, 'body.body.subject'],
    ['a query that is a text', { query: 'format=svg' }, 'body.query'],
    ['a format that is a list', { query: { format: ['svg'] } }, 'body.query.format'],
    ['a parameter that is a list', { query: { format: 'svg', size: [800] } }, 'body.query.size'],
    ['a body that is a text', { body: '{}' }, 'body.body'],
    [
      'a picture within data, in a format without data',
      { body: { ...WHEEL.body, options: { picture: 'svg' } } },
      'body.body.options.picture',
    ],
    ['an unknown member', { lifetime: 60 }, 'body.lifetime'],
  ])('with %s', async (_case, change, location) => {
    const { status, body } = await ask({ ...WHEEL, ...change });
    expect(status).toBe(400);
    expect(body.error).toBe('ValidationError');
    expect(locationsOf(body)).toEqual([location]);
    expect(body.errors[0].message).not.toBe('Invalid input');
  });

  test('with the code of the only fault', async () => {
    const birth_location = { latitude: 123, longitude: 4 };
    const { subject } = WHEEL.body;
    const { body } = await ask({ ...WHEEL, body: { subject: { ...subject, birth_location } } });
    expect(body).toMatchObject({ status: 400, error: 'InvalidLatitude' });
    expect(locationsOf(body)).toEqual(['body.body.subject.birth_location.latitude']);
  });

  test.each([
    ['without a format', {}],
    ['with JSON', { format: 'json' }],
    ['with rows', { format: 'llm_v2' }],
    ['with a format of other paths', { format: 'ics' }],
    ['with an unknown format', { format: 'bmp' }],
  ])('%s: its formats are named', async (_case, query) => {
    const { status, body } = await ask({ ...WHEEL, query });
    expect(status).toBe(400);
    expect(locationsOf(body)).toEqual(['body.query.format']);
    expect(body.errors[0].message).toMatch(/^must be svg/);
  });

  test.each([
    '/links',
    '/l/{token}',
    '/mcp',
    '/health',
    '/timezone/lookup',
    'ephemeris/natal-chart',
    '/ephemeris/lunar-phase',
    '__proto__',
  ])('to %s, where no link can lead', async (path) => {
    const { status, body } = await ask({ ...WHEEL, path });
    expect(status).toBe(400);
    expect(locationsOf(body)).toEqual(['body.path']);
  });

  test.each([59, 31_536_001, 1.5, -1, '600s'])('with the time %s', async (expires_in) => {
    const { status, body } = await ask({ ...WHEEL, expires_in });
    expect(status).toBe(400);
    expect(locationsOf(body)).toEqual(['body.expires_in']);
  });

  test('if its address would have more than 2000 characters', async () => {
    const birthOf = (index: number) => ({
      name: randomBytes(140).toString('base64'),
      birth_datetime: { iso: `19${10 + index}-06-15T14:30:00` },
      birth_location: { latitude: 48.1 + index / 7, longitude: 2.3 + index / 3 },
    });
    const composite = (count: number) =>
      ask({
        path: '/comparative/composite',
        query: { format: 'svg' },
        body: { subjects: Array.from({ length: count }, (_, index) => birthOf(index)) },
      });
    const longest = await composite(5);
    expect(longest.status).toBe(200);
    expect(longest.body.url.length).toBeGreaterThan(1000);
    const tooLong = await composite(10);
    expect(tooLong).toMatchObject({ status: 422, body: { error: 'LinkTooLong' } });
    expect(tooLong.body.detail).toMatch(/would have \d{4} characters; 2000 are possible/);
    expect(locationsOf(tooLong.body)).toEqual(['body.body']);
  });

  test('where an object is sent as something else', async () => {
    const { body } = await ask({ ...WHEEL, query: 'format=svg', body: [] });
    expect(body.errors.map(({ location, message }: Record<string, string>) => `${location} ${message}`)).toEqual([
      'body.query must be an object, not a string',
      'body.body must be an object, not an array',
    ]);
    const unknown = await ask({ ...WHEEL, headers: { accept: 'image/png' } });
    expect(unknown.body.errors[0]).toMatchObject({ location: 'body.headers', value: '[object with 1 member]' });
  });

  test('with a body larger than any', async () => {
    const body = { ...WHEEL.body, note: randomBytes(800_000).toString('base64') };
    expect(await ask({ ...WHEEL, body })).toMatchObject({ status: 413, body: { error: 'PayloadTooLarge' } });
  });

  test('while there is no secret, or its table does not answer', async () => {
    const outage = { readAll: () => Promise.reject(new TableUnavailable('no answer')) };
    for (const store of [{ readAll: async () => [] }, outage]) {
      const links = createLinks(store);
      const handler = createLambdaHandler({ endpoints, services: { ...services, links }, observer: () => undefined });
      const answer = await handler(gatewayEvent({ path: '/links', body: TABLE }), LAMBDA_CONTEXT);
      expect(JSON.parse(answer.body)).toMatchObject({ status: 503, error: 'LinksUnavailable' });
    }
  });

  test('of a caller without credentials', async () => {
    const answer = await askForLink(TABLE, { principal: null });
    expect(JSON.parse(answer.body)).toMatchObject({ status: 401, error: 'MissingCredentials' });
  });
});
