import ical from 'node-ical';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../../functions/links/endpoints.ts';
import { linkableEndpoints } from '../../../functions/links/linkable.ts';
import { createIdentifiers } from '../../../lib/adapters/access/links.ts';
import { createInProcessCaller } from '../../../lib/chain/in-process-caller.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import type { EndpointCaller } from '../../../lib/contract/endpoint-caller.ts';
import * as services from '../../support/all-services.ts';
import { handlerOf } from '../../support/every-group.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { ORDER, readEvents, subject } from './calendar-order.ts';
import { askForLink, makeToken, openToken } from './send.ts';

const MS_PER_DAY = 86_400_000;
const START = Date.parse('2026-11-23T09:00:00Z');

const setClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });
beforeEach(() => void setClock(START));
afterEach(() => void vi.useRealTimers());

const openCalendar = async (token: string) => {
  const { statusCode, body } = await openToken(token);
  expect(statusCode, body.slice(0, 500)).toBe(200);
  return body;
};

describe('a link of calendars', () => {
  test('is one iCalendar with the events of all, which asks to be refreshed twice a day', async () => {
    const text = await openCalendar(await makeToken(ORDER));
    expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT12H\r\nX-PUBLISHED-TTL:PT12H\r\n');
    expect(text.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
    const events = readEvents(text);
    for (const words of [/natal/, /stations|enters/, /Profected/, /Dasha/, /Tithi/, /void of course/])
      expect(events.some(({ summary }) => words.test(summary))).toBe(true);
    const lunation = events.find(({ summary }) => summary.startsWith('Full moon in Gemini'));
    expect(lunation?.summary).toBe('Full moon in Gemini (15:53)');
  });

  test('is read alike by node-ical', async () => {
    const text = await openCalendar(await makeToken(ORDER));
    const others = Object.values(ical.sync.parseICS(text)).filter((one) => one?.type === 'VEVENT');
    const toKey = (uid: unknown, summary: unknown, startMs: number) => `${uid} ${summary} ${startMs}`;
    const read = others.map((one) => toKey(one.uid, one.summary, +one.start));
    expect(read.sort()).toEqual(
      readEvents(text)
        .map((one) => toKey(one.uid, one.summary, one.startMs))
        .sort(),
    );
  });

  test('has the identifiers of the same events without a link; of another service those of a birth differ', async () => {
    const linked = new Set(readEvents(await openCalendar(await makeToken(ORDER))).map(({ uid }) => uid));
    const countLinked = async (path: string, own: object) => {
      const endpoint = linkableEndpoints.find((one) => one.path === path);
      if (!endpoint) throw new Error(path);
      const handler = createLambdaHandler({
        endpoints: [endpoint],
        services: { ...services, ...own },
        observer: () => undefined,
      });
      const { body } = ORDER.calendars.find((one) => one.path === path) ?? {};
      const { subject: birth, ...dates } = ORDER.defaults;
      const members = { ...dates, ...(path !== '/predictive/events' && { subject: birth }), ...body };
      const event = gatewayEvent({ path, query: { format: 'ics' }, body: members });
      const { body: text } = await handler(event, LAMBDA_CONTEXT);
      const uids = readEvents(text).map(({ uid }) => uid);
      return uids.filter((uid) => linked.has(uid)).length / uids.length;
    };
    const readAll = async () => [{ ...services.linkSecret, key: Buffer.alloc(32, 8) }];
    const other = { identifiers: createIdentifiers({ readAll }) };
    const shares = ['/predictive/transits/search', '/timelords/profections', '/predictive/events'].map(async (path) => [
      await countLinked(path, {}),
      await countLinked(path, other),
    ]);
    expect(await Promise.all(shares)).toEqual([
      [1, 0],
      [1, 0],
      [1, 1],
    ]);
  });

  test('has the titles of its language', async () => {
    const calendars = [{ path: '/predictive/events', query: { language: 'de' }, body: { event_types: ['lunation'] } }];
    const text = await openCalendar(
      await makeToken({ defaults: { start_date: 'today', end_date: 'P1M' }, timezone: 'Europe/Berlin', calendars }),
    );
    expect(text).toContain('SUMMARY:Vollmond in Zwillinge (15:53)');
  });
});

describe('opening a link of calendars', () => {
  const countCalls = () => {
    const principals: (string | undefined)[] = [];
    const inner = createInProcessCaller({ endpoints: linkableEndpoints, services, observer: () => undefined });
    const endpointCaller: EndpointCaller = (request, context) => {
      principals.push(context.principal?.id);
      return inner(request, context);
    };
    const handler = createLambdaHandler({
      endpoints,
      services: { ...services, endpointCaller },
      observer: () => undefined,
    });
    const open = (token: string, headers = {}) => {
      const principal = { id: 'links-of-maker', scopes: [] };
      const event = gatewayEvent({ path: '/l/{token}', pathParameters: { token }, headers, principal });
      return handler(event, LAMBDA_CONTEXT);
    };
    return { principals, open };
  };

  test('costs the plan of its maker one calculation on a local day, however many open it', async () => {
    const { principals, open } = countCalls();
    const token = await makeToken(ORDER);
    const together = await Promise.all(Array.from({ length: 20 }, () => open(token)));
    expect(new Set(together.map(({ body }) => body)).size).toBe(1);
    await open(token);
    expect(principals).toEqual(ORDER.calendars.map(() => 'maker'));
    setClock(Date.parse('2026-11-23T23:30:00Z')); // the next day in Berlin
    await open(token);
    expect(principals).toHaveLength(2 * ORDER.calendars.length);
  });

  test('with the tag of the day is 304, which calculates and counts nothing', async () => {
    const { principals, open } = countCalls();
    const token = await makeToken(ORDER);
    const first = await open(token);
    const counted = principals.length;
    const again = await open(token, { 'If-None-Match': first.headers?.ETag });
    expect([again.statusCode, again.headers?.RateLimit]).toEqual([304, undefined]);
    expect(principals).toHaveLength(counted);
    setClock(START + MS_PER_DAY);
    expect((await open(token, { 'If-None-Match': first.headers?.ETag })).statusCode).toBe(200);
  });
});

describe('the end of a link', () => {
  const remove = (id: string, more = {}) =>
    handlerOf('links')(
      gatewayEvent({ method: 'DELETE', path: '/links/{id}', pathParameters: { id }, ...more }),
      LAMBDA_CONTEXT,
    );

  test('is made by its maker alone, and nobody opens it then', async () => {
    const { id, url } = JSON.parse((await askForLink(ORDER)).body);
    const other = { id: 'other', scopes: [], recordIds: [`key#${'9'.repeat(64)}`] };
    expect((await remove(id, { principal: other })).statusCode).toBe(404);
    expect((await openToken(url.split('/l/')[1])).statusCode).toBe(200);
    expect(await remove(id)).toMatchObject({ statusCode: 204, body: '' });
    expect((await remove(id)).statusCode).toBe(204);
    expect(JSON.parse((await openToken(url.split('/l/')[1])).body)).toMatchObject({
      status: 410,
      error: 'LinkExpired',
    });
  });

  test.each(['x', 'A'.repeat(46), 'é', '%00'])('of an invented id %s is 404', async (id) => {
    expect((await remove(id)).statusCode).toBe(404);
  });

  test('comes after ten years at the latest, for other links after one', async () => {
    const years = (count: number) => count * 365 * 86_400;
    const made = JSON.parse((await askForLink({ ...ORDER, expires_in: years(10) })).body);
    expect(Date.parse(made.expires_at)).toBe(START + years(10) * 1000);
    const { path, body } = { path: '/predictive/events', body: { start_date: 'today', end_date: 'P1M' } };
    const refused = await askForLink({ path, query: { format: 'ics' }, body, expires_in: years(10) });
    expect(JSON.parse(refused.body)).toMatchObject({ status: 400, errors: [{ location: 'body.expires_in' }] });
  });
});

describe('a link of calendars is refused', () => {
  const lunations = {
    path: '/predictive/events',
    body: { event_types: ['lunation'], start_date: 'today', end_date: 'P1M' },
  };
  test.each([
    [{}, ['body.path']],
    [{ calendars: [lunations], path: '/predictive/events' }, ['body.path']],
    [{ calendars: [] }, ['body.calendars']],
    [{ calendars: [{ ...lunations, query: { format: 'svg' } }] }, ['body.calendars[0].query.format']],
    [{ calendars: Array(13).fill(lunations) }, ['body.calendars']],
    [{ calendars: [{ path: '/ephemeris/natal-chart' }] }, ['body.calendars[0].path']],
    [
      { calendars: [lunations, { path: '/predictive/events', body: { start_date: 'today' } }] },
      ['body.calendars[1].body.end_date'],
    ],
    [
      { calendars: [{ path: '/predictive/events' }], defaults: { start_date: 'today+3x', end_date: 'P1M' } },
      ['body.defaults.start_date'],
    ],
    [{ calendars: [lunations], defaults: { subject } }, ['body.defaults.subject']],
    [{ calendars: [lunations], timezone: 'Mars/Phobos' }, ['body.timezone']],
  ])('%j', async (sent, locations) => {
    const { statusCode, body } = await askForLink(sent);
    expect(statusCode).toBe(400);
    expect(JSON.parse(body).errors.map(({ location }: { location: string }) => location)).toEqual(locations);
  });

  test('where the address becomes too long, naming the longest part', async () => {
    const natal_planets = Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [
        `p${Math.abs(Math.sin(index + 1))
          .toString(36)
          .slice(2, 9)}`,
        Math.abs(Math.cos(index)) * 300,
      ]),
    );
    const long = {
      path: '/predictive/transits/search',
      body: { natal_planets, transiting_planets: ['sun'], start_date: 'today', end_date: 'P1M' },
    };
    const calendars = [
      lunations,
      { ...long },
      {
        ...long,
        body: {
          ...long.body,
          natal_planets: Object.fromEntries(
            Object.entries(natal_planets).map(([name, degree]) => [`${name}x`, 360 - degree]),
          ),
        },
      },
    ];
    const { statusCode, body } = await askForLink({ calendars });
    expect({ statusCode, ...JSON.parse(body) }).toMatchObject({
      ...{ statusCode: 422, error: 'LinkTooLong' },
      errors: [{ location: 'body.calendars[2]' }],
    });
  });
});
