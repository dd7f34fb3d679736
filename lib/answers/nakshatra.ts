import { findNakshatra } from '../domain/vedic/nakshatra.ts';
import type { NakshatraRecord } from '../schemas/chart/nakshatra.ts';
import type { LongitudeDeg } from '../units/angle.ts';
import { roundTo } from './rounding.ts';

/** The nakshatra of a sidereal longitude as answers state it. */
export function toNakshatraRecord(siderealDeg: LongitudeDeg, decimals: number): NakshatraRecord {
  const { degreesIn, ...nakshatra } = findNakshatra(siderealDeg);
  return { ...nakshatra, degrees_in: roundTo(degreesIn, decimals) };
}
