import type { Ephemeris, Frame } from '../../ephemeris/port.ts';
import { arcDeg, type LongitudeDeg, longitudeDeg } from '../../units/angle.ts';
import type { JdUt } from '../../units/time.ts';
import { armcToMidheavenDeg, midheavenToArmcDeg } from '../zodiac/midheaven.ts';

/** How the angles of a progressed chart move. */
export const ANGLE_METHODS = ['solar_arc', 'naibod', 'mean_quotidian'] as const;
export type AngleMethod = (typeof ANGLE_METHODS)[number];

/**
 * Mean motion of the Sun in right ascension: 0°59′08.33″ a day.
 *
 * @source 59′08″ in a tropical year, 0.98564733°: "Naibod Arc" in the dictionary of Matrix Software and Cosmic Patterns,
 *   https://www.astrologysoftware.com/community/learn/dictionary/progressed.html; the hundredths of a second are those of
 *   360° over the tropical year of rates.ts
 */
export const NAIBOD_DEG_PER_DAY = 59 / 60 + 8.33 / 3600;

/** The meridian of a birth, and the moment to which it is progressed. */
export interface MeridianProgression {
  readonly ephemeris: Ephemeris;
  readonly natalArmcDeg: LongitudeDeg;
  readonly birth: JdUt;
  readonly progressed: JdUt;
}

/** The arc is one of the true Sun, from the Earth's centre, whatever the chart's own centre: houses have no other. */
const TROPICAL_GEOCENTRIC: Frame = { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } };

/**
 * Right ascension of the progressed midheaven.
 *
 * Over a long time the Sun goes round more than once. That drops out: only where the midheaven ends is asked.
 *
 * @source the three methods: Solar Fire help, "Chart Angle Progression Type": True Solar Arc in Longitude, Naibod in Right
 *   Ascension, Mean Quotidian, https://www.esotech.com.au/SFHelp/chart_angle_progression_type.htm
 */
const ARMC_METHODS: Readonly<Record<AngleMethod, (meridian: MeridianProgression) => LongitudeDeg | undefined>> = {
  solar_arc: computeSolarArcArmc,
  naibod: ({ natalArmcDeg, birth, progressed }) =>
    longitudeDeg(natalArmcDeg + NAIBOD_DEG_PER_DAY * (progressed - birth)),
  mean_quotidian: () => undefined,
};

/** @returns undefined where the midheaven is simply that of the birthplace at the progressed moment */
export function computeProgressedArmc(meridian: MeridianProgression, method: AngleMethod): LongitudeDeg | undefined {
  return ARMC_METHODS[method](meridian);
}

/**
 * The midheaven moves along the ecliptic as far as the Sun does. In longitude it is the same arc in every zodiac: what
 * the sidereal zero point moves meanwhile is taken off the Sun and off the midheaven alike.
 */
function computeSolarArcArmc({ ephemeris, natalArmcDeg, birth, progressed }: MeridianProgression): LongitudeDeg {
  const sunAt = (moment: JdUt) => ephemeris.position('sun', moment, TROPICAL_GEOCENTRIC).longitudeDeg;
  const obliquityAt = (moment: JdUt) => ephemeris.orientation(moment).trueObliquityDeg;
  const natalMidheaven = armcToMidheavenDeg(natalArmcDeg, obliquityAt(birth));
  const midheaven = longitudeDeg(natalMidheaven + arcDeg(sunAt(birth), sunAt(progressed)));
  return midheavenToArmcDeg(midheaven, obliquityAt(progressed));
}
