import { toMomentInfo } from '../../../lib/answers/moment.ts';
import { roundTo } from '../../../lib/answers/rounding.ts';
import { formatUtc } from '../../../lib/domain/civil-time/format.ts';
import type { LocalMoment } from '../../../lib/domain/civil-time/moment.ts';
import type { LunarPhase } from '../../../lib/domain/lunar/phase.ts';
import { type JdUt, unixFromJdUt } from '../../../lib/units/time.ts';

/** The Moon at a moment. */
interface LunarPhaseAtMoment {
  readonly moment: LocalMoment;
  readonly phase: LunarPhase;
}

const PERCENT = 100;
const DECIMALS = { angle: 6, percent: 4, days: 6, km: 3, arcsec: 3 } as const;

const shown = (moment: JdUt | undefined): string | null =>
  moment === undefined ? null : formatUtc(unixFromJdUt(moment));

/** What is answered of the Moon, without what the computing took. */
export function lunarPhaseAnswer({ moment, phase }: LunarPhaseAtMoment) {
  return {
    phase: {
      name: phase.name,
      illumination: roundTo(phase.illuminatedFraction * PERCENT, DECIMALS.percent),
      phase_angle: roundTo(phase.phaseAngleDeg, DECIMALS.angle),
      elongation: roundTo(phase.elongationDeg, DECIMALS.angle),
      age_days: phase.ageDays === undefined ? null : roundTo(phase.ageDays, DECIMALS.days),
      distance_km: roundTo(phase.distanceKm, DECIMALS.km),
      angular_diameter_arcsec: roundTo(phase.diameterArcsec, DECIMALS.arcsec),
      next_new_moon: shown(phase.nextNewMoon),
      next_full_moon: shown(phase.nextFullMoon),
      lunation_number: phase.lunation,
    },
    metadata: toMomentInfo(moment),
  };
}
