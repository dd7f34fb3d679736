import type { ZoneHistories } from '../domain/civil-time/zone.ts';
import type { Ephemeris } from '../ephemeris/port.ts';
import type { Contract } from '../openapi/contract.ts';

/** Everything an endpoint can be handed. Each group composes the part it needs. */
export interface Services {
  readonly ephemeris: Ephemeris;
  readonly zones: ZoneHistories;
  readonly contract: Contract;
}

/** How each service of a group is opened. */
export type Openers<Needed extends Partial<Services>> = { readonly [Name in keyof Needed]: () => Needed[Name] };

/**
 * Services that are opened once: at start, so that the first request finds them ready, and otherwise when they
 * are first asked for, so that one that could not be opened fails only the requests that need it.
 */
export function openServices<Needed extends Partial<Services>>(openers: Openers<Needed>): Needed {
  const services = {} as Needed;
  for (const name of Object.keys(openers) as (keyof Needed)[]) {
    Object.defineProperty(services, name, { get: once(openers[name]), enumerable: true });
  }
  return services;
}

function once<Value>(open: () => Value): () => Value {
  let opened: { readonly value: Value } | undefined;
  return () => {
    opened ??= { value: open() };
    return opened.value;
  };
}
