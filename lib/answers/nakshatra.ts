import type { Chart } from '../astro/chart/cast.ts';
import type { KpFrame } from '../astro/chart/kp-frame.ts';
import { findKpLords } from '../astro/indian/kp.ts';
import { findNakshatra } from '../astro/indian/nakshatra.ts';
import type { LongitudeDeg } from '../base/units/angle.ts';
import type { KpLordsRecord, NakshatraRecord } from '../requests/chart/nakshatra.ts';
import { type Display, roundTo, toZodiacPosition } from './rounding.ts';

/** The nakshatra of a sidereal longitude as answers state it. */
export function toNakshatraRecord(siderealDeg: LongitudeDeg, decimals: number): NakshatraRecord {
  const { degreesIn, ...nakshatra } = findNakshatra(siderealDeg);
  return { ...nakshatra, degrees_in: roundTo(degreesIn, decimals) };
}

/** The nakshatra of a longitude of a detailed sidereal chart; nothing in other charts. */
export function toNakshatraMember(
  longitude: LongitudeDeg,
  { settings: { zodiac, harmonic } }: Pick<Chart, 'settings'>,
  { verbosity, decimals }: Display,
): { readonly nakshatra?: NakshatraRecord } {
  const hasNakshatras = verbosity === 'detailed' && zodiac.type === 'sidereal' && harmonic === undefined;
  return hasNakshatras ? { nakshatra: toNakshatraRecord(longitude, decimals) } : {};
}

/** The lords of a longitude in Krishnamurti's system. */
export function toKpLords(kpDeg: LongitudeDeg): KpLordsRecord {
  const { starLord, subLord, subSubLord } = findKpLords(kpDeg);
  return { star_lord: starLord, sub_lord: subLord, sub_sub_lord: subSubLord };
}

/** The cusps of Krishnamurti's system with their lords. */
export const toKpCusps = (cuspsDeg: NonNullable<KpFrame['cuspsDeg']>, decimals: number) =>
  cuspsDeg.map((cuspDeg, index) => ({
    number: index + 1,
    longitude: toZodiacPosition(cuspDeg, decimals).longitude,
    ...toKpLords(cuspDeg),
  }));
