import type { Middleware } from '../call.ts';
import type { Endpoint } from '../endpoint.ts';
import { router } from '../route.ts';

/** Finds the endpoint; where there is none the function's fallback answers. */
export function routing<Services>(endpoints: readonly Endpoint<Services>[]): Middleware {
  const endpointOf = router(endpoints as readonly Endpoint<unknown>[]);
  return {
    before: ({ event, context }) => {
      const endpoint = endpointOf(event);
      if (endpoint) context.call.endpoint = endpoint;
    },
  };
}
