import type { Example } from '../../../lib/contract/endpoint.ts';
import { EXAMPLE_COORDINATES, j2000 } from '../example-inputs.ts';

export const examples: readonly Example[] = [
  {
    name: 'sevenLots',
    summary: 'The seven Hermetic lots',
    body: { date_time: { iso: '1990-06-15T14:30:00' }, ...EXAMPLE_COORDINATES },
  },
  {
    name: 'everyLot',
    summary: 'Every lot of the catalog, in whole signs',
    body: {
      date_time: { iso: '1990-06-15T02:30:00Z' },
      ...EXAMPLE_COORDINATES,
      include_optional: true,
      include_legacy: true,
      house_system: 'W',
    },
  },
  {
    name: 'polarNight',
    summary: 'In the polar night, where Porphyry replaces Placidus',
    body: { date_time: { iso: '2000-12-21T12:00:00' }, latitude: 69.6492, longitude: 18.9553 },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'The seven lots as rows',
    query: { format: 'llm_v2' },
    body: { date_time: j2000, ...EXAMPLE_COORDINATES },
  },
];
