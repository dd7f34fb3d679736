import { memoize } from '../../../base/memoize.ts';
import { type JdUt, jdUt, jdUtFromUnix, type UnixSeconds, unixFromJdUt } from '../../../base/units/time.ts';
import type { Calendar } from '../../clock/civil-time/calendar.ts';
import { civilFromWall, wallAt, wallSeconds } from '../../clock/civil-time/civil.ts';
import { type Clock, offsetSecondsAt } from '../../clock/civil-time/clock.ts';
import { readLocalClock } from '../../clock/civil-time/date-steps.ts';
import type { GeocentricSky } from '../../motion/geocentric-sky.ts';
import { findReturns, type NatalLongitude, pickNearestReturn } from '../returns/returns.ts';

/** Start of each year of life: of year 0 at the birth, of year n at the nth anniversary. Ascending. */
export type YearStarts = (age: number) => JdUt;

/** A birth as the clock of its place shows it. */
interface CivilBirth {
  readonly birth: JdUt;
  readonly clock: Clock;
}

const CALENDAR: Calendar = 'gregorian';

/**
 * Anniversaries by the calendar: the Gregorian date and the clock time of the birth, in the zone of the birth. A birth of
 * 29 February has its anniversary on 1 March in common years. A time that the clocks skipped is moved forward; of two,
 * the earlier one is taken.
 */
export function civilYearStarts({ birth, clock }: CivilBirth): YearStarts {
  const instant = unixFromJdUt(birth);
  const wall = civilFromWall(wallAt(instant, offsetSecondsAt(clock, instant)), CALENDAR);
  const findStart = (age: number): JdUt => jdUtFromUnix(readClock(clock, { ...wall, year: wall.year + age }));
  return memoize(findStart, [[0, birth]]);
}

/** A 29 February of a common year is the day after the 28th, 1 March: days beyond the end of a month count on. */
const readClock = (clock: Clock, civil: ReturnType<typeof civilFromWall>): UnixSeconds =>
  readLocalClock(clock, wallSeconds(civil, CALENDAR));

/** Whether a birth was on a 29 February of its own clock. */
export function isLeapDay({ birth, clock }: CivilBirth): boolean {
  const instant = unixFromJdUt(birth);
  const { month, day } = civilFromWall(wallAt(instant, offsetSecondsAt(clock, instant)), CALENDAR);
  return month === 2 && day === 29;
}

const SOLAR_YEAR_DAYS = 365.2422;
/** Wide enough for a return and too narrow for two. */
const SEARCH_DAYS = 3;

/**
 * Anniversaries by the Sun: its returns to the natal longitude.
 *
 * @throws RangeError where the search lies beyond the ephemeris files
 */
export function solarYearStarts(sky: GeocentricSky, natal: NatalLongitude): YearStarts {
  return memoize((age) => findSolarReturn(sky, natal, age), [[0, natal.birth]]);
}

function findSolarReturn(sky: GeocentricSky, natal: NatalLongitude, age: number): JdUt {
  const near = jdUt(natal.birth + age * SOLAR_YEAR_DAYS);
  const window = { fromJdUt: jdUt(near - SEARCH_DAYS), toJdUt: jdUt(near + SEARCH_DAYS) };
  const solarReturn = pickNearestReturn([...findReturns(sky, natal, window)], near);
  if (!solarReturn) throw new RangeError(`no solar return near JD ${near}`);
  return solarReturn.moment;
}

/** Completed years of life at a moment that is not before the birth. */
export function ageAt(yearStarts: YearStarts, moment: JdUt): number {
  let age = Math.max(0, Math.floor((moment - yearStarts(0)) / SOLAR_YEAR_DAYS) - 1);
  while (yearStarts(age + 1) <= moment) age++;
  return age;
}
