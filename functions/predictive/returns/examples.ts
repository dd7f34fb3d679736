import type { Example } from '../../../lib/contract/endpoint.ts';
import { RETURN_EXAMPLE_BIRTH } from '../return/example-birth.ts';

/** Requests that show what the endpoint does. */
export const returnsExamples: readonly Example[] = [
  {
    name: 'saturn',
    summary: 'The first return of Saturn and its other passes, without a chart',
    body: { body: 'saturn', ...RETURN_EXAMPLE_BIRTH, target_datetime: { iso: '2019-06-01' }, include_chart: false },
  },
  {
    name: 'precessedVenus',
    summary: 'Venus back at its place among the stars, and the chart in Koch houses',
    body: {
      body: 'venus',
      ...RETURN_EXAMPLE_BIRTH,
      target_datetime: { iso: '2026-05-01T00:00:00Z' },
      search_window_days: 200,
      include_chart: true,
      house_system: 'K',
      precession_corrected: true,
    },
  },
];
