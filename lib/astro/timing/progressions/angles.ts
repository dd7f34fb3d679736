import { arcDeg, type LongitudeDeg, longitudeDeg } from '../../../base/units/angle.ts';
import type { JdUt } from '../../../base/units/time.ts';
import type { Chart, Horizon } from '../../chart/cast.ts';
import { castHouses } from '../../chart/chart-houses.ts';
import type { ChartHouses } from '../../chart/houses.ts';
import type { Ephemeris } from '../../port.ts';
import { TROPICAL_GEOCENTRIC } from '../../sky/zodiac/frames.ts';
import { armcToMidheavenDeg, midheavenToArmcDeg } from '../../sky/zodiac/midheaven.ts';

/** Methods for the angles of a progressed chart. */
export const ANGLE_METHODS = ['solar_arc', 'naibod', 'mean_quotidian'] as const;
export type AngleMethod = (typeof ANGLE_METHODS)[number];

/**
 * Mean motion of the Sun in right ascension: 0°59′08.33″ a day.
 *
 * @source 59′08″ in a tropical year, 0.98564733°: "Naibod Arc" in the dictionary of Matrix Software and Cosmic Patterns,
 *   https://www.astrologysoftware.com/community/learn/dictionary/progressed.html; the hundredths of a second follow from
 *   360° over the tropical year of rates.ts
 */
export const NAIBOD_DEG_PER_DAY = 59 / 60 + 8.33 / 3600;

/** The meridian at birth. */
interface NatalMeridian {
  readonly ephemeris: Ephemeris;
  readonly natalArmcDeg: LongitudeDeg;
  readonly birth: JdUt;
}

/** Right ascension of the midheaven at a progressed moment; undefined where it is that of the birthplace then. */
type ArmcAt = (progressed: JdUt) => LongitudeDeg | undefined;

/**
 * Right ascension of the progressed midheaven by each method.
 *
 * Full revolutions of the Sun over a long time have no effect, as only the final direction of the midheaven matters.
 *
 * @source the three methods: Solar Fire help, "Chart Angle Progression Type": True Solar Arc in Longitude, Naibod in Right
 *   Ascension, Mean Quotidian, https://www.esotech.com.au/SFHelp/chart_angle_progression_type.htm
 */
const ARMC_METHODS: Readonly<Record<AngleMethod, (meridian: NatalMeridian) => ArmcAt>> = {
  solar_arc: createSolarArcArmc,
  naibod:
    ({ natalArmcDeg, birth }) =>
    (progressed) =>
      longitudeDeg(natalArmcDeg + NAIBOD_DEG_PER_DAY * (progressed - birth)),
  mean_quotidian: () => () => undefined,
};

/** Right ascension of the progressed midheaven, degrees, as a function of the progressed moment. */
export const createArmc = (meridian: NatalMeridian, method: AngleMethod): ArmcAt => ARMC_METHODS[method](meridian);

/** A chart with houses and angles. */
export interface ChartWithHorizon extends Pick<Chart, 'context' | 'settings'> {
  readonly horizon: Horizon;
}

/** The houses of a chart as a function of the progressed moment. */
export function castProgressedHouses(
  { context, settings, horizon }: ChartWithHorizon,
  method: AngleMethod,
): (progressed: JdUt) => ChartHouses {
  const { ephemeris, place, moment: birth } = context;
  const armcAt = createArmc({ ephemeris, natalArmcDeg: horizon.houses.armcDeg, birth }, method);
  return (progressed) => {
    const armcDeg = armcAt(progressed);
    return castHouses({ ephemeris, moment: progressed, place, ...(armcDeg !== undefined && { armcDeg }) }, settings)
      .houses;
  };
}

/**
 * Solar arc: the midheaven moves along the ecliptic as far as the Sun does. The arc is the same in every zodiac, as the
 * motion of a sidereal zero point affects the Sun and the midheaven alike.
 */
function createSolarArcArmc({ ephemeris, natalArmcDeg, birth }: NatalMeridian): ArmcAt {
  const sunAt = (moment: JdUt) => ephemeris.longitude('sun', moment, TROPICAL_GEOCENTRIC);
  const obliquityAt = (moment: JdUt) => ephemeris.orientation(moment).trueObliquityDeg;
  const natalMidheaven = armcToMidheavenDeg(natalArmcDeg, obliquityAt(birth));
  const natalSunDeg = sunAt(birth);
  return (progressed) => {
    const midheaven = longitudeDeg(natalMidheaven + arcDeg(natalSunDeg, sunAt(progressed)));
    return midheavenToArmcDeg(midheaven, obliquityAt(progressed));
  };
}
