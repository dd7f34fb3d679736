import type { Example } from '../../../lib/contract/endpoint.ts';

export const examples: readonly Example[] = [
  {
    name: 'birthStar',
    summary: 'The star of a birth in 1990',
    body: {
      subject: {
        name: 'Example',
        birth_datetime: { iso: '1990-06-15T14:30:00' },
        birth_location: {
          latitude: { decimal: 48.8566 },
          longitude: { decimal: 2.3522 },
          timezone: { iana_name: 'Europe/Paris' },
        },
      },
    },
  },
];
