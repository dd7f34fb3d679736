import { postTo } from './any-endpoint.ts';

/** Sends a request for primary directions. */
export const askDirections = (body: object, query: Readonly<Record<string, string>> = {}) =>
  postTo('/predictive/directions/primary', body, query);
