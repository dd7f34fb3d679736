import { type JdRange, type JdUt, jdUt, rangeAround, widenRange } from '../../../base/units/time.ts';
import type { Ephemeris, GeoPlace } from '../../port.ts';
import type { Zero } from '../../search/zeros.ts';
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

/** The events that a moment or a date has without a {@link SolarDay}; undefined those that are missing. */
export interface BrokenSolarDay {
  readonly reason: SunWithoutDay;
  readonly sunrise: JdUt | undefined;
  readonly sunset: JdUt | undefined;
  /** Only without a sunrise: the next one to come, within 36 hours after the moment or the date. */
  readonly nextSunrise: JdUt | undefined;
}

/** Whether a day has its three events. */
export const isWholeDay = (day: SolarDay | BrokenSolarDay): day is SolarDay => !('reason' in day);

/** A place whose sunrise is searched. */
interface SunriseQuery {
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
export function findSolarDay(query: SunriseQuery, moment: JdUt): SolarDay | BrokenSolarDay {
  const { ephemeris, place, horizon = ALMANAC_HORIZON } = query;
  const sun = followOverPlace({ ephemeris, place, horizon }, SUN, rangeAround(moment, LONGEST_DAY_DAYS));
  const crossings = findRisingsAndSettings(sun);
  const lastRise = crossings.findLastIndex((crossing) => crossing.isRising && crossing.moment <= moment);
  if (lastRise >= 0) return toSolarDay(crossings.slice(lastRise));
  const hasSet = crossings.some((crossing) => !crossing.isRising && crossing.moment <= moment);
  const isUp = heightOverHorizon(sun)(moment) >= 0;
  const reason = hasSet || isUp ? 'does_not_set' : 'does_not_rise';
  return describeDayWithoutSunrise(
    reason,
    crossings.filter((crossing) => crossing.moment > moment),
  );
}

/** @param crossings from a sunrise on */
function toSolarDay([rising, setting, nextRising]: readonly Zero[]): SolarDay | BrokenSolarDay {
  const [sunrise, sunset] = [rising?.moment, setting?.moment];
  if (sunrise === undefined || sunset === undefined)
    return { reason: 'does_not_set', sunrise, sunset, nextSunrise: undefined };
  const isLong = !nextRising || nextRising.moment - sunrise > LONGEST_DAY_DAYS;
  if (isLong) return { reason: 'does_not_rise', sunrise, sunset, nextSunrise: undefined };
  return { sunrise, sunset, nextSunrise: nextRising.moment };
}

/** @param crossings after the moment, or from the beginning of the date */
function describeDayWithoutSunrise(reason: SunWithoutDay, [first, second]: readonly Zero[]): BrokenSolarDay {
  const [setting, nextRising] = first?.isRising ? [undefined, first] : [first, second];
  return { reason, sunrise: undefined, sunset: setting?.moment, nextSunrise: nextRising?.moment };
}

/** A day from sunrise to sunrise, the night before it, and the end of the day after it. */
export interface SolarDayAfterNight extends SolarDay {
  /** Undefined where it is more than a day and a half before the sunrise. */
  readonly previousSunrise: JdUt | undefined;
  readonly previousSunset: JdUt | undefined;
  /** The sunrise after the next one; undefined where it is more than a day and a half later. */
  readonly followingSunrise: JdUt | undefined;
}

/**
 * For each calendar day the day that begins with its first sunrise.
 *
 * @param days at least one, in order
 * @throws EphemerisRangeError within four days of the ends of the files
 */
export function listSolarDays(
  { ephemeris, place, horizon = ALMANAC_HORIZON }: SunriseQuery,
  days: readonly JdRange[],
): readonly (SolarDayAfterNight | SunWithoutDay)[] {
  const [first, last] = [days[0] as JdRange, days.at(-1) as JdRange];
  const span = widenRange({ fromJdUt: first.fromJdUt, toJdUt: last.toJdUt }, 2 * LONGEST_DAY_DAYS);
  const sun = followOverPlace({ ephemeris, place, horizon }, SUN, span);
  const crossings = findRisingsAndSettings(sun);
  const isUpAt = (moment: JdUt): boolean => heightOverHorizon(sun)(moment) >= 0;
  return days.map(({ fromJdUt, toJdUt }) => {
    const rise = crossings.findIndex(({ isRising, moment }) => isRising && moment >= fromJdUt && moment < toJdUt);
    if (rise < 0) return isUpAt(fromJdUt) ? 'does_not_set' : 'does_not_rise';
    const day = toSolarDay(crossings.slice(rise, rise + 3));
    if (!isWholeDay(day)) return day.reason;
    const night = findNightBefore(crossings.slice(Math.max(0, rise - 2), rise), day);
    const nextDay = toSolarDay(crossings.slice(rise + 2, rise + 5));
    return { ...day, ...night, followingSunrise: nextDay.nextSunrise };
  });
}

/** @param crossings the last ones before the sunrise of a day */
function findNightBefore(crossings: readonly Zero[], { sunrise }: SolarDay) {
  const find = (isRising: boolean): JdUt | undefined =>
    crossings.find((crossing) => crossing.isRising === isRising && sunrise - crossing.moment <= LONGEST_DAY_DAYS)
      ?.moment;
  return { previousSunrise: find(true), previousSunset: find(false) };
}

/**
 * The day that begins with the first sunrise of a calendar day.
 *
 * @throws EphemerisRangeError within two days of the ends of the files
 */
export function findSolarDayFrom(query: SunriseQuery, { fromJdUt, toJdUt }: JdRange): SolarDay | BrokenSolarDay {
  const { ephemeris, place, horizon = ALMANAC_HORIZON } = query;
  const span = { fromJdUt, toJdUt: jdUt(toJdUt + LONGEST_DAY_DAYS) };
  const sun = followOverPlace({ ephemeris, place, horizon }, SUN, span);
  const crossings = findRisingsAndSettings(sun);
  const firstRise = crossings.findIndex(({ isRising, moment }) => isRising && moment < toJdUt);
  if (firstRise >= 0) return toSolarDay(crossings.slice(firstRise));
  const reason = heightOverHorizon(sun)(fromJdUt) >= 0 ? 'does_not_set' : 'does_not_rise';
  const { sunset, ...day } = describeDayWithoutSunrise(reason, crossings);
  return { ...day, sunset: sunset !== undefined && sunset < toJdUt ? sunset : undefined };
}

/**
 * Every day that begins with a sunrise in a span. Where one of its three events is missing or too far from the others,
 * there is none.
 *
 * @throws EphemerisRangeError within two days of the ends of the files
 */
export function listSolarDaysWithin(query: SunriseQuery, { fromJdUt, toJdUt }: JdRange): readonly SolarDay[] {
  const { ephemeris, place, horizon = ALMANAC_HORIZON } = query;
  const span = { fromJdUt, toJdUt: jdUt(toJdUt + LONGEST_DAY_DAYS) };
  const crossings = findRisingsAndSettings(followOverPlace({ ephemeris, place, horizon }, SUN, span));
  return crossings.flatMap(({ isRising, moment }, index) => {
    const day = isRising && moment < toJdUt ? toSolarDay(crossings.slice(index, index + 3)) : undefined;
    return day && isWholeDay(day) ? [day] : [];
  });
}
