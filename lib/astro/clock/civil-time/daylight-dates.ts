import { SECONDS_PER_DAY, type WallSeconds } from '../../../base/units/time.ts';
import { dayNumber, daysInMonth, weekday } from './calendar.ts';

/**
 * Yearly dates of daylight saving time for a standard time.
 *
 * - `national`: those of the national laws of the United States: 1918 and 1919, and War Time from 1942 to 1945.
 * - `never`: not even those.
 * - `april_to_september`: `national`, and since 1946 from the last Sunday of April to the last Sunday of September.
 * - `minnesota`: `national`, and since 1957 from the fourth Sunday of May to the Tuesday after Labor Day.
 * - `new_york`, `chicago`: `national`, and the dates of these cities since 1920.
 * - `canada`: those of the national orders of Canada: 1918, and War Time from 1942 to 1945.
 */
export const DAYLIGHT_DATES = [
  'national',
  'never',
  'april_to_september',
  'minnesota',
  'new_york',
  'chicago',
  'canada',
] as const;
export type DaylightDates = (typeof DAYLIGHT_DATES)[number];

/** A span of daylight saving: what the clock shows when it is set forward, and when it is set back. */
interface DaylightSpan {
  /** Reading of the clock in standard time. */
  readonly from: WallSeconds;
  /** Reading of the clock in daylight saving time. */
  readonly until: WallSeconds;
  readonly isWarTime: boolean;
}

/** The day of a yearly change, counted from 1970-01-01. */
type YearlyDay = (year: number) => number;

interface YearlyDates {
  readonly years: readonly [first: number, last: number];
  readonly starts: YearlyDay;
  readonly ends: YearlyDay;
}

const MARCH = 3;
const APRIL = 4;
const MAY = 5;
const JUNE = 6;
const SEPTEMBER = 9;
const OCTOBER = 10;
const MONDAY = 1;

const lastSunday =
  (month: number): YearlyDay =>
  (year) => {
    const lastDay = dayNumber({ year, month, day: daysInMonth(year, month) });
    return lastDay - weekday(lastDay);
  };

const fourthSunday =
  (month: number): YearlyDay =>
  (year) => {
    const first = dayNumber({ year, month, day: 1 });
    return first + ((7 - weekday(first)) % 7) + 21;
  };

const dayOf =
  (month: number, day: number): YearlyDay =>
  (year) =>
    dayNumber({ year, month, day });

/** Labor Day is the first Monday of September. */
const tuesdayAfterLaborDay: YearlyDay = (year) => {
  const first = dayNumber({ year, month: SEPTEMBER, day: 1 });
  return first + ((7 + MONDAY - weekday(first)) % 7) + 1;
};

/** No rule about an area that had dates of its own reaches beyond the Uniform Time Act of 1966. */
const LAST_YEAR = 1966;

/**
 * The dates that each name adds to those of the national laws.
 *
 * @source tzdata 2026f, file `northamerica`: rules US (1918–1945), NYC and Chicago (1920–1966), Canada (1918–1945). Minnesota:
 *   rules of the state's act as layers/places/local-practice/sources.csv cites them
 */
const OWN_DATES: Readonly<Record<DaylightDates, readonly YearlyDates[]>> = {
  national: [],
  never: [],
  canada: [],
  april_to_september: [{ years: [1946, LAST_YEAR], starts: lastSunday(APRIL), ends: lastSunday(SEPTEMBER) }],
  minnesota: [{ years: [1957, LAST_YEAR], starts: fourthSunday(MAY), ends: tuesdayAfterLaborDay }],
  new_york: [
    { years: [1920, 1920], starts: lastSunday(MARCH), ends: lastSunday(OCTOBER) },
    { years: [1921, 1941], starts: lastSunday(APRIL), ends: lastSunday(SEPTEMBER) },
    { years: [1946, 1954], starts: lastSunday(APRIL), ends: lastSunday(SEPTEMBER) },
    { years: [1955, LAST_YEAR], starts: lastSunday(APRIL), ends: lastSunday(OCTOBER) },
  ],
  chicago: [
    { years: [1920, 1920], starts: dayOf(JUNE, 13), ends: lastSunday(OCTOBER) },
    { years: [1921, 1921], starts: lastSunday(MARCH), ends: lastSunday(OCTOBER) },
    { years: [1922, 1941], starts: lastSunday(APRIL), ends: lastSunday(SEPTEMBER) },
    { years: [1946, 1954], starts: lastSunday(APRIL), ends: lastSunday(SEPTEMBER) },
    { years: [1955, LAST_YEAR], starts: lastSunday(APRIL), ends: lastSunday(OCTOBER) },
  ],
};

const TWO_O_CLOCK_SECONDS = 2 * 3600;

const twoOClock = (day: number): WallSeconds => (day * SECONDS_PER_DAY + TWO_O_CLOCK_SECONDS) as WallSeconds;

const WAR_TIME: DaylightSpan = {
  from: twoOClock(dayNumber({ year: 1942, month: 2, day: 9 })),
  until: twoOClock(dayNumber({ year: 1945, month: SEPTEMBER, day: 30 })),
  isWarTime: true,
};

const FIRST_WORLD_WAR: YearlyDates = { years: [1918, 1919], starts: lastSunday(MARCH), ends: lastSunday(OCTOBER) };
const FIRST_WORLD_WAR_IN_CANADA: YearlyDates = {
  years: [1918, 1918],
  starts: dayOf(APRIL, 14),
  ends: dayOf(OCTOBER, 27),
};

function listSpans({ years: [first, last], starts, ends }: YearlyDates): DaylightSpan[] {
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    from: twoOClock(starts(first + index)),
    until: twoOClock(ends(first + index)),
    isWarTime: false,
  }));
}

/** Every span of daylight saving by these dates, in order of time. */
export function listDaylightSpans(dates: DaylightDates): readonly DaylightSpan[] {
  if (dates === 'never') return [];
  const firstWorldWar = dates === 'canada' ? FIRST_WORLD_WAR_IN_CANADA : FIRST_WORLD_WAR;
  const spans = [...listSpans(firstWorldWar), WAR_TIME, ...OWN_DATES[dates].flatMap(listSpans)];
  return spans.sort((a, b) => a.from - b.from);
}

const LOCAL_OPTION_DATES = OWN_DATES.new_york.flatMap(listSpans);

/**
 * Whether towns of North America could have daylight saving time of their own at a local time: on the dates of New York, which
 * had it in more years, and in 1955 to 1966 for longer, than most.
 */
export const isSeasonOfLocalOption = (wall: WallSeconds): boolean =>
  LOCAL_OPTION_DATES.some(({ from, until }) => wall >= from && wall < until);
