import type { ZoneHistories } from '../domain/civil-time/zone.ts';
import type { PieceStore } from '../domain/longitude-model/geocentric-sky.ts';
import type { GeocodingProvider } from '../domain/places/geocoding.ts';
import type { ZoneLookup } from '../domain/places/zone-lookup.ts';
import type { Ephemeris } from '../ephemeris/port.ts';
import type { Contract } from '../openapi/contract.ts';
import type { AnswerCache } from '../store/answers/answer-cache.ts';
import type { AnswerTable } from '../store/answers/answer-table.ts';
import type { Limiter } from '../store/limits/limiter.ts';
import type { Recorder } from '../store/recorder.ts';
import type { Statistics } from '../store/statistics.ts';
import type { EndpointCaller } from './endpoint-caller.ts';

/** Everything that an endpoint can use. Each group's function opens what its endpoints name in `uses`. */
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

export type ServiceName = keyof Services;

/** What reading a birth and casting its chart uses. */
export const CHART_SERVICES = ['ephemeris', 'zones', 'zoneLookup'] as const satisfies readonly ServiceName[];
