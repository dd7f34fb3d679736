import type { Example } from '../../../lib/contract/endpoint.ts';

export const graphicEphemerisExamples: readonly Example[] = [
  {
    name: 'natalLines',
    summary: 'Jupiter and Saturn in a strip of 45° through two months, with the points of a birth',
    body: {
      start_date: '2026-01-01',
      end_date: '2026-03-01',
      modulus: 45,
      bodies: ['jupiter', 'saturn'],
      subject: {
        name: 'London',
        birth_datetime: { iso: '1985-07-13T17:45:00' },
        birth_location: { latitude: { decimal: 51.5074 }, longitude: { decimal: -0.1278 } },
      },
    },
  },
];
