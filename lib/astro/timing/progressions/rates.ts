/** Kinds of progression, which differ in the rate between ephemeris time and time of life. */
export const PROGRESSION_METHODS = ['secondary', 'tertiary', 'minor'] as const;
type ProgressionMethod = (typeof PROGRESSION_METHODS)[number];

/** Methods that add one arc to every point of the natal chart. */
export const ARC_METHODS = ['solar_arc', 'naibod_arc', 'lunar_arc', 'ascendant_arc'] as const;
export type ArcMethod = (typeof ARC_METHODS)[number];

/** Every way of moving a chart through a life. */
export const LIFE_METHODS = [...PROGRESSION_METHODS, ...ARC_METHODS] as const;
export type LifeMethod = (typeof LIFE_METHODS)[number];

export const isArcMethod = (method: LifeMethod): method is ArcMethod => ARC_METHODS.some((arc) => arc === method);

/** Sets of rates: the service's own, or those of most astrology texts. Secondary progressions are the same in both. */
export const RATE_CONVENTIONS = ['default', 'traditional'] as const;
export type RateConvention = (typeof RATE_CONVENTIONS)[number];

const DAY = 1;

/**
 * Tropical year, days: time in which the Sun's mean longitude grows by 360°, 360° × 36 525 d ÷ 36 000.76983°.
 *
 * @source Sun's mean longitude, Jean Meeus, Astronomical Algorithms, 1998, equation 25.2, p. 163, as solar.js of npm
 *   astronomia 4.2.0 has it
 */
export const TROPICAL_YEAR_DAYS = 365.24219;

const TWELFTH_OF_YEAR_DAYS = TROPICAL_YEAR_DAYS / 12;

/**
 * Tropical month, days: time in which the Moon's mean longitude grows by 360°, 360° × 36 525 d ÷ 481 267.881°.
 *
 * @source Moon's mean longitude, Jean Meeus, Astronomical Algorithms, 1998, chapter 47: 481267.88123421° a century
 */
export const TROPICAL_MONTH_DAYS = 27.321582;

/** Days after birth in the ephemeris, and the days of life for which they stand. */
interface ProgressionRate {
  readonly ephemerisDays: number;
  readonly lifeDays: number;
}

const SECONDARY: ProgressionRate = { ephemerisDays: DAY, lifeDays: TROPICAL_YEAR_DAYS };

/**
 * @source traditional: AstroApp help, "Secondary Progressions": tertiary, one day corresponds to one lunar month of
 *   life; minor, one lunar month to one year, https://astroapp.com/help/1/returnsW_51.html; which lunar month: M. Erlewine,
 *   Astro*Index, 1997, "Tertiary Progression", https://www.astrologysoftware.com/community/learn/dictionary/tertiary.html
 */
const RATES: Readonly<Record<RateConvention, Readonly<Record<ProgressionMethod, ProgressionRate>>>> = {
  default: {
    secondary: SECONDARY,
    tertiary: { ephemerisDays: TROPICAL_MONTH_DAYS, lifeDays: TROPICAL_YEAR_DAYS },
    minor: { ephemerisDays: TROPICAL_MONTH_DAYS, lifeDays: TWELFTH_OF_YEAR_DAYS },
  },
  traditional: {
    secondary: SECONDARY,
    tertiary: { ephemerisDays: DAY, lifeDays: TROPICAL_MONTH_DAYS },
    minor: { ephemerisDays: TROPICAL_MONTH_DAYS, lifeDays: TROPICAL_YEAR_DAYS },
  },
};

/** Days of ephemeris for one day of life. Arcs are those of the secondary progression. */
export function progressionRatio(method: LifeMethod, convention: RateConvention): number {
  const { ephemerisDays, lifeDays } = RATES[convention][isArcMethod(method) ? 'secondary' : method];
  return ephemerisDays / lifeDays;
}
