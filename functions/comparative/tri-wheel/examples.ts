import type { Example } from '../../../lib/contract/endpoint.ts';
import { EXAMPLE_BIRTHS } from '../example-births.ts';

const { london } = EXAMPLE_BIRTHS;
const target_datetime = { iso: '2026-01-01T12:00:00Z' };

export const examples: readonly Example[] = [
  {
    name: 'atAMoment',
    summary: 'Secondary progression and transits of a moment',
    body: { subject: london, target_datetime, configuration: { object_set: 'modern_10' } },
  },
  {
    name: 'solarArc',
    summary: 'Solar arc in place of the progression, with wider orbs',
    body: {
      subject: london,
      target_datetime,
      configuration: { object_set: 'modern_10', progression_method: 'solar_arc' },
      options: { orbs: { conjunction: 3 }, progressed_orbs: { conjunction: 1.5 } },
    },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'Three charts as rows',
    query: { format: 'llm_v2' },
    body: { subject: london, target_datetime, configuration: { object_set: 'traditional_7' } },
  },
];
