import type { Services } from '../http/services.ts';

/** How each service of a group is opened. */
export type Openers<Needed extends Partial<Services>> = { readonly [Name in keyof Needed]: () => Needed[Name] };

/**
 * Services that are opened once, at start, so that the first request finds them ready. One that cannot be opened is
 * tried again whenever a request asks for it, and fails only that request.
 */
export function openServices<Needed extends Partial<Services>>(openers: Openers<Needed>): Needed {
  const services = {} as Needed;
  for (const name of Object.keys(openers) as (keyof Needed)[]) {
    const service = once(openers[name]);
    Object.defineProperty(services, name, { get: service, enumerable: true });
    openAhead(service);
  }
  return services;
}

/** What goes wrong here goes wrong again, and is told, where the service is asked for. */
function openAhead(service: () => unknown): void {
  try {
    service();
  } catch {
    return;
  }
}

function once<Value>(open: () => Value): () => Value {
  let opened: { readonly value: Value } | undefined;
  return () => {
    opened ??= { value: open() };
    return opened.value;
  };
}
