import { toMomentInfo } from '../../../lib/answers/moment.ts';
import { roundTo } from '../../../lib/answers/rounding.ts';
import { formatOptionalInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import type { LunarPhaseAtMoment } from './calculate.ts';

const PERCENT = 100;

const DECIMALS = { angle: 6, percent: 4, days: 6, km: 3, arcsec: 3 } as const;

/** The phase of the Moon as the answer states it, without the processing time. */
export function toLunarPhaseAnswer({ moment, phase }: LunarPhaseAtMoment) {
  return {
    phase: {
      name: phase.name,
      illumination: roundTo(phase.illuminatedFraction * PERCENT, DECIMALS.percent),
      phase_angle: roundTo(phase.phaseAngleDeg, DECIMALS.angle),
      elongation: roundTo(phase.elongationDeg, DECIMALS.angle),
      age_days: phase.ageDays === undefined ? null : roundTo(phase.ageDays, DECIMALS.days),
      distance_km: roundTo(phase.distanceKm, DECIMALS.km),
      angular_diameter_arcsec: roundTo(phase.diameterArcsec, DECIMALS.arcsec),
      next_new_moon: formatOptionalInstant(phase.nextNewMoon),
      next_full_moon: formatOptionalInstant(phase.nextFullMoon),
      lunation_number: phase.lunation,
    },
    warnings: [...moment.warnings],
    metadata: toMomentInfo(moment),
  };
}
