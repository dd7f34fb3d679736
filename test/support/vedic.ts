import type { endpoints } from '../../functions/vedic/endpoints.ts';
import { postTo } from './any-endpoint.ts';

/** Sends a body to an endpoint of Indian astrology. */
export const askVedic = (
  path: (typeof endpoints)[number]['path'],
  sent: unknown,
  query: Readonly<Record<string, string>> = {},
) => postTo(path, sent, query);
