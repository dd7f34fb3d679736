import { type LongitudeDeg, separationDeg } from '../../../base/units/angle.ts';

/**
 * Largest separations from the Sun for each phase, degrees of longitude, inclusive.
 *
 * @source William Lilly, Christian Astrology (1659), p. 113, in the words of D. Houlding, "Combust",
 * https://www.skyscript.co.uk/gl/combust.html; there a combust planet is in the sign of the Sun, which is not asked here
 */
export const SOLAR_PHASE_LIMITS_DEG = { underBeams: 17, combust: 8.5, cazimi: 17 / 60 } as const;

/** Rounding of a separation, which must not put a body beyond a limit that it is at. */
const ROUNDING_DEG = 1e-9;

/** A body's nearness to the Sun in longitude. A cazimi body is also combust, and a combust body is also under the beams. */
export interface SolarPhase {
  readonly underBeams: boolean;
  readonly combust: boolean;
  readonly cazimi: boolean;
}

export function classifySolarPhase(bodyDeg: LongitudeDeg, sunDeg: LongitudeDeg): SolarPhase {
  const apartDeg = separationDeg(bodyDeg, sunDeg) - ROUNDING_DEG;
  const { underBeams, combust, cazimi } = SOLAR_PHASE_LIMITS_DEG;
  return { underBeams: apartDeg <= underBeams, combust: apartDeg <= combust, cazimi: apartDeg <= cazimi };
}
