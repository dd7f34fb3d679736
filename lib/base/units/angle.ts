import type { Unit } from './brand.ts';

/** Longitude along a zodiac or along the equator, degrees in `[0, 360)`. */
export type LongitudeDeg = Unit<'LongitudeDeg'>;

export const TURN_DEG = 360;
/** For a negative angle smaller than this, `angle + 360` can round to 360. */
const TINY_DEG = 1e-9;

/**
 * Wraps a finite angle into `[0, 360)`.
 *
 * The double modulo matters: `x - 360 * Math.floor(x / 360)` yields 360 for −1e−16. An angle already in
 * range is returned unchanged, to the last bit. An angle up to one turn outside, such as a difference of two
 * longitudes, needs no modulo, which took a twentieth of the time of a chart.
 */
export function longitudeDeg(angleDeg: number): LongitudeDeg {
  if (angleDeg > 0 && angleDeg < TURN_DEG) return angleDeg as LongitudeDeg;
  return wrapIntoRange(angleDeg) as LongitudeDeg;
}

function wrapIntoRange(angleDeg: number): number {
  if (angleDeg >= TURN_DEG && angleDeg < 2 * TURN_DEG) return angleDeg - TURN_DEG;
  const isTinyOrFar = angleDeg > -TINY_DEG || angleDeg <= -TURN_DEG;
  if (isTinyOrFar) return ((angleDeg % TURN_DEG) + TURN_DEG) % TURN_DEG;
  return angleDeg + TURN_DEG;
}

/** The shorter arc from one longitude to another, degrees in `[-180, 180)`; positive in the order of the signs. */
export function arcDeg(from: number, to: number): number {
  return longitudeDeg(to - from + 180) - 180;
}

/** Angular separation of two longitudes, degrees in `[0, 180]`. */
export function separationDeg(a: number, b: number): number {
  return Math.abs(arcDeg(a, b));
}

export const DEG_PER_RAD = 180 / Math.PI;

export const sinDeg = (angleDeg: number): number => Math.sin(angleDeg / DEG_PER_RAD);
export const cosDeg = (angleDeg: number): number => Math.cos(angleDeg / DEG_PER_RAD);
export const tanDeg = (angleDeg: number): number => Math.tan(angleDeg / DEG_PER_RAD);
/** Inverse sine in degrees; a rounding excess beyond ±1 counts as ±1. */
export const asinDeg = (ratio: number): number => Math.asin(Math.max(-1, Math.min(1, ratio))) * DEG_PER_RAD;
/** Inverse tangent of `y / x` in degrees, in `(-180, 180]`. */
export const atan2Deg = (y: number, x: number): number => Math.atan2(y, x) * DEG_PER_RAD;

export const ARCSEC_PER_DEG = 3600;

export const DEG_PER_HOUR = 15;
