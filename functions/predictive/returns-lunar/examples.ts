import type { Example } from '../../../lib/contract/endpoint.ts';
import { RETURN_EXAMPLE_BIRTH } from '../return/example-birth.ts';

/** Requests that show what the endpoint does. */
export const lunarExamples: readonly Example[] = [
  {
    name: 'thisMonth',
    summary: 'The lunar return nearest to a date, in short',
    query: { preset: 'simple' },
    body: { ...RETURN_EXAMPLE_BIRTH, target_datetime: { iso: '2026-11-21T00:00:00Z' }, include_chart: true },
  },
  {
    name: 'aYear',
    summary: 'The lunar returns of a year in the sidereal zodiac',
    body: {
      ...RETURN_EXAMPLE_BIRTH,
      target_datetime: { iso: '2026-07-02T00:00:00Z' },
      search_window_days: 182.5,
      include_chart: false,
      configuration: { zodiac_type: 'sidereal', ayanamsa: 'lahiri' },
    },
  },
];
