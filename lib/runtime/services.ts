import type { ZoneHistories } from '../domain/civil-time/zone.ts';
import type { GeocodingProvider } from '../domain/places/geocoding.ts';
import type { ZoneLookup } from '../domain/places/zone-lookup.ts';
import type { PieceStore } from '../domain/positions/sky.ts';
import type { Ephemeris } from '../ephemeris/port.ts';
import type { EndpointCaller } from '../http/endpoint-caller.ts';
import type { Contract } from '../openapi/contract.ts';
import type { AnswerCache } from '../store/answers/answer-cache.ts';
import type { AnswerTable } from '../store/answers/answer-table.ts';
import type { Limiter } from '../store/limits/limiter.ts';
import type { Recorder } from '../store/recorder.ts';
import type { Statistics } from '../store/statistics.ts';

/** Everything an endpoint can be handed. Each group composes the part it needs. */
export interface Services {
  readonly ephemeris: Ephemeris;
  readonly zones: ZoneHistories;
  readonly zoneLookup: ZoneLookup;
  readonly geocoder: GeocodingProvider;
  readonly positions: PieceStore;
  readonly contract: Contract;
  readonly limiter: Limiter;
  readonly answers: AnswerCache;
  readonly answerTable: AnswerTable;
  readonly statistics: Statistics;
  readonly recorder: Recorder;
  readonly instance: Instance;
  readonly endpointCaller: EndpointCaller;
  readonly origins: Origins;
}

/** Pages that may use the service: `*` for any, else those of these origins. */
export type Origins = '*' | readonly string[];

/** The process that answers. */
export interface Instance {
  usage(): InstanceUsage;
}

/** What a process takes of its machine. */
export interface InstanceUsage {
  readonly uptimeSeconds: number;
  /** Resident, in units of 2^20 bytes as Lambda counts. */
  readonly memoryMb: number;
  /** Of one processor, on average since this was last asked, else since the start. Above 100 with several threads. */
  readonly processorPercent: number;
  /** To the tables, in use or kept for the next call. */
  readonly connections: { readonly open: number; readonly most: number };
}

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
