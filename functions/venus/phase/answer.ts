import { DISTANCE_DECIMALS, rounded } from '../../../lib/answers/rounding.ts';
import type { VenusPhase } from '../../../lib/domain/venus/phase.ts';
import type { Reckoning } from '../../../lib/domain/venus/reckoning.ts';
import { ANGLE_DECIMALS, conjunctionRecord, shownInstant, shownJulianDay, shownPlace } from '../event-records.ts';

const PERCENT = 100;
const DECIMALS = { percent: 4, arcsec: 3, magnitude: 3 } as const;

/** What is answered of Venus at a moment, without what the computing took. */
export function venusPhaseAnswer(phase: VenusPhase, reckoning: Reckoning) {
  const { moment, place, looks, last, next } = phase;
  return {
    phase: {
      datetime: shownInstant(moment),
      julian_day: shownJulianDay(moment),
      ...shownPlace('venus', moment, reckoning),
      phase_angle: rounded(looks.phaseAngleDeg, ANGLE_DECIMALS),
      illumination: rounded(looks.illuminatedFraction * PERCENT, DECIMALS.percent),
      elongation: rounded(phase.elongationDeg, ANGLE_DECIMALS),
      is_eastern: phase.isEastern,
      visibility: phase.visibility,
      is_retrograde: phase.isRetrograde,
      combust: phase.combust,
      under_beams: phase.underBeams,
      cazimi: phase.cazimi,
      magnitude: looks.magnitude === undefined ? null : rounded(looks.magnitude, DECIMALS.magnitude),
      angular_diameter_arcsec: rounded(looks.apparentDiameterArcsec, DECIMALS.arcsec),
      distance_au: rounded(place.distanceAu, DISTANCE_DECIMALS),
      ...(last && { last_conjunction: conjunctionRecord(last, reckoning) }),
      ...(next && { next_conjunction: conjunctionRecord(next, reckoning) }),
    },
  };
}
