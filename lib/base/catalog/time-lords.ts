import { MODERN_PLANETS } from './chart-objects.ts';
import type { ClassicalPlanet } from './dignities.ts';
import type { Sign } from './signs.ts';

/** Lords of firdaria: the seven planets and the lunar nodes. */
export type FirdarLord = ClassicalPlanet | 'north_node' | 'south_node';

/**
 * Years that each lord of the firdaria rules; together 75.
 *
 * @source Abu Maʿshar, Great Introduction VII.8, in Arabic at https://usul.ai/ha/t/mudkhal-kabir/349
 */
export const FIRDAR_YEARS = {
  sun: 10,
  venus: 8,
  mercury: 13,
  moon: 9,
  saturn: 11,
  jupiter: 12,
  mars: 7,
  north_node: 3,
  south_node: 2,
} as const satisfies Record<FirdarLord, number>;

/**
 * Where the nodes rule. `abu_mashar`: after the seven planets. `bonatti`: after Mars, which in night births is before the
 * Sun. `none`: nowhere.
 *
 * @source "This table follows Abu Ma'shar in placing the Nodes at the end of both sequences. (Later astrologers sometimes
 *   put the Nodes after Mars in both diurnal and nocturnal sequences.)": Firdariyyat table after B. Dykes, read at
 *   https://www.scribd.com/document/390734932/firdariyyat-table-pdf
 */
export const FIRDAR_NODES = ['abu_mashar', 'bonatti', 'none'] as const;
export type FirdarNodes = (typeof FIRDAR_NODES)[number];

/**
 * Years of the signs in zodiacal releasing: the least years of their lords, but 27 for Capricorn.
 *
 * Ascribed to Vettius Valens, Anthologies IV. The values are those of chapter 14 of github.com/Bender1011001/celestial-curia,
 * where Aquarius has its 30 years; Stellium (`PLANET_PERIODS`) gives it Capricorn's 27.
 */
export const RELEASING_YEARS = {
  Aries: 15,
  Taurus: 8,
  Gemini: 20,
  Cancer: 25,
  Leo: 19,
  Virgo: 20,
  Libra: 8,
  Scorpio: 15,
  Sagittarius: 12,
  Capricorn: 27,
  Aquarius: 30,
  Pisces: 12,
} as const satisfies Record<Sign, number>;

/** Where the sub-periods of a sign go on after all twelve signs have ruled. */
export const LOOSINGS = ['opposite', 'trine', 'none'] as const;
export type Loosing = (typeof LOOSINGS)[number];

/** How a profected year is divided into months. */
export const PROFECTION_MONTHS = ['equal', 'days_30'] as const;
export type ProfectionMonths = (typeof PROFECTION_MONTHS)[number];

/** When a year of life begins. */
export const ANNIVERSARIES = ['civil', 'solar_return'] as const;
export type Anniversary = (typeof ANNIVERSARIES)[number];

/** `sign`: a whole sign for each year; `degree`: 30° a year, continuously. */
export const PROFECTION_MODES = ['sign', 'degree'] as const;
export type ProfectionMode = (typeof PROFECTION_MODES)[number];

/** Lengths of the year that periods can be counted in, days. */
export const LIFE_YEAR_DAYS = [365.2425, 365.25, 365.2422, 360] as const;

/** Points of a birth that profections can start from, in addition to its lots. */
export const PROFECTED_POINTS = ['ascendant', 'midheaven', ...MODERN_PLANETS, 'true_node', 'mean_node'] as const;
