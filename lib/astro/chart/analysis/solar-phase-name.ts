import type { LongitudeDeg } from '../../../base/units/angle.ts';
import { classifySolarPhase } from '../../sky/venus/solar-phase.ts';

/** Nearness to the Sun in longitude, the nearest first: at most 17′, at most 8°30′, at most 17°, farther. */
export const SOLAR_PHASE_NAMES = ['cazimi', 'combust', 'under_beams', 'free'] as const;
export type SolarPhaseName = (typeof SOLAR_PHASE_NAMES)[number];

/** The nearest phase that holds, in longitude alone: neither latitude nor the sign matters. */
export function solarPhaseNameOf(bodyDeg: LongitudeDeg, sunDeg: LongitudeDeg): SolarPhaseName {
  const { cazimi, combust, underBeams } = classifySolarPhase(bodyDeg, sunDeg);
  if (cazimi) return 'cazimi';
  if (combust) return 'combust';
  return underBeams ? 'under_beams' : 'free';
}
