import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../functions/venus/endpoints.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import { expectInstants, listLeaves, readCalendarEvents, readTableRows } from '../../support/dated-formats.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import * as services from '../../support/services.ts';

const handler = createLambdaHandler({ endpoints, services, observer: () => undefined });

const ROOT = '/ephemeris/venus-star-points';

async function ask(path: string, body: unknown, format: 'json' | 'csv' | 'ics'): Promise<string> {
  const answer = await handler(gatewayEvent({ path: `${ROOT}${path}`, body, query: { format } }), LAMBDA_CONTEXT);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.body;
}

const YEARS = { start_date: '2020-01-01', end_date: '2024-01-01' };
const BIRTH = { subject: { birth_datetime: '1990-06-15 14:30', birth_location: { latitude: 48.85, longitude: 2.35 } } };

describe.each([
  ['/conjunctions', 'conjunctions', YEARS, 'Venus in inferior conjunction with the Sun in Gemini'],
  ['/stations', 'stations', YEARS, 'Venus stations retrograde in Gemini'],
  ['/elongations', 'elongations', YEARS, 'Venus at her greatest eastern elongation in Taurus'],
  ['/eight-year-star', 'vertices', { date: '2020-06-03' }, 'Venus in inferior conjunction with the Sun in Gemini'],
  ['', 'star_points', BIRTH, 'Venus in inferior conjunction with the Sun in Capricorn'],
] as const)('%s', (path, list, body, summary) => {
  it('as CSV has a row for each entry, with all its members and no others', async () => {
    const records = JSON.parse(await ask(path, body, 'json'))[list];
    expect(records.length).toBeGreaterThan(1);
    expect(readTableRows(await ask(path, body, 'csv'))).toEqual(records.map((record: unknown) => listLeaves(record)));
  });

  it('as a calendar has an event for each entry, to the second, with an identifier of its own', async () => {
    const text = await ask(path, body, 'ics');
    expectInstants(text, JSON.parse(await ask(path, body, 'json'))[list]);
    expect(readCalendarEvents(text).map((event) => event.summary)).toContain(summary);
  });
});
