import { DISTANCE_DECIMALS, roundTo } from '../../../lib/answers/rounding.ts';
import type { OutputZodiac } from '../../../lib/domain/venus/output-zodiac.ts';
import type { VenusPhase } from '../../../lib/domain/venus/phase.ts';
import { ANGLE_DECIMALS, conjunctionRecord, shownInstant, shownJulianDay, shownPlace } from '../event-records.ts';

const PERCENT = 100;
const DECIMALS = { percent: 4, arcsec: 3, magnitude: 3 } as const;

/** What is answered of Venus at a moment, without what the computing took. */
export function venusPhaseAnswer(phase: VenusPhase, reckoning: OutputZodiac) {
  const { moment, position, phenomena, last, next } = phase;
  return {
    phase: {
      datetime: shownInstant(moment),
      julian_day: shownJulianDay(moment),
      ...shownPlace('venus', moment, reckoning),
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
      ...(last && { last_conjunction: conjunctionRecord(last, reckoning) }),
      ...(next && { next_conjunction: conjunctionRecord(next, reckoning) }),
    },
  };
}
