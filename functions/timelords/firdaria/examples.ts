import type { Example } from '../../../lib/contract/endpoint.ts';
import { LIFE_EXAMPLE as subject } from '../example-birth.ts';

const target_datetime = { iso: '2001-01-20T12:00:00' };

/** Lives that show what the endpoint does. */
export const firdariaExamples: readonly Example[] = [
  { name: 'atAMoment', summary: 'The firdar of a moment and its parts', body: { subject, target_datetime } },
  {
    name: 'wholeLife',
    summary: 'The firdaria of 75 years',
    body: { subject, target_datetime, start_age: 0, end_age: 75, levels: 1 },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'Parts between two dates as rows, without the nodes',
    query: { format: 'llm_v2' },
    body: { subject, target_datetime, start_date: '2000-01-01', end_date: '2010-01-01', nodes: 'none' },
  },
];
