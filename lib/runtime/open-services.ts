import type { Services } from '../contract/services.ts';

/** How each service of a group is opened. */
export type ServiceOpeners<Needed extends Partial<Services>> = { readonly [Name in keyof Needed]: () => Needed[Name] };

/**
 * Opens each service once, at start, so that it is ready for the first request. A service that fails to open is tried
 * again on each use, and only the requests that use it fail.
 */
export function openServices<Needed extends Partial<Services>>(openers: ServiceOpeners<Needed>): Needed {
  const services = {} as Needed;
  for (const name of Object.keys(openers) as (keyof Needed)[]) {
    const service = openOnce(openers[name]);
    Object.defineProperty(services, name, { get: service, enumerable: true });
    openEagerly(service);
  }
  return services;
}

/** Failures are ignored here; they resurface on first use. */
function openEagerly(service: () => unknown): void {
  try {
    service();
  } catch {
    return;
  }
}

const openedBy = new WeakMap<() => unknown, { readonly value: unknown }>();

/** Functions that share a process and name the same opener share the service. */
function openOnce<Value>(open: () => Value): () => Value {
  return () => {
    const opened = openedBy.get(open) ?? { value: open() };
    openedBy.set(open, opened);
    return opened.value as Value;
  };
}
