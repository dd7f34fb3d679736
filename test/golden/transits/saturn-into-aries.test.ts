import { expect, test } from 'vitest';
import { foretell } from '../../support/predictive.ts';

/**
 * As printed, US Eastern time to the minute: "May 24, 2025 11:35 PM Saturn enters Aries", "Sep 1, 2025 4:06 AM Saturn Rx
 * enters Pisces", "Feb 13, 2026 7:11 PM Saturn enters Aries".
 *
 * @source https://cafeastrology.com/events/saturn-enters-aries-2026/
 */
const PUBLISHED = [
  { at: '2025-05-24T23:35:00-04:00', retrograde: false, sign: 'Aries' },
  { at: '2025-09-01T04:06:00-04:00', retrograde: true, sign: 'Pisces' },
  { at: '2026-02-13T19:11:00-05:00', retrograde: false, sign: 'Aries' },
] as const;

const MINUTE_MS = 60_000;
const dates = { start_date: '2025-01-01', end_date: '2027-01-01' };

function expectPrinted(exactDatetime: string, printed: string): void {
  const sinceMs = Date.parse(exactDatetime) - Date.parse(printed);
  expect(sinceMs).toBeGreaterThanOrEqual(0);
  expect(sinceMs).toBeLessThan(MINUTE_MS);
}

test('Saturn passes 0° Aries three times in 2025 and 2026, in the minutes that were published', async () => {
  const { body } = await foretell('transits/planet-to-degree', { planet_name: 'saturn', target_degree: 0, ...dates });
  expect(body).toMatchObject({ total_count: 3, complete: true });
  for (const [index, { at, retrograde }] of PUBLISHED.entries()) {
    expect(body.transits[index]).toMatchObject({ retrograde, crossing_number: index + 1 });
    expectPrinted(body.transits[index].exact_datetime, at);
  }
});

test('the ingresses are the same moments', async () => {
  const { body } = await foretell('transits/sign-ingresses', { planets: ['saturn'], ...dates });
  expect(body.total_count).toBe(3);
  for (const [index, { at, retrograde, sign }] of PUBLISHED.entries()) {
    expect(body.ingresses[index]).toMatchObject({ retrograde, sign });
    expectPrinted(body.ingresses[index].exact_datetime, at);
  }
});
