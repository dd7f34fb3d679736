import type { Example } from '../../../lib/contract/endpoint.ts';
import { VEDIC_EXAMPLE as subject } from '../example-birth.ts';

const target_datetime = { iso: '2001-01-20T12:00:00' };

/** Lives that show what the endpoint does. */
export const dashasExamples: readonly Example[] = [
  {
    name: 'vimshottari',
    summary: 'The periods of a whole cycle, and those of a moment',
    body: { subject, target_datetime, levels: 1 },
  },
  {
    name: 'yoginiInTrueYears',
    summary: 'Yogini in true solar years, with the balance in time',
    body: { subject, target_datetime, system: 'yogini', year_days: 'solar', balance: 'time' },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'Five levels of three days as rows',
    query: { format: 'llm_v2' },
    body: { subject, target_datetime, levels: 5, start_date: '2001-01-19', end_date: '2001-01-22' },
  },
];
