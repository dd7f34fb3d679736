import { type LongitudeDeg, separationDeg } from '../../units/angle.ts';

/** How near the Sun counts as what, degrees of longitude; the limits themselves belong. */
export const NEARNESS_LIMITS_DEG = { underBeams: 17, combust: 8.5, cazimi: 17 / 60 } as const;

/** How near a body stands to the Sun in longitude. Whatever is cazimi is also combust, and under the beams. */
export interface NearnessToSun {
  readonly underBeams: boolean;
  readonly combust: boolean;
  readonly cazimi: boolean;
}

export function nearnessToSun(bodyDeg: LongitudeDeg, sunDeg: LongitudeDeg): NearnessToSun {
  const apartDeg = separationDeg(bodyDeg, sunDeg);
  const { underBeams, combust, cazimi } = NEARNESS_LIMITS_DEG;
  return { underBeams: apartDeg <= underBeams, combust: apartDeg <= combust, cazimi: apartDeg <= cazimi };
}
