import type { Sign } from '../catalog/signs.ts';
import { signIndex, signOf } from '../domain/zodiac/sign-position.ts';
import type { LongitudeDeg } from '../units/angle.ts';

const DEG_PER_SIGN = 30;

export const DISTANCE_DECIMALS = 10;
export const JULIAN_DAY_DECIMALS = 9;

const POWERS_OF_TEN = Array.from({ length: 11 }, (_, exponent) => 10 ** exponent);

/** A number to so many decimals (0–10), never a negative zero. */
export function rounded(value: number, decimals: number): number {
  const power = POWERS_OF_TEN[decimals] as number;
  return Math.round(value * power) / power + 0;
}

/** A longitude as answers state it. */
export interface ZodiacPlace {
  readonly longitude: number;
  readonly sign: Sign;
  readonly sign_longitude: number;
}

/**
 * A longitude rounded so that its three parts agree: one that rounding would carry into the next sign is cut off
 * before it, so 359.9999999° is 359.999999° Pisces and neither 360° nor 0°.
 */
export function zodiacPlace(longitude: LongitudeDeg, decimals: number): ZodiacPlace {
  const signStartDeg = signIndex(longitude) * DEG_PER_SIGN;
  const lastBeforeNextSign = DEG_PER_SIGN - 10 ** -decimals;
  const signLongitude = Math.min(longitude - signStartDeg, lastBeforeNextSign);
  return {
    longitude: rounded(signStartDeg + signLongitude, decimals),
    sign: signOf(longitude),
    sign_longitude: rounded(signLongitude, decimals),
  };
}
