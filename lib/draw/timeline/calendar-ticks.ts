import { type CalendarDate, dateFromDayNumber, dayNumber } from '../../astro/clock/civil-time/calendar.ts';
import { padToTwo } from '../../base/text.ts';
import {
  type JdRange,
  type JdUt,
  jdUtFromUnix,
  SECONDS_PER_DAY,
  unixFromJdUt,
  unixSeconds,
} from '../../base/units/time.ts';

/** A labeled moment of an axis. */
export interface CalendarTick {
  readonly moment: JdUt;
  readonly label: string;
}

/** Ticks at equal steps of the calendar, and the longer unit above them. */
interface CalendarTicks {
  readonly minor: readonly CalendarTick[];
  /** The day above hours, the month above days, the year above months; none above years. The first may precede the range. */
  readonly major: readonly CalendarTick[];
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

type Unit = 'minute' | 'day' | 'month' | 'year';

/** Days of a unit. */
const UNIT_DAYS: Readonly<Record<Unit, number>> = { minute: 1 / 1440, day: 1, month: 30.44, year: 365.2425 };

const STEPS: readonly (readonly [Unit, count: number])[] = [
  ...[1, 5, 10, 30, 60, 120, 180, 360, 720].map((count) => ['minute', count] as const),
  ...[1, 2, 5, 10].map((count) => ['day', count] as const),
  ...[1, 2, 3, 6].map((count) => ['month', count] as const),
  ...[1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000].map((count) => ['year', count] as const),
];

/**
 * Ticks of an axis at round moments of the Gregorian calendar in UTC: minutes, hours, days, months or years.
 *
 * @param most largest number of ticks; determines the smallest step
 */
export function listCalendarTicks(range: JdRange, most: number): CalendarTicks {
  const days = range.toJdUt - range.fromJdUt;
  const [unit, count] = STEPS.find(([of, by]) => days / (UNIT_DAYS[of] * by) <= most) ?? (['year', 5000] as const);
  const isInside = ({ moment }: CalendarTick): boolean => moment >= range.fromJdUt && moment <= range.toJdUt;
  return { minor: LISTERS[unit](range, count).filter(isInside), major: listMajor(range, unit) };
}

type Lister = (range: JdRange, step: number) => readonly CalendarTick[];

const LISTERS: Readonly<Record<Unit, Lister>> = {
  minute: listMinutes,
  day: listDays,
  month: listMonths,
  year: listYears,
};

/** The unit above another one, which names the days, months or years that ticks belong to. */
function listMajor(range: JdRange, unit: Unit): readonly CalendarTick[] {
  if (unit === 'year') return [];
  const longer = { minute: 'day', day: 'month', month: 'year' } as const;
  const list = { day: nameDays, month: nameMonths, year: listYears }[longer[unit]];
  return list(range, 1);
}

function listMinutes({ fromJdUt, toJdUt }: JdRange, step: number): readonly CalendarTick[] {
  const stepSeconds = step * 60;
  const first = Math.ceil(unixFromJdUt(fromJdUt) / stepSeconds);
  const last = Math.floor(unixFromJdUt(toJdUt) / stepSeconds);
  return countUp(first, last).map((index) => {
    const minutes = (((index * step) % 1440) + 1440) % 1440;
    const label = `${padToTwo(Math.floor(minutes / 60))}:${padToTwo(minutes % 60)}`;
    return { moment: jdUtFromUnix(unixSeconds(index * stepSeconds)), label };
  });
}

/** The 1st of each month and every `step` days after it, except days within half a step of the end of the month. */
function listDays(range: JdRange, step: number): readonly CalendarTick[] {
  return listDayNumbers(range).flatMap((day) => {
    const date = dateFromDayNumber(day);
    const isTick = (date.day - 1) % step === 0 && (date.day === 1 || date.day + step / 2 <= LAST_DAY);
    return isTick ? [{ moment: momentOfDay(day), label: String(date.day) }] : [];
  });
}

const LAST_DAY = 31;

const nameDays: Lister = (range) =>
  listDayNumbers(range).map((day) => ({ moment: momentOfDay(day), label: formatDate(dateFromDayNumber(day)) }));

function listMonths(range: JdRange, step: number): readonly CalendarTick[] {
  return listMonthNumbers(range)
    .filter((month) => month % step === 0)
    .map((month) => ({ moment: momentOfMonth(month), label: MONTHS[((month % 12) + 12) % 12] ?? '' }));
}

const nameMonths: Lister = (range) =>
  listMonthNumbers(range).map((month) => {
    const name = MONTHS[((month % 12) + 12) % 12] ?? '';
    return { moment: momentOfMonth(month), label: `${name} ${formatYear(Math.floor(month / 12))}` };
  });

function listYears(range: JdRange, step: number): readonly CalendarTick[] {
  const [first, last] = [dateOf(range.fromJdUt).year, dateOf(range.toJdUt).year];
  return countUp(Math.floor(first / step), Math.floor(last / step)).map((index) => {
    // Before 1 CE labels are years BCE, without a year 0: the round label 100 BCE is the astronomical year −99.
    const year = step > 1 && index <= 0 ? index * step + 1 : index * step;
    return { moment: momentOfDay(dayNumber({ year, month: 1, day: 1 })), label: formatYear(year) };
  });
}

const dayOf = (moment: JdUt): number => Math.floor(unixFromJdUt(moment) / SECONDS_PER_DAY);
const dateOf = (moment: JdUt): CalendarDate => dateFromDayNumber(dayOf(moment));
const momentOfDay = (day: number): JdUt => jdUtFromUnix(unixSeconds(day * SECONDS_PER_DAY));
const momentOfMonth = (month: number): JdUt =>
  momentOfDay(dayNumber({ year: Math.floor(month / 12), month: (((month % 12) + 12) % 12) + 1, day: 1 }));

const listDayNumbers = ({ fromJdUt, toJdUt }: JdRange): readonly number[] => countUp(dayOf(fromJdUt), dayOf(toJdUt));

/** Months since January of the year 0. */
function listMonthNumbers({ fromJdUt, toJdUt }: JdRange): readonly number[] {
  const [first, last] = [dateOf(fromJdUt), dateOf(toJdUt)].map(({ year, month }) => year * 12 + month - 1);
  return countUp(first ?? 0, last ?? 0);
}

const countUp = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** `1990`, or `44 BCE` for the astronomical year −43. */
const formatYear = (year: number): string => (year > 0 ? String(year) : `${1 - year} BCE`);

const formatDate = ({ year, month, day }: CalendarDate): string => `${day} ${MONTHS[month - 1]} ${formatYear(year)}`;

/** A moment for a title, UTC to the minute: `14 Mar 2026 09:30`. */
export function formatMoment(moment: JdUt): string {
  const minutes = Math.floor(unixFromJdUt(moment) / 60);
  const day = Math.floor(minutes / 1440);
  const ofDay = minutes - day * 1440;
  return `${formatDate(dateFromDayNumber(day))} ${padToTwo(Math.floor(ofDay / 60))}:${padToTwo(ofDay % 60)}`;
}

/** The day of a moment in UTC: `14 Mar 2026`. */
export const formatCalendarDay = (moment: JdUt): string => formatDate(dateOf(moment));
