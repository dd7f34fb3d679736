import type { Example } from '../../../lib/contract/endpoint.ts';
import { LIFE_EXAMPLE as subject } from '../example-birth.ts';

const target_datetime = { iso: '2001-01-20T12:00:00' };

/** Lives that show what the endpoint does. */
export const releasingExamples: readonly Example[] = [
  { name: 'fromSpirit', summary: 'The period of a moment and its parts', body: { subject, target_datetime } },
  {
    name: 'wholeLife',
    summary: 'The signs of a life, from Fortune',
    body: { subject, target_datetime, from: 'fortune', start_age: 0, end_age: 100, levels: 1 },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'All four levels of a month as rows',
    query: { format: 'llm_v2' },
    body: { subject, target_datetime, start_date: '2001-01-01', end_date: '2001-02-01', levels: 4 },
  },
];
