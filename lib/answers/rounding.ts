import { DEG_PER_SIGN, signIndexOf, signOf } from '../astro/sky/zodiac/sign-position.ts';
import type { Sign } from '../base/catalog/signs.ts';
import type { LongitudeDeg } from '../base/units/angle.ts';
import type { ChartOptions, Verbosity } from '../requests/options.ts';

/** How numbers and members are shown. */
export interface Display {
  readonly decimals: number;
  readonly verbosity: Verbosity;
  /** Whether longitudes also stand as text in degrees, minutes and seconds. */
  readonly withFormatted: boolean;
}

/** The display that the options of a request choose. */
export function toDisplay({ decimal_places, verbosity, formatted }: ChartOptions): Display {
  return { decimals: decimal_places, verbosity, withFormatted: formatted };
}

/** Of places on the Earth: a tenth of a meter. */
export const COORDINATE_DECIMALS = 6;
export const DISTANCE_DECIMALS = 10;
export const JULIAN_DAY_DECIMALS = 9;
/** Of days to a station, which is found to ten minutes. */
export const STATION_DAY_DECIMALS = 2;

const POWERS_OF_TEN = Array.from({ length: 11 }, (_, exponent) => 10 ** exponent);

/** The last longitude in a sign, by the number of decimals it is written with. */
const LAST_OF_SIGN_DEG = POWERS_OF_TEN.map((power) => DEG_PER_SIGN - 1 / power);

/** Rounds to a number of decimals (0–10); never gives a negative zero. */
export function roundTo(value: number, decimals: number): number {
  const power = POWERS_OF_TEN[decimals] as number;
  return Math.round(value * power) / power + 0;
}

/** Rounds a number of a cycle, such as a right ascension or a time of day; the end of the cycle becomes 0. */
export function roundWithinCycle(cycle: number, value: number, decimals: number): number {
  const nearest = roundTo(value, decimals);
  return nearest === cycle ? 0 : nearest;
}

/** Rounds degrees of a sign; those that rounding would carry out of it are cut off before its end. */
export const roundWithinSign = (intoSignDeg: number, decimals: number): number =>
  roundTo(Math.min(intoSignDeg, LAST_OF_SIGN_DEG[decimals] as number), decimals);

/** How long something took, milliseconds to the microsecond. */
export const roundMilliseconds = (elapsedMs: number): number => roundTo(elapsedMs, 3);

/** A longitude as answers state it. */
export interface ZodiacPosition {
  readonly longitude: number;
  readonly sign: Sign;
  readonly sign_longitude: number;
}

/**
 * A longitude rounded so that its three parts agree: one that rounding would carry into the next sign is cut off
 * before it, so 359.9999999° is 359.999999° Pisces and neither 360° nor 0°.
 */
export function toZodiacPosition(longitude: LongitudeDeg, decimals: number): ZodiacPosition {
  const signStartDeg = signIndexOf(longitude) * DEG_PER_SIGN;
  const signLongitude = roundWithinSign(longitude - signStartDeg, decimals);
  return {
    longitude: roundTo(signStartDeg + signLongitude, decimals),
    sign: signOf(longitude),
    sign_longitude: signLongitude,
  };
}
