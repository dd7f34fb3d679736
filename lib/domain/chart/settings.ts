import type { AspectId } from '../../catalog/aspects.ts';
import type { ChartObjectId, ObjectSetId } from '../../catalog/chart-objects.ts';
import type { HouseSystemCode } from '../../catalog/house-systems.ts';
import type { Zodiac } from '../../ephemeris/port.ts';

/** What stands in for a house system where it is undefined; `error` refuses the chart. */
export const POLAR_FALLBACKS = ['porphyry', 'whole_sign', 'error'] as const;
export type PolarFallback = (typeof POLAR_FALLBACKS)[number];

export const COORDINATE_SYSTEMS = ['geocentric', 'heliocentric', 'topocentric'] as const;
export type CoordinateSystem = (typeof COORDINATE_SYSTEMS)[number];

export const ZODIAC_TYPES = ['tropical', 'sidereal'] as const satisfies readonly Zodiac['type'][];
export type ZodiacType = (typeof ZODIAC_TYPES)[number];

/** Which points of a chart can stand in an aspect. */
export const ASPECT_POINT_SETS = ['bodies', 'bodies_and_angles'] as const;
export type AspectPointSet = (typeof ASPECT_POINT_SETS)[number];

/** How a chart is to be cast. */
export interface ChartSettings {
  readonly zodiac: Zodiac;
  readonly coordinateSystem: CoordinateSystem;
  readonly houseSystem: HouseSystemCode;
  readonly polarFallback: PolarFallback;
  readonly objectSet: ObjectSetId;
  /** In the order asked. */
  readonly objects: readonly ChartObjectId[];
  /** Only Sun to Pluto of these: the simple chart. */
  readonly planetsOnly: boolean;
  /** Right ascension and declination of every point too. */
  readonly withEquatorial: boolean;
  readonly withLots: boolean;
}

/** Which aspects are looked for, and how wide. */
export interface AspectSettings {
  readonly aspects: readonly AspectId[];
  /** Orbs that replace the defaults, luminary bonus included. */
  readonly orbsDeg: Readonly<Partial<Record<AspectId, number>>>;
  readonly points: AspectPointSet;
  readonly withDeclination: boolean;
}
