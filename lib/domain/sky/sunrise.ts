import type { Ephemeris, GeoPlace } from '../../ephemeris/port.ts';
import { type JdRange, type JdUt, jdUt, rangeAround } from '../../units/time.ts';
import type { LevelCrossing } from '../search/level-crossings.ts';
import { ALMANAC_HORIZON, type RisingHorizon } from './horizon.ts';
import { findRisingsAndSettings, followOverPlace, heightOverHorizon } from './local-sky.ts';

/** The day and the night after it, from a sunrise to the next. */
export interface SolarDay {
  readonly sunrise: JdUt;
  readonly sunset: JdUt;
  readonly nextSunrise: JdUt;
}

/**
 * Why a moment belongs to no {@link SolarDay}: near the midnight sun, or near the polar night, one of its three events is
 * missing or too far from the others. The Sun may still rise or set around the moment.
 */
export type SunWithoutDay = 'does_not_set' | 'does_not_rise';

/** A place whose sunrise is searched. */
export interface SunriseQuery {
  readonly ephemeris: Ephemeris;
  readonly place: GeoPlace;
  /** Default: that of almanacs. */
  readonly horizon?: RisingHorizon;
}

/** Longest time between two sunrises of one {@link SolarDay}: near the polar circles they shift by hours a day. */
const LONGEST_DAY_DAYS = 1.5;

const SUN = { type: 'body', id: 'sun' } as const;

/**
 * The day of a moment at a place, from sunrise to sunrise: a moment before sunrise belongs to the day before.
 *
 * @throws EphemerisRangeError within two days of the ends of the files
 */
export function findSolarDay(query: SunriseQuery, moment: JdUt): SolarDay | SunWithoutDay {
  const { ephemeris, place, horizon = ALMANAC_HORIZON } = query;
  const sun = followOverPlace({ ephemeris, place, horizon }, SUN, rangeAround(moment, LONGEST_DAY_DAYS));
  const crossings = findRisingsAndSettings(sun);
  const lastRise = crossings.findLastIndex((crossing) => crossing.isRising && crossing.moment <= moment);
  if (lastRise >= 0) return toSolarDay(crossings.slice(lastRise));
  const hasSet = crossings.some((crossing) => !crossing.isRising && crossing.moment <= moment);
  const isUp = heightOverHorizon(sun)(moment) >= 0;
  return hasSet || isUp ? 'does_not_set' : 'does_not_rise';
}

/** @param crossings from a sunrise on */
function toSolarDay([sunrise, sunset, nextSunrise]: readonly LevelCrossing[]): SolarDay | SunWithoutDay {
  if (!sunrise || !sunset) return 'does_not_set';
  const isLong = !nextSunrise || nextSunrise.moment - sunrise.moment > LONGEST_DAY_DAYS;
  if (isLong) return 'does_not_rise';
  return { sunrise: sunrise.moment, sunset: sunset.moment, nextSunrise: nextSunrise.moment };
}

/**
 * The day that begins with the first sunrise of a calendar day.
 *
 * @throws EphemerisRangeError within two days of the ends of the files
 */
export function findSolarDayFrom(query: SunriseQuery, { fromJdUt, toJdUt }: JdRange): SolarDay | SunWithoutDay {
  const { ephemeris, place, horizon = ALMANAC_HORIZON } = query;
  const span = { fromJdUt, toJdUt: jdUt(toJdUt + LONGEST_DAY_DAYS) };
  const sun = followOverPlace({ ephemeris, place, horizon }, SUN, span);
  const crossings = findRisingsAndSettings(sun);
  const firstRise = crossings.findIndex(({ isRising, moment }) => isRising && moment < toJdUt);
  if (firstRise >= 0) return toSolarDay(crossings.slice(firstRise));
  return heightOverHorizon(sun)(fromJdUt) >= 0 ? 'does_not_set' : 'does_not_rise';
}
