import { NAKSHATRA_LORDS, type NakshatraLord, VIMSHOTTARI_YEARS } from './nakshatras.ts';

/** Systems of dashas: periods ruled by planets, which begin with the nakshatra of the Moon or of the Ascendant. */
export const DASHA_SYSTEMS = ['vimshottari', 'ashtottari', 'yogini'] as const;
export type DashaSystem = (typeof DASHA_SYSTEMS)[number];

/** Whether Abhijit is a fourth star of Saturn's group in ashtottari. */
export const ABHIJIT_CHOICES = ['counted', 'not'] as const;
export type AbhijitChoice = (typeof ABHIJIT_CHOICES)[number];

/** What the first period has lost at birth: a share of the arc of its stars, or of the time that the Moon needs for it. */
export const DASHA_BALANCES = ['longitude', 'time'] as const;
export type DashaBalance = (typeof DASHA_BALANCES)[number];

/** Point whose nakshatra the periods begin with. */
export const DASHA_STARTS = ['moon', 'ascendant'] as const;
export type DashaStart = (typeof DASHA_STARTS)[number];

/** Lengths of the year that dashas are counted in, days. */
const DASHA_YEAR_DAYS = [365.25, 365.256363, 365.2425, 365.2422, 360] as const;
/** A length in days, or `solar`: true returns of the Sun in the sidereal zodiac. */
export const DASHA_YEARS = [...DASHA_YEAR_DAYS, 'solar'] as const;
export type DashaYear = (typeof DASHA_YEARS)[number];

/** A period of a system. */
interface DashaTerm {
  readonly lord: NakshatraLord;
  readonly years: number;
}

/**
 * Periods of each system in their order: 120, 108 and 36 years. After the last one the first rules again.
 *
 * Ascribed to Brihat Parashara Hora Shastra. Compared with what others state of it: vimshottari with
 * https://www.astrojyoti.com/streejataka7-4.htm (19.6), ashtottari with https://omniguru.in/astrology/ashtottari-dasha,
 * yogini with http://www.horosoft.net/learnastro_Yogini_Dasha.html.
 */
export const DASHA_TERMS = {
  vimshottari: NAKSHATRA_LORDS.map((lord) => ({ lord, years: VIMSHOTTARI_YEARS[lord] })),
  ashtottari: [
    { lord: 'sun', years: 6 },
    { lord: 'moon', years: 15 },
    { lord: 'mars', years: 8 },
    { lord: 'mercury', years: 17 },
    { lord: 'saturn', years: 10 },
    { lord: 'jupiter', years: 19 },
    { lord: 'rahu', years: 12 },
    { lord: 'venus', years: 21 },
  ],
  yogini: [
    { lord: 'moon', years: 1 },
    { lord: 'sun', years: 2 },
    { lord: 'jupiter', years: 3 },
    { lord: 'mars', years: 4 },
    { lord: 'mercury', years: 5 },
    { lord: 'saturn', years: 6 },
    { lord: 'venus', years: 7 },
    { lord: 'rahu', years: 8 },
  ],
} as const satisfies Record<DashaSystem, readonly DashaTerm[]>;

/** Names of the periods of yogini, in the order of {@link DASHA_TERMS}. */
export const YOGINIS = ['Mangala', 'Pingala', 'Dhanya', 'Bhramari', 'Bhadrika', 'Ulka', 'Siddha', 'Sankata'] as const;

/** First nakshatra, 1 to 27, and number of nakshatras of each group of ashtottari, in the order of {@link DASHA_TERMS}. */
export const ASHTOTTARI_GROUPS = [
  { first: 6, count: 4 },
  { first: 10, count: 3 },
  { first: 13, count: 4 },
  { first: 17, count: 3 },
  { first: 20, count: 3 },
  { first: 23, count: 3 },
  { first: 26, count: 4 },
  { first: 3, count: 3 },
] as const;

/** Names of the levels of dashas, the first one first. */
export const DASHA_LEVEL_NAMES = ['Mahadasha', 'Antardasha', 'Pratyantar', 'Sukshma', 'Prana'] as const;
