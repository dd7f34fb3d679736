import type { Example } from '../../../lib/contract/endpoint.ts';

const subject = {
  name: 'Example',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: {
    latitude: { decimal: 48.8566 },
    longitude: { decimal: 2.3522 },
    timezone: { iana_name: 'Europe/Paris' },
  },
};

const configuration = { object_set: 'modern_plus_points' };

export const examples: readonly Example[] = [
  {
    name: 'quarterDial',
    summary: 'The dial of 90°, orb 0.5°, with longitudes as text',
    body: { subject, orb: 0.5, configuration, options: { formatted: true } },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'The dial of 22.5° as rows, without the Aries point',
    query: { format: 'llm_v2' },
    body: { subject, modulus: 22.5, orb: 0.1, include_aries_point: false, configuration },
  },
  {
    name: 'timeUnknown',
    summary: 'Without a birth time: bodies and the Aries point on the whole circle',
    body: {
      subject: { ...subject, birth_datetime: { iso: '1990-06-15' }, birth_time_known: false },
      modulus: 360,
      configuration,
    },
  },
];
