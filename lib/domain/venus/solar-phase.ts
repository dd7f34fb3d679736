import { type LongitudeDeg, separationDeg } from '../../units/angle.ts';

/** How near the Sun counts as what, degrees of longitude; the limits themselves belong. */
export const SOLAR_PHASE_LIMITS_DEG = { underBeams: 17, combust: 8.5, cazimi: 17 / 60 } as const;

/** How near a body stands to the Sun in longitude. Whatever is cazimi is also combust, and under the beams. */
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
