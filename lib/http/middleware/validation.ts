import type { Middleware } from '../call.ts';
import { parseRequest } from '../parse.ts';

/** Holds the request against its endpoint's schemas. */
export function validation(): Middleware {
  return {
    before: ({ event, context: { call } }) => {
      if (call.endpoint) call.request = parseRequest(event, call.endpoint.request);
    },
  };
}
