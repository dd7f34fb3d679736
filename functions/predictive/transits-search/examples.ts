import type { Example } from '../../../lib/contract/endpoint.ts';

/** Searches that show what the endpoint does. */
export const transitSearchExamples: readonly Example[] = [
  {
    name: 'saturnAndJupiter',
    summary: 'Jupiter and Saturn to Sun and Ascendant over two years',
    body: {
      natal_planets: { sun: 84.2, ascendant: 211.5 },
      transiting_planets: ['jupiter', 'saturn'],
      start_date: '2025-01-01',
      end_date: '2027-01-01',
    },
  },
  {
    name: 'subject',
    summary: 'Saturn to the points of a birth, in place of their longitudes',
    body: {
      subject: { birth_datetime: '1990-06-15 14:30', birth_location: 'Paris, France' },
      transiting_planets: ['saturn'],
      start_date: '2026-01-01',
      end_date: '2027-01-01',
    },
  },
  {
    name: 'ownPoint',
    summary: 'Minor aspects to a point of one’s own, within half a degree',
    body: {
      natal_planets: { 'Wedding day': 359.9 },
      transiting_planets: ['mars', 'true_node'],
      start_date: '2025-01-01',
      end_date: '2025-07-01T12:00:00Z',
      aspects: ['semi_square', 'quincunx'],
      orb: 0.5,
    },
  },
  {
    name: 'firstPage',
    summary: 'The first five contacts of the Moon',
    body: {
      natal_planets: { moon: 15 },
      transiting_planets: ['moon'],
      start_date: '2025-01-01',
      end_date: '2026-01-01',
      limit: 5,
    },
  },
];
