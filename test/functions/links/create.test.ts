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
import { createEndedLinks } from '../../support/ended-links.ts';
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

  test('with a body larger than any', async () => {
    const body = { ...WHEEL.body, note: randomBytes(800_000).toString('base64') };
    expect(await ask({ ...WHEEL, body })).toMatchObject({ status: 413, body: { error: 'PayloadTooLarge' } });
  });

  test('while there is no secret, or its table does not answer', async () => {
    const outage = { readAll: () => Promise.reject(new TableUnavailable('no answer')) };
    for (const store of [{ readAll: async () => [] }, outage]) {
      const links = createLinks(store, createEndedLinks());
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
