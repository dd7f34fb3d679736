import type { Example } from '../../../lib/contract/endpoint.ts';

const subject = {
  name: 'Example',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: {
    latitude: { decimal: 40.7128 },
    longitude: { decimal: -74.006 },
    timezone: { iana_name: 'America/New_York' },
  },
};

const tokyo = {
  latitude: { decimal: 35.6762 },
  longitude: { decimal: 139.6503 },
  timezone: { iana_name: 'Asia/Tokyo' },
};

export const examples: readonly Example[] = [
  {
    name: 'newYorkToTokyo',
    summary: 'Born in New York, seen from Tokyo',
    body: { subject, relocation_location: tokyo, configuration: { house_system: 'P', object_set: 'modern_10' } },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'The same as rows',
    query: { format: 'llm_v2' },
    body: { subject, relocation_location: tokyo },
  },
  {
    name: 'beyondThePolarCircle',
    summary: 'Moved to where Placidus has no houses',
    body: { subject, relocation_location: { latitude: 78.2232, longitude: 15.6267 } },
  },
];
