import type { ZoneHistories } from '../domain/civil-time/zone.ts';
import type { Ephemeris } from '../ephemeris/port.ts';
import type { Contract } from '../openapi/contract.ts';

/** Everything an endpoint can be handed. Each group composes the part it needs. */
export interface Services {
  readonly ephemeris: Ephemeris;
  readonly zones: ZoneHistories;
  readonly contract: Contract;
}
