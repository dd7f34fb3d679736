import type { Example } from '../../../lib/contract/endpoint.ts';
import { EXAMPLE_BIRTHS } from '../example-births.ts';

const { london, newYork, timeUnknown } = EXAMPLE_BIRTHS;

/** Pairs that show what the endpoint does. */
export const examples: readonly Example[] = [
  {
    name: 'ordinary',
    summary: 'Two births',
    body: { subject_a: newYork, subject_b: london, configuration: { object_set: 'modern_10' } },
  },
  {
    name: 'oneTimeUnknown',
    summary: 'The time of one birth is not known: only the other has houses',
    body: { subject_a: timeUnknown, subject_b: london, configuration: { object_set: 'traditional_7' } },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'Two births as rows',
    query: { format: 'llm_v2' },
    body: { subject_a: newYork, subject_b: london, configuration: { object_set: 'modern_10' } },
  },
];
