import { geocoder } from './services.ts';

/** Context for reading a request. */
export const PARSE_CONTEXT = { receivedAt: new Date('2026-01-01T00:00:00Z'), openGeocoder: () => geocoder };
