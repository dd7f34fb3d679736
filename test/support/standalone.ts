import { postTo } from './any-endpoint.ts';

/** Sends a body to an endpoint that reads a moment instead of a birth. */
export const askStandalone = (
  endpoint: 'fixed-stars' | 'midpoints' | 'hermetic-lots' | 'lunar-phase',
  sent: unknown,
  query: Readonly<Record<string, string>> = {},
) => postTo(`/ephemeris/${endpoint}`, sent, query);
