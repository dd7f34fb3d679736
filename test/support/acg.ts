import { postTo } from './any-endpoint.ts';

type MapName = 'lines' | 'hits' | 'crossings' | 'local-space' | 'aspects';

/** Sends a body to an endpoint of astrocartography. */
export const askMap = (endpoint: MapName, sent: unknown, query: Readonly<Record<string, string>> = {}) =>
  postTo(`/acg/${endpoint}`, sent, query);
