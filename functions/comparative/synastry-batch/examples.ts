import type { Example } from '../../../lib/contract/endpoint.ts';
import { EXAMPLE_BIRTHS } from '../example-births.ts';

const { london, newYork, suva, apia } = EXAMPLE_BIRTHS;

const beyondTheFiles = { ...apia, name: 'Too late', birth_datetime: { iso: '4000-06-15T14:30:00' } };

/** Batches that show what the endpoint does. */
export const examples: readonly Example[] = [
  {
    name: 'two',
    summary: 'One birth and two others',
    body: { subject_a: newYork, subjects: [london, suva], configuration: { object_set: 'traditional_7' } },
  },
  {
    name: 'oneFails',
    summary: 'A moment outside the ephemeris fails only its own place',
    body: {
      subject_a: newYork,
      subjects: [beyondTheFiles, london],
      configuration: { object_set: 'traditional_7' },
    },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'Two comparisons as rows',
    query: { format: 'llm_v2' },
    body: { subject_a: newYork, subjects: [london, apia], configuration: { object_set: 'modern_10' } },
  },
];
