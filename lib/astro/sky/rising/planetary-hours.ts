import type { CatalogBodyId } from '../../../base/catalog/bodies.ts';
import { type JdUt, jdUt, SECONDS_PER_DAY, type WallSeconds } from '../../../base/units/time.ts';
import type { SolarDay } from './sunrise.ts';

/** The seven planets from the slowest to the swiftest: each hour's ruler follows that of the hour before. */
export const CHALDEAN_ORDER = [
  'saturn',
  'jupiter',
  'mars',
  'sun',
  'venus',
  'mercury',
  'moon',
] as const satisfies readonly CatalogBodyId[];
export type ChaldeanPlanet = (typeof CHALDEAN_ORDER)[number];

/** Rulers of the days of the week, from Sunday: every third of the Chaldean order, as 24 hours are 3 × 7 + 3. */
const WEEKDAY_RULERS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;

export const HOUR_MODES = ['unequal', 'equal'] as const;
/** `unequal`: twelfths of the day and of the night; `equal`: 24ths of the time from sunrise to sunrise. */
type HourMode = (typeof HOUR_MODES)[number];

export const DAY_PARTS = ['day', 'night'] as const;

/** One planetary hour, from its start up to its end. */
export interface PlanetaryHour {
  /** 1 to 24; 1 begins at sunrise. */
  readonly number: number;
  readonly part: (typeof DAY_PARTS)[number];
  readonly ruler: ChaldeanPlanet;
  readonly start: JdUt;
  readonly end: JdUt;
}

const HOURS = 24;
/** 1970-01-01, day 0 of wall clocks, was a Thursday. */
const WEEKDAY_OF_DAY_ZERO = 4;

/**
 * Weekday on which the Sun rose: 0 Sunday to 6 Saturday.
 *
 * @param sunrise as the wall clock of the place shows it
 */
export function weekdayOf(sunrise: WallSeconds): number {
  const day = Math.floor(sunrise / SECONDS_PER_DAY);
  return (((day + WEEKDAY_OF_DAY_ZERO) % 7) + 7) % 7;
}

/** Ruler of the day on which the Sun rose. @see weekdayOf */
export const dayRulerOf = (sunrise: WallSeconds): ChaldeanPlanet =>
  WEEKDAY_RULERS[weekdayOf(sunrise)] as ChaldeanPlanet;

/**
 * The 24 hours from a sunrise to the next. They leave no gap.
 *
 * @param dayRuler ruler of the first hour, {@link dayRulerOf}
 */
export function listPlanetaryHours(
  day: SolarDay,
  dayRuler: ChaldeanPlanet,
  mode: HourMode = 'unequal',
): readonly PlanetaryHour[] {
  const first = CHALDEAN_ORDER.indexOf(dayRuler);
  return Array.from({ length: HOURS }, (_, index) => {
    const start = hourStart(day, index, mode);
    return {
      number: index + 1,
      part: start < day.sunset ? 'day' : 'night',
      ruler: CHALDEAN_ORDER[(first + index) % CHALDEAN_ORDER.length] as ChaldeanPlanet,
      start,
      end: hourStart(day, index + 1, mode),
    };
  });
}

/** Beginning of an hour, counted from 0. The ends are the sunrises and the sunset themselves, to the last bit. */
function hourStart({ sunrise, sunset, nextSunrise }: SolarDay, index: number, mode: HourMode): JdUt {
  if (index === HOURS) return nextSunrise;
  if (mode === 'equal') return jdUt(sunrise + ((nextSunrise - sunrise) * index) / HOURS);
  const half = HOURS / 2;
  if (index < half) return jdUt(sunrise + ((sunset - sunrise) * index) / half);
  return jdUt(sunset + ((nextSunrise - sunset) * (index - half)) / half);
}

/** The hour that contains a moment; undefined outside the day. */
export const findHourAt = (hours: readonly PlanetaryHour[], moment: JdUt): PlanetaryHour | undefined =>
  hours.find(({ start, end }) => moment >= start && moment < end);
