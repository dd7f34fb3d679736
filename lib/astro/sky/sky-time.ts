import { TAI_MINUS_UTC, TT_MINUS_TAI_SECONDS } from '../../base/catalog/leap-seconds.ts';
import { arcDeg, cosDeg, type LongitudeDeg, longitudeDeg, TURN_DEG } from '../../base/units/angle.ts';
import { type JdTt, type JdUt, jdTt, jdUtFromMilliseconds, SECONDS_PER_DAY } from '../../base/units/time.ts';
import type { EarthOrientation, Ephemeris } from '../port.ts';

/** Time scales, sidereal times at Greenwich and the axis of the Earth at a moment. */
export interface SkyTime {
  readonly jdUt: JdUt;
  readonly jdTt: JdTt;
  /** Undefined before 1972, when UTC had no leap seconds. */
  readonly leap: LeapSeconds | undefined;
  readonly orientation: EarthOrientation;
  readonly nutationObliquityDeg: number;
  readonly meanSiderealTimeDeg: LongitudeDeg;
  readonly apparentSiderealTimeDeg: LongitudeDeg;
  /** Apparent minus mean solar time, degrees. */
  readonly equationOfTimeDeg: number;
}

/** Atomic and Terrestrial Time minus UTC, seconds. */
interface LeapSeconds {
  readonly taiMinusUtc: number;
  readonly ttMinusUtc: number;
}

/** Times and axis at a moment; UTC is taken as UT1, from which it differs by less than 0.9 s. */
export function computeSkyTime(ephemeris: Ephemeris, moment: JdUt): SkyTime {
  const orientation = ephemeris.orientation(moment);
  const { trueObliquityDeg, meanObliquityDeg, nutationLongitudeDeg, siderealTimeDeg } = orientation;
  const equinoxesDeg = nutationLongitudeDeg * cosDeg(trueObliquityDeg);
  return {
    jdUt: moment,
    jdTt: jdTt(moment + orientation.deltaTSeconds / SECONDS_PER_DAY),
    leap: findLeapSeconds(moment),
    orientation,
    nutationObliquityDeg: trueObliquityDeg - meanObliquityDeg,
    meanSiderealTimeDeg: longitudeDeg(siderealTimeDeg - equinoxesDeg),
    apparentSiderealTimeDeg: siderealTimeDeg,
    equationOfTimeDeg: computeEquationOfTimeDeg(ephemeris, moment, siderealTimeDeg),
  };
}

/**
 * Hour angle of the apparent Sun at Greenwich minus that of the mean Sun, which is at the meridian at 12:00 UT.
 *
 * Compared with astronomy-engine 2.1.19.
 */
function computeEquationOfTimeDeg(ephemeris: Ephemeris, moment: JdUt, siderealTimeDeg: number): number {
  const sun = ephemeris.equatorial('sun', moment, { type: 'geocentric' });
  const meanSunDeg = (moment - Math.floor(moment)) * TURN_DEG;
  return arcDeg(meanSunDeg, siderealTimeDeg - sun.rightAscensionDeg);
}

function findLeapSeconds(moment: JdUt): LeapSeconds | undefined {
  const row = TAI_MINUS_UTC.findLast(([from]) => moment >= jdUtFromMilliseconds(Date.parse(from)));
  return row && { taiMinusUtc: row[1], ttMinusUtc: row[1] + TT_MINUS_TAI_SECONDS };
}
