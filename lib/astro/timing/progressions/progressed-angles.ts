import { cosDeg, sinDeg, tanDeg } from '../../../base/units/angle.ts';
import type { JdUt } from '../../../base/units/time.ts';
import type { LongitudeMotion } from '../../motion/longitude-piece.ts';
import type { HouseCusps } from '../../port.ts';
import { TROPICAL_GEOCENTRIC } from '../../sky/zodiac/frames.ts';
import { type AngleMethod, type ChartWithHorizon, createArmc, NAIBOD_DEG_PER_DAY } from './angles.ts';
import type { ProgressedAngle } from './moving-point.ts';

/** Both progressed angles at a moment. */
type AngleMotions = Readonly<Record<ProgressedAngle, LongitudeMotion>>;

/** Rate of the apparent sidereal time, degrees a day: a turn in 23 h 56 min 4 s. */
const SIDEREAL_DEG_PER_DAY = 360.985_647;

/** Whole signs are defined at every latitude; below the polar circles every system has the same angles. */
const SYSTEM_OF_ANGLES = 'W';

/**
 * Ascendant and Midheaven of a chart with their speeds, as functions of the progressed moment. Each moment is computed
 * once, as both angles and all separations from them ask for it.
 */
export function createProgressedAngles(natal: ChartWithHorizon, method: AngleMethod): (moment: JdUt) => AngleMotions {
  const computed = new Map<JdUt, AngleMotions>();
  const { context, settings, horizon } = natal;
  const { ephemeris, place } = context;
  const armcAt = createArmc({ ephemeris, natalArmcDeg: horizon.houses.armcDeg, birth: context.moment }, method);
  const housesAt = (moment: JdUt): HouseCusps => {
    const armcDeg = armcAt(moment);
    const houses =
      armcDeg === undefined
        ? ephemeris.houses(moment, place, SYSTEM_OF_ANGLES, settings.zodiac)
        : ephemeris.housesOfMeridian(
            { armcDeg, latitudeDeg: place.latitudeDeg, moment },
            SYSTEM_OF_ANGLES,
            settings.zodiac,
          );
    if (!houses) throw new Error('whole signs are defined everywhere');
    return houses;
  };
  const compute = (moment: JdUt): AngleMotions => {
    const { ascendantDeg, midheavenDeg, armcDeg } = housesAt(moment);
    const meridian = { armcDeg, latitudeDeg: place.latitudeDeg, obliquityDeg: context.orientation.trueObliquityDeg };
    const rates = ratesOf(meridian);
    const armcSpeed: Readonly<Record<AngleMethod, () => number>> = {
      solar_arc: () => ephemeris.position('sun', moment, TROPICAL_GEOCENTRIC).longitudeSpeedDegPerDay / rates.midheaven,
      naibod: () => NAIBOD_DEG_PER_DAY,
      mean_quotidian: () => SIDEREAL_DEG_PER_DAY,
    };
    const speed = armcSpeed[method]();
    return {
      ascendant: { longitudeDeg: ascendantDeg, longitudeSpeedDegPerDay: speed * rates.ascendant },
      midheaven: { longitudeDeg: midheavenDeg, longitudeSpeedDegPerDay: speed * rates.midheaven },
    };
  };
  return (moment) => {
    const motions = computed.get(moment) ?? compute(moment);
    computed.set(moment, motions);
    return motions;
  };
}

interface Meridian {
  readonly armcDeg: number;
  readonly latitudeDeg: number;
  readonly obliquityDeg: number;
}

/**
 * Degrees by which the angles move while the right ascension of the midheaven grows by one.
 *
 * Derivatives of tan MC = sin θ / (cos θ cos ε) and of tan Asc = cos θ / −(sin θ cos ε + tan φ sin ε), which leave out the
 * change of the obliquity; a test compares them with difference quotients of the engine.
 */
function ratesOf({ armcDeg, latitudeDeg, obliquityDeg }: Meridian): Readonly<Record<ProgressedAngle, number>> {
  const [sinArmc, cosArmc] = [sinDeg(armcDeg), cosDeg(armcDeg)];
  const [sinObliquity, cosObliquity] = [sinDeg(obliquityDeg), cosDeg(obliquityDeg)];
  const slant = tanDeg(latitudeDeg) * sinObliquity;
  return {
    midheaven: cosObliquity / (sinArmc ** 2 + (cosArmc * cosObliquity) ** 2),
    ascendant: (cosObliquity + slant * sinArmc) / (cosArmc ** 2 + (sinArmc * cosObliquity + slant) ** 2),
  };
}
