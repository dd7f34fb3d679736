import type { Example } from '../../../lib/contract/endpoint.ts';
import { LIFE_EXAMPLE as subject } from '../example-birth.ts';

const target_datetime = { iso: '2001-01-20T12:00:00' };

/** Moments that show what the endpoint does. */
export const activeExamples: readonly Example[] = [
  { name: 'atAMoment', summary: 'Who rules a moment', body: { subject, target_datetime } },
  {
    name: 'rowsForLanguageModels',
    summary: 'The same as rows',
    query: { format: 'llm_v2' },
    body: { subject, target_datetime },
  },
];
