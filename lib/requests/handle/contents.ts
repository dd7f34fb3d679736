import type { JdUt } from '../../base/units/time.ts';
import type { ChartConfiguration } from '../configuration.ts';

/** A birth as a handle states it: its moment is an instant, not a local time to be read again. */
export interface HandleBirth {
  /** At most 32 bytes of UTF-8; a longer one is cut when the handle is written. */
  readonly name: string;
  /** Local noon where the time of birth is not known. */
  readonly jdUt: JdUt;
  readonly timeIsKnown: boolean;
  /** Local clock − UTC, seconds, east positive. */
  readonly utcOffsetSeconds: number;
  /** Name of the zone that the local clock belongs to; undefined where none is known. */
  readonly timezone: string | undefined;
  /** Degrees, north positive. */
  readonly latitudeDeg: number;
  /** Degrees, east positive. */
  readonly longitudeDeg: number;
  /** Meters above the sea. */
  readonly elevationM: number;
}

/** The settings of a configuration that a handle carries; the first version had only these. */
export const FIRST_HANDLE_SETTINGS = [
  'house_system',
  'zodiac_type',
  'ayanamsa',
  'coordinate_system',
  'object_set',
  'polar_fallback',
  'objects',
] as const satisfies readonly (keyof ChartConfiguration)[];

/** Settings that stand after these, where a handle has any of them. */
export const FURTHER_HANDLE_SETTINGS = [
  'node_source',
  'harmonic',
  'user_ayanamsa',
] as const satisfies readonly (keyof ChartConfiguration)[];

export const HANDLE_SETTINGS = [...FIRST_HANDLE_SETTINGS, ...FURTHER_HANDLE_SETTINGS] as const;

/** Settings of the chart; absent where they are the default. `objects` are in the order of the catalog. */
export type HandleSettings = {
  readonly [Name in (typeof HANDLE_SETTINGS)[number]]?: ChartConfiguration[Name] | undefined;
};

/** Everything that a chart handle states. */
export interface HandleContents {
  readonly birth: HandleBirth;
  readonly settings: HandleSettings;
}

/** What is wrong with the text of a handle. */
export interface HandleFault {
  /**
   * `form`: characters that no handle has, or too many of them. `version`: a version that this service does not read.
   * `checksum`: a copy with an error, or an incomplete one. `content`: not written by this service.
   */
  readonly fault: 'form' | 'version' | 'checksum' | 'content';
}
