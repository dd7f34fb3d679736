import { expect } from 'vitest';
import type { Comparison } from '../../accuracy/comparison.ts';
import { tallyAll } from '../../accuracy/tally.ts';
import { askReturn } from '../../support/returns.ts';

/** Published returns; `worstSeconds` is what was seen, rounded up. Sources are in the README. */
export const LUMINARIES = [
  {
    name: 'lunar return of 2018, Cosmic Patterns',
    endpoint: 'returns/lunar',
    birth_datetime: { iso: '1955-10-17T08:35:00' },
    location: { latitude: 47.658889, longitude: -117.425, timezone: { iana_name: 'America/Los_Angeles' } },
    printed: '2018-12-04T15:14:29-08:00',
    worstSeconds: 7,
  },
  {
    name: 'solar return of 2010 in Paris, Cosmic Patterns',
    endpoint: 'returns/solar',
    birth_datetime: { iso: '1963-06-09T08:44:00-06:00' },
    location: { latitude: 37.7742, longitude: -87.1133 },
    printed: '2010-06-09T01:15:05+02:00',
    worstSeconds: 18,
  },
  {
    name: 'solar return of 2006 in New York, Matrix',
    endpoint: 'returns/solar',
    birth_datetime: { iso: '1985-12-18T00:00:00-06:00' },
    location: { latitude: 37.056111, longitude: -85.088611 },
    printed: '2006-12-18T03:16:55-05:00',
    worstSeconds: 14,
  },
  {
    name: 'solar return of 2015, flatlib',
    endpoint: 'returns/solar',
    birth_datetime: { iso: '2013-06-13T17:00:00+01:00' },
    location: { latitude: 38.533333, longitude: -8.9 },
    printed: '2015-06-14T04:38:37+01:00',
    worstSeconds: 3,
  },
] as const;

async function secondsOff({ endpoint, birth_datetime, location, printed }: (typeof LUMINARIES)[number]) {
  const sent = { birth_datetime, location, target_datetime: { iso: printed.slice(0, 10) }, include_chart: false };
  const { status, body } = await askReturn(endpoint, sent);
  expect(status).toBe(200);
  return (Date.parse(body.exact_datetime) - Date.parse(printed)) / 1000;
}

/** Returns as four programs print them, to the second. */
export const PRINTED_RETURNS: readonly Comparison[] = LUMINARIES.map((printed) => ({
  quantity: `${printed.name.charAt(0).toUpperCase()}${printed.name.slice(1)}`,
  against: 'returns',
  span: printed.printed.slice(0, 10),
  unit: 's',
  count: 1,
  limit: printed.worstSeconds,
  measure: async () => tallyAll([await secondsOff(printed)]),
}));
