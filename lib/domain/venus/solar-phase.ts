import { type LongitudeDeg, separationDeg } from '../../units/angle.ts';

/** Largest separations from the Sun for each phase, degrees of longitude, inclusive. */
export const SOLAR_PHASE_LIMITS_DEG = { underBeams: 17, combust: 8.5, cazimi: 17 / 60 } as const;

/** A body's nearness to the Sun in longitude. A cazimi body is also combust, and a combust body is also under the beams. */
export interface SolarPhase {
  readonly underBeams: boolean;
  readonly combust: boolean;
  readonly cazimi: boolean;
}

export function classifySolarPhase(bodyDeg: LongitudeDeg, sunDeg: LongitudeDeg): SolarPhase {
  const apartDeg = separationDeg(bodyDeg, sunDeg);
  const { underBeams, combust, cazimi } = SOLAR_PHASE_LIMITS_DEG;
  return { underBeams: apartDeg <= underBeams, combust: apartDeg <= combust, cazimi: apartDeg <= cazimi };
}
