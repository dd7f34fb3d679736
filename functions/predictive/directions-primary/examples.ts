import type { Example } from '../../../lib/contract/endpoint.ts';

const subject = {
  name: 'Example',
  birth_datetime: { iso: '1946-07-06T07:26:00' },
  birth_location: {
    latitude: { decimal: 41.3083 },
    longitude: { decimal: -72.9279 },
    timezone: { iana_name: 'America/New_York' },
  },
};

/** Directions that show what the endpoint does. */
export const directionsExamples: readonly Example[] = [
  {
    name: 'toTheAngles',
    summary: 'Mundane directions of Mars and Saturn to the angles, with the speculum',
    body: {
      subject,
      promissors: ['mars', 'saturn'],
      significators: ['ascendant', 'midheaven'],
      max_age: 60,
      speculum: true,
    },
  },
  {
    name: 'distributions',
    summary: 'The Ascendant through the terms, and the aspects that it meets',
    body: {
      subject,
      significators: ['ascendant'],
      space: 'zodiaco',
      latitude: 'neither',
      include: ['terms', 'aspects'],
      key: 'user',
      user_key: 1.0146,
      max_age: 40,
    },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'Regiomontanus, direct and converse, as rows',
    query: { format: 'llm_v2' },
    body: { subject, method: 'regiomontanus', space: 'zodiaco', motion: 'both', converse: 'traditional', max_age: 25 },
  },
];
