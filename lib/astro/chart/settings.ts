import type { AspectId } from '../../base/catalog/aspects.ts';
import type { AyanamsaId } from '../../base/catalog/ayanamsas.ts';
import type { ChartObjectId, ObjectSetId } from '../../base/catalog/chart-objects.ts';
import type { HouseSystemCode } from '../../base/catalog/house-systems.ts';
import type { PositionKind } from '../../base/catalog/position-kinds.ts';
import type { Zodiac } from '../port.ts';

/** Replacement for a house system where it is undefined; `error` refuses the chart. */
export const POLAR_FALLBACKS = ['porphyry', 'whole_sign', 'error'] as const;
export type PolarFallback = (typeof POLAR_FALLBACKS)[number];

export const COORDINATE_SYSTEMS = ['geocentric', 'heliocentric', 'topocentric'] as const;
export type CoordinateSystem = (typeof COORDINATE_SYSTEMS)[number];

/** Zodiacs of searches and of most charts. */
export const ZODIAC_TYPES = ['tropical', 'sidereal'] as const satisfies readonly Zodiac['type'][];
export type ZodiacType = (typeof ZODIAC_TYPES)[number];

/** Zodiacs of the charts of single births. */
export const CHART_ZODIAC_TYPES = [...ZODIAC_TYPES, 'draconic'] as const;
export type ChartZodiacType = (typeof CHART_ZODIAC_TYPES)[number];

/** Which node of the Moon a draconic zodiac begins at. */
export const NODE_SOURCES = ['true', 'mean'] as const;
export type NodeSource = (typeof NODE_SOURCES)[number];

/** How Gauquelin sectors are found. */
export const SECTOR_METHODS = ['latitude', 'no_latitude', 'rise_set'] as const;
export type SectorMethod = (typeof SECTOR_METHODS)[number];

/** Which points of a chart can be in an aspect. */
export const ASPECT_POINT_SETS = ['bodies', 'bodies_and_angles'] as const;
type AspectPointSet = (typeof ASPECT_POINT_SETS)[number];

/** Settings of a chart. */
export interface ChartSettings {
  readonly zodiac: Zodiac;
  readonly coordinateSystem: CoordinateSystem;
  /** Default: apparent. */
  readonly positions?: PositionKind;
  readonly houseSystem: HouseSystemCode;
  readonly polarFallback: PolarFallback;
  readonly objectSet: ObjectSetId;
  /** In the order of the request. */
  readonly objects: readonly ChartObjectId[];
  /** Limits the objects to Sun to Pluto: the simple chart. */
  readonly planetsOnly: boolean;
  /** Whether every point also gets right ascension and declination. */
  readonly withEquatorial: boolean;
  readonly withLots: boolean;
  /** Factor of every longitude in a harmonic chart, 2 or more; absent in the chart itself. */
  readonly harmonic?: number;
  /** Ayanamsa of Krishnamurti's lords; present where a sidereal chart has them. */
  readonly kpAyanamsa?: AyanamsaId;
  /** Present where the points get their Gauquelin sectors. */
  readonly sectorMethod?: SectorMethod;
}

/** Which aspects a chart has, and with which orbs. */
export interface AspectSettings {
  readonly aspects: readonly AspectId[];
  /** Orbs that replace the defaults, luminary bonus included. */
  readonly orbsDeg: Readonly<Partial<Record<AspectId, number>>>;
  readonly points: AspectPointSet;
  readonly withDeclination: boolean;
  /** Whether a point takes part in aspects although its twin does too, such as the mean node with the true one. */
  readonly withDuplicates: boolean;
}
