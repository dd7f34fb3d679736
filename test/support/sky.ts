import type { endpoints } from '../../functions/sky/endpoints.ts';
import { postTo } from './any-endpoint.ts';

/** Sends a body to an endpoint of the sky. */
export const askSky = (
  path: (typeof endpoints)[number]['path'],
  sent: unknown,
  query: Readonly<Record<string, string>> = {},
) => postTo(path, sent, query);
