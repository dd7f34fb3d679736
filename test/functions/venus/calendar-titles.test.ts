import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../functions/venus/endpoints.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import { readCalendarEvents } from '../../support/dated-formats.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import * as services from '../../support/services.ts';

const handler = createLambdaHandler({ endpoints, services, observer: () => undefined });

const ROOT = '/ephemeris/venus-star-points';

async function ask(path: string, body: unknown): Promise<string> {
  const answer = await handler(
    gatewayEvent({ path: `${ROOT}${path}`, body, query: { format: 'ics' } }),
    LAMBDA_CONTEXT,
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.body;
}

const YEARS = { start_date: '2020-01-01', end_date: '2024-01-01' };
const BIRTH = { subject: { birth_datetime: '1990-06-15 14:30', birth_location: { latitude: 48.85, longitude: 2.35 } } };

describe.each([
  ['/conjunctions', YEARS, 'Venus in inferior conjunction with the Sun in Gemini'],
  ['/stations', YEARS, 'Venus stations retrograde in Gemini'],
  ['/elongations', YEARS, 'Venus at her greatest eastern elongation in Taurus'],
  ['/eight-year-star', { date: '2020-06-03' }, 'Venus in inferior conjunction with the Sun in Gemini'],
  ['', BIRTH, 'Venus in inferior conjunction with the Sun in Capricorn'],
] as const)('%s', (path, body, summary) => {
  it('has titles in its calendar', async () => {
    expect(readCalendarEvents(await ask(path, body)).map((event) => event.summary)).toContain(summary);
  });
});
