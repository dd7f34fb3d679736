import { type Middleware, openCall } from '../call.ts';

/** Opens the record of the request: its id, its clock, its principal, its time. */
export function requestContext(): Middleware {
  return {
    before: ({ event, context }) => {
      context.call = openCall(event, context);
    },
  };
}
