import { geocoder } from './services.ts';

/** What reading a request needs beside it. */
export const PARSE_CONTEXT = { receivedAt: new Date('2026-01-01T00:00:00Z'), openGeocoder: () => geocoder };
