import { signOf } from '../astro/sky/zodiac/sign-position.ts';
import type { LongitudeDeg } from '../base/units/angle.ts';
import { longitude, sign, signLongitude } from '../requests/chart/points.ts';
import { defineMembers } from './record.ts';
import { toZodiacPosition } from './rounding.ts';

/** A longitude, and the decimals that it is written with. */
interface WrittenLongitude {
  readonly longitudeDeg: LongitudeDeg;
  readonly decimals: number;
}

/** Members of a place in the zodiac. */
export const zodiacMembers = defineMembers<WrittenLongitude>()({
  longitude: [longitude, ({ longitudeDeg, decimals }) => toZodiacPosition(longitudeDeg, decimals).longitude],
  sign: [sign, ({ longitudeDeg }) => signOf(longitudeDeg)],
  sign_longitude: [
    signLongitude,
    ({ longitudeDeg, decimals }) => toZodiacPosition(longitudeDeg, decimals).sign_longitude,
  ],
});
