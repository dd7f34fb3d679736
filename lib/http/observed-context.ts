import type { RequestContext } from './endpoint.ts';

/** A context that knows what was read of it. */
export interface ObservedContext {
  readonly context: RequestContext;
  /** Whether anything was read that belongs to this one request: when it came, its id, its headers, who sent it. */
  wasRead(): boolean;
}

/** Tells whether an answer was made of its request alone, as only such an answer is right for the next who asks. */
export function observed(context: RequestContext): ObservedContext {
  let isRead = false;
  const read = <Name extends keyof RequestContext>(name: Name): RequestContext[Name] => {
    isRead = true;
    return context[name];
  };
  return {
    context: {
      get requestId() {
        return read('requestId');
      },
      get receivedAt() {
        return read('receivedAt');
      },
      get principal() {
        return read('principal');
      },
      get header() {
        return read('header');
      },
      calculatedAt: context.calculatedAt,
      remainingMs: () => context.remainingMs(),
      elapsedMs: () => context.elapsedMs(),
      checkTime: () => context.checkTime(),
    },
    wasRead: () => isRead,
  };
}
