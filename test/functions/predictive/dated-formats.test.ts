import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../functions/predictive/endpoints.ts';
import { createAnswerCache } from '../../../lib/adapters/tables/table-answer-cache.ts';
import { ASPECT_IDS } from '../../../lib/base/catalog/aspects.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import { openAnswerMemory } from '../../../lib/runtime/answers.ts';
import { AnswersInMemory } from '../../support/answers-in-memory.ts';
import { readCalendarEvents, readTableRows } from '../../support/dated-formats.ts';
import { gatewayEvent, LAMBDA_CONTEXT, type TestRequest } from '../../support/gateway-event.ts';
import * as services from '../../support/services.ts';

const answers = createAnswerCache({ table: new AnswersInMemory(), openMemory: openAnswerMemory, edition: ['formats'] });
const handler = createLambdaHandler({ endpoints, services: { ...services, answers }, observer: () => undefined });

async function ask(request: Omit<TestRequest, 'path'> & { readonly path: string }) {
  const { statusCode, headers = {}, body } = await handler(gatewayEvent(request), LAMBDA_CONTEXT);
  return { status: statusCode, headers, text: body };
}

const INGRESSES = '/predictive/transits/sign-ingresses';
const YEAR = { planets: ['sun', 'mars'], start_date: '2025-01-01', end_date: '2026-01-01' };

describe('the format', () => {
  it('has the same bytes by query and by Accept, from the cache and calculated', async () => {
    const body = { ...YEAR, end_date: '2025-07-01' };
    const first = await ask({ path: INGRESSES, body, query: { format: 'ics' } });
    const second = await ask({ path: INGRESSES, body, headers: { Accept: 'text/calendar' } });
    const json = await ask({ path: INGRESSES, body });
    expect([first, second, json].map(({ headers }) => headers['X-Cache'])).toEqual(['miss', 'hit', 'hit']);
    expect(second.text).toBe(first.text);
  });

  it('leaves all other headers as they are with JSON, limits included', async () => {
    const headersOf = async (format: string) => {
      const { headers } = await ask({ path: INGRESSES, body: YEAR, query: { format } });
      const { 'Content-Type': _type, RateLimit: remaining, ...others } = headers;
      expect(remaining).toMatch(/^"transits-minute";r=\d+/);
      return others;
    };
    await headersOf('json'); // Later answers come from the cache, which a header says.
    expect(await headersOf('csv')).toEqual(await headersOf('json'));
    expect(await headersOf('ics')).toEqual(await headersOf('json'));
  });
});

describe('pages', () => {
  it('of a table have the columns of the request, not those of the entries that are on them', async () => {
    const body = { start_date: '2025-03-10', end_date: '2025-03-20', event_types: ['lunation', 'eclipse_lunar'] };
    const header = async (part: object) =>
      (await ask({ path: '/predictive/events', body: { ...body, ...part }, query: { format: 'csv' } })).text.split(
        '\r\n',
      )[0];
    expect(await header({ limit: 1 })).toBe(await header({}));
    expect(await header({})).toContain('details.penumbral.begins_at');
    expect(await header({})).not.toContain('details.motion');
  });

  it('as long as they may be can be sent as a calendar', async () => {
    const body = { natal_planets: { 'A point with a name of some length': 15 }, transiting_planets: ['moon'] };
    const range = { start_date: '1990-01-01', end_date: '2039-12-31', aspects: ASPECT_IDS };
    const path = '/predictive/transits/search';
    const { status, text } = await ask({ path, body: { ...body, ...range }, query: { format: 'ics' } });
    expect(status, text.slice(0, 500)).toBe(200);
    expect(text.match(/^BEGIN:VEVENT/gm)?.length).toBe(10_000);
  });
});

