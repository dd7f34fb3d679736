import type { Services } from '../http/services.ts';

/** How each service of a group is opened. */
export type ServiceOpeners<Needed extends Partial<Services>> = { readonly [Name in keyof Needed]: () => Needed[Name] };

/**
 * Services that are opened once, at start, so that the first request finds them ready. One that cannot be opened is
 * tried again whenever a request asks for it, and fails only that request.
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

/** What goes wrong here goes wrong again, and is told, where the service is asked for. */
function openEagerly(service: () => unknown): void {
  try {
    service();
  } catch {
    return;
  }
}

function openOnce<Value>(open: () => Value): () => Value {
  let result: { readonly value: Value } | undefined;
  return () => {
    result ??= { value: open() };
    return result.value;
  };
}
