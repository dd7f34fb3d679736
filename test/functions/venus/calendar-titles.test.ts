import { describe, expect, it } from 'vitest';
import { postTo } from '../../support/any-endpoint.ts';
import { readCalendarEvents } from '../../support/dated-formats.ts';

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
    expect(
      readCalendarEvents((await postTo(`/ephemeris/venus-star-points${path}`, body, { format: 'ics' })).text).map(
        (event) => event.summary,
      ),
    ).toContain(summary);
  });
});