describe('a calendar', () => {
  it('gives an event the same identifier in every search that finds it', async () => {
    const uids = async (part: object) =>
      readCalendarEvents((await ask({ path: INGRESSES, body: { ...YEAR, ...part }, query: { format: 'ics' } })).text)
        .filter(({ summary }) => summary.startsWith('Sun'))
        .map(({ uid }) => uid);
    const [year, half] = [await uids({}), await uids({ planets: ['sun', 'venus'], start_date: '2025-07-01' })];
    expect(half.length).toBe(6);
    expect(year.slice(-6)).toEqual(half);
    expect(await uids({ zodiac_type: 'sidereal', ayanamsa: 'lahiri' })).not.toContain(year[0]);
  });

  it('distinguishes the transits of one birth from those of another', async () => {
    const uidsAt = async (sun: number) => {
      const body = {
        natal_planets: { sun },
        transiting_planets: ['sun'],
        start_date: '2025-01-01',
        end_date: '2026-01-01',
      };
      const { text } = await ask({ path: '/predictive/transits/search', body, query: { format: 'ics' } });
      return readCalendarEvents(text).map(({ uid }) => uid);
    };
    expect(await uidsAt(84.2)).toEqual(await uidsAt(84.201));
    expect(new Set([...(await uidsAt(84.2)), ...(await uidsAt(84.3))]).size).toBe(2 * (await uidsAt(84.2)).length);
  });

  it('asks to be refreshed twice a day, and has the local times of the zone that the request states', async () => {
    const body = { start_date: '2026-11-20', end_date: '2026-12-01', event_types: ['lunation'] };
    const titlesIn = async (part: object) => {
      const { text } = await ask({ path: '/predictive/events', body: { ...body, ...part }, query: { format: 'ics' } });
      expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT12H\r\nX-PUBLISHED-TTL:PT12H\r\n');
      return readCalendarEvents(text).map(({ summary }) => summary);
    };
    expect(await titlesIn({})).toEqual(['Full moon in Gemini']);
    expect(await titlesIn({ timezone: 'Europe/Berlin' })).toEqual(['Full moon in Gemini (15:53)']);
    expect(await titlesIn({ timezone: '+05:30' })).toEqual(['Full moon in Gemini (20:23)']);
    const faulty = { ...body, timezone: 'Europe/Berlinn' };
    const { status, text } = await ask({ path: '/predictive/events', body: faulty, query: { format: 'ics' } });
    expect([status, JSON.parse(text).error, JSON.parse(text).errors[0].location]).toEqual([
      ...[400, 'InvalidTimezone', 'body.timezone'],
    ]);
  });

  it('of nothing is valid, and so is a table of nothing', async () => {
    const body = { planets: ['saturn'], start_date: '2024-01-01', end_date: '2024-02-01' };
    const calendar = await ask({ path: INGRESSES, body, query: { format: 'ics' } });
    expect(readCalendarEvents(calendar.text)).toEqual([]);
    const table = await ask({ path: INGRESSES, body, query: { format: 'csv' } });
    expect(table.text).toBe('planet,sign,from_sign,exact_datetime,retrograde\r\n');
  });

  it.each([
    [{ query: { format: 'ics' } }, 'query.format'],
    [{ headers: { Accept: 'text/calendar' } }, 'header.Accept'],
  ])('cannot hold years before 0000: %j', async (part, location) => {
    const body = { planets: ['sun'], start_date: '-0044-01-01', end_date: '-0043-01-01' };
    const { status, text } = await ask({ path: INGRESSES, body, ...part });
    expect(status, text).toBe(400);
    const message = expect.stringContaining('and the range reaches beyond them');
    expect(JSON.parse(text)).toMatchObject({ error: 'ValidationError', errors: [{ location, message }] });
    expect(readTableRows((await ask({ path: INGRESSES, body, query: { format: 'csv' } })).text).length).toBe(12);
  });
});

it('calendars of different ayanamsas of one’s own share no identifier', async () => {
  const dates = { start_date: '2025-01-01', end_date: '2025-12-31', planets: ['sun'] };
  const uids: string[] = [];
  for (const degrees of [20, 20.001]) {
    const zodiac = { zodiac_type: 'sidereal', user_ayanamsa: { epoch_jd: 2451545, degrees } };
    const body = { ...dates, ...zodiac };
    const { text } = await ask({ path: '/predictive/transits/sign-ingresses', body, query: { format: 'ics' } });
    uids.push(...readCalendarEvents(text).map(({ uid }) => uid));
  }
  expect(uids).toHaveLength(24);
  expect(new Set(uids).size).toBe(24);
});
