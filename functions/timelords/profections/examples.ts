import type { Example } from '../../../lib/contract/endpoint.ts';
import { LIFE_EXAMPLE as subject } from '../example-birth.ts';

const target_datetime = { iso: '2001-01-20T12:00:00' };

/** Lives that show what the endpoint does. */
export const profectionExamples: readonly Example[] = [
  { name: 'atAMoment', summary: 'The year of a moment and its months', body: { subject, target_datetime } },
  {
    name: 'byDegrees',
    summary: 'The Midheaven at 30° a year between solar returns, with its aspects to the birth',
    body: {
      subject,
      target_datetime,
      from: 'midheaven',
      mode: 'degree',
      anniversary: 'solar_return',
      start_age: 54,
      end_age: 56,
    },
  },
  {
    name: 'timeUnknown',
    summary: 'From the Sun, without a time of birth',
    body: { subject: { ...subject, birth_time_known: false }, target_datetime, from: 'sun', levels: 1 },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'Twenty years from Fortune as rows',
    query: { format: 'llm_v2' },
    body: { subject, target_datetime, from: 'fortune', start_age: 50, end_age: 70, levels: 1 },
  },
];
