import { DISTANCE_DECIMALS, roundTo } from '../../../lib/answers/rounding.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { ANGLE_DECIMALS, toConjunctionRecord, toJulianDay, toPlaceMembers } from '../event-records.ts';
import type { PlacedPhase } from './calculate.ts';

const PERCENT = 100;

const DECIMALS = { percent: 4, arcsec: 3, magnitude: 3 } as const;

/** Venus at a moment as the answer states it. */
export function toPhaseMembers(phase: PlacedPhase) {
  const { moment, position, phenomena, last, next } = phase;
  return {
    phase: {
      datetime: formatInstant(moment),
      julian_day: toJulianDay(moment),
      ...toPlaceMembers(phase.longitudeDeg),
      phase_angle: roundTo(phenomena.phaseAngleDeg, ANGLE_DECIMALS),
      illumination: roundTo(phenomena.illuminatedFraction * PERCENT, DECIMALS.percent),
      elongation: roundTo(phase.elongationDeg, ANGLE_DECIMALS),
      is_eastern: phase.isEastern,
      visibility: phase.visibility,
      is_retrograde: phase.isRetrograde,
      combust: phase.combust,
      under_beams: phase.underBeams,
      cazimi: phase.cazimi,
      magnitude: phenomena.magnitude === undefined ? null : roundTo(phenomena.magnitude, DECIMALS.magnitude),
      angular_diameter_arcsec: roundTo(phenomena.apparentDiameterArcsec, DECIMALS.arcsec),
      distance_au: roundTo(position.distanceAu, DISTANCE_DECIMALS),
      ...(last && { last_conjunction: toConjunctionRecord(last) }),
      ...(next && { next_conjunction: toConjunctionRecord(next) }),
    },
  };
}
