import type { Example } from '../../../lib/contract/endpoint.ts';

const chicago = { latitude: 41.85, longitude: -87.65, timezone: { iana_name: 'America/Chicago' } };
const tromso = { latitude: 69.6492, longitude: 18.9553, timezone: { iana_name: 'Europe/Oslo' } };

const subject = { name: 'Example', birth_datetime: { iso: '1942-07-13T11:41:00' }, birth_location: chicago };

/** Charts that show what the endpoint does. */
export const examples: readonly Example[] = [
  { name: 'ordinary', summary: 'The facts about a chart', body: { subject } },
  {
    name: 'rowsForLanguageModels',
    summary: 'The same as rows',
    query: { format: 'llm_v2' },
    body: { subject },
  },
  {
    name: 'timeUnknown',
    summary: 'Without a time of birth: no houses, rulers of houses and sect',
    body: { subject: { ...subject, birth_datetime: { iso: '1942-07-13' }, birth_time_known: false } },
  },
  {
    name: 'beyondThePolarCircle',
    summary: 'In the midnight sun',
    body: { subject: { ...subject, birth_datetime: { iso: '1990-06-15T01:30:00' }, birth_location: tromso } },
  },
];
