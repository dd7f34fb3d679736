import { CHART_OBJECT_IDS } from '../../../base/catalog/chart-objects.ts';
import { type LongitudeDeg, longitudeDeg } from '../../../base/units/angle.ts';

/**
 * Circles on which points are compared, degrees. On the circle of 90° conjunction, square and opposition fall together,
 * on that of 22.5° every multiple of 22°30′.
 *
 * @source L. Catoni, "Planetary Pictures", Uranian Society, New York 2020 (uraniana.it): dials of 360°, 90°, 45° and 22°30′
 */
export const DIAL_MODULI = [360, 90, 45, 22.5] as const;

export type DialModulus = (typeof DIAL_MODULI)[number];

/** Everything that may be on a dial. */
export const DIAL_POINT_IDS = [...CHART_OBJECT_IDS, 'ascendant', 'midheaven', 'aries_point'] as const;

/** A point that takes part in a dial. */
export interface DialPoint {
  readonly id: string;
  readonly longitudeDeg: LongitudeDeg;
}

/** A point with its position on the dial. */
export interface PlacedDialPoint extends DialPoint {
  /** `[0, modulus)` */
  readonly dialDeg: number;
}

/** A circle, and how near counts as equal. */
export interface DialSettings {
  readonly modulusDeg: DialModulus;
  /** Less than half of half the modulus, so that nothing is found twice. */
  readonly orbDeg: number;
}

/** The points in the order of the dial; equal ones in their own order. */
export function placeOnDial(points: readonly DialPoint[], modulusDeg: DialModulus): readonly PlacedDialPoint[] {
  const placed = points.map((point) => ({ ...point, dialDeg: wrapOnDial(point.longitudeDeg, modulusDeg) }));
  return placed.sort((one, other) => one.dialDeg - other.dialDeg);
}

/** An angle on the dial: `[0, modulus)`. */
export const wrapOnDial = (angleDeg: number, modulusDeg: number): number => longitudeDeg(angleDeg) % modulusDeg;

/** How far an angle is from a multiple of the modulus, degrees in `[0, modulus / 2]`. */
export function distanceOnDial(angleDeg: number, modulusDeg: number): number {
  const rest = wrapOnDial(angleDeg, modulusDeg);
  return Math.min(rest, modulusDeg - rest);
}
