import type { AspectId, DeclinationAspectId } from '../../../base/catalog/aspects.ts';
import type { LongitudeDeg } from '../../../base/units/angle.ts';

/** A point that can be in aspect to another. */
export interface AspectPoint {
  readonly id: string;
  readonly longitudeDeg: LongitudeDeg;
  /** Null for a point without motion: an angle, or the natal side of a comparison. */
  readonly longitudeSpeedDegPerDay: number | null;
  readonly isLuminary: boolean;
  /** Present where declination aspects are looked for. */
  readonly declinationDeg?: number;
  readonly declinationSpeedDegPerDay?: number | null;
}

/** One aspect between two points. */
export interface Aspect {
  readonly object1: string;
  readonly object2: string;
  readonly aspect: AspectId | DeclinationAspectId;
  /** The aspect's nominal angle, degrees. */
  readonly angleDeg: number;
  /** The actual angle between the points, degrees in `[0, 180]`. */
  readonly separationDeg: number;
  /** Distance of the separation from the nominal angle, degrees, never negative. */
  readonly orbDeg: number;
  /** True if the orb decreases with time; null if neither point moves. */
  readonly applying: boolean | null;
  /** Orb under one arc minute. */
  readonly exact: boolean;
}
