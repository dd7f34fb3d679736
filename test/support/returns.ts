import { postTo } from './any-endpoint.ts';

/** Sends a request for a return. */
export const askReturn = (
  endpoint: 'returns' | 'returns/solar' | 'returns/lunar',
  body: unknown,
  query: Readonly<Record<string, string>> = {},
) => postTo(`/predictive/${endpoint}`, body, query);
