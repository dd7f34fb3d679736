import { dateFromDayNumber } from '../../../astro/clock/civil-time/calendar.ts';
import { SECONDS_PER_DAY, type UnixSeconds } from '../../../base/units/time.ts';
import { type RuleDate, readRuleDate, readSeconds, resolveRuleDate } from './posix-date.ts';
import type { RecordClock } from './table.ts';

interface RuleTransition {
  readonly at: UnixSeconds;
  readonly clock: RecordClock;
}

/**
 * The rule that a time zone file states for all time after its last transition. Offsets are east positive here,
 * but west positive in POSIX.
 */
export interface PosixRule {
  /** One clock when it never changes, otherwise two: standard and daylight time. */
  readonly clocks: readonly RecordClock[];
  clockAt(instant: UnixSeconds): RecordClock;
  /** Instants in `(from, to]` at which the clock changes, ascending. */
  transitionsBetween(from: UnixSeconds, to: UnixSeconds): UnixSeconds[];
}

const OFFSET = '[+-]?\\d{1,3}(?::\\d{1,2}){0,2}';
const NAME = '<[A-Za-z0-9+-]{3,}>|[A-Za-z]{3,}';
const RULE = new RegExp(`^(${NAME})(${OFFSET})(?:(${NAME})(${OFFSET})?,([^,]+),([^,]+))?$`);

const readName = (text: string): string => text.replace(/[<>]/g, '');

/**
 * Reads a POSIX TZ string, such as `CET-1CEST,M3.5.0,M10.5.0/3`, `<+03>-3` or `EET-2EEST,M3.4.4/50,M10.4.4/50`.
 *
 * @throws RangeError for text in any other form, and for daylight time without dates, which POSIX leaves undefined
 * @source POSIX.1-2024, Base Definitions, chapter 8.3 "Other Environment Variables", TZ: times −167 to 167 h, default
 *   2 h; daylight time is an hour ahead of standard time unless the string gives its offset
 */
export function readPosixRule(text: string): PosixRule {
  const [, name, offset, daylightName, daylightOffset, start, end] = RULE.exec(text) ?? [];
  if (name === undefined || offset === undefined) throw new RangeError(`not a POSIX time zone: ${text}`);
  const standardSeconds = 0 - readSeconds(offset);
  const standard = { abbreviation: readName(name), offsetSeconds: standardSeconds, standardSeconds };
  if (daylightName === undefined || start === undefined || end === undefined) return createFixedRule(standard);
  const offsetSeconds = daylightOffset === undefined ? standardSeconds + 3600 : 0 - readSeconds(daylightOffset);
  const daylight = { abbreviation: readName(daylightName), offsetSeconds, standardSeconds };
  return createYearlyRule([
    { date: readRuleDate(end), before: daylight, after: standard },
    { date: readRuleDate(start), before: standard, after: daylight },
  ]);
}

function createFixedRule(clock: RecordClock): PosixRule {
  return { clocks: [clock], clockAt: () => clock, transitionsBetween: () => [] };
}

interface YearlyChange {
  readonly date: RuleDate;
  readonly before: RecordClock;
  readonly after: RecordClock;
}

/** Changes of some years and of one on each side, ascending. */
interface YearsOfChanges {
  readonly fromYear: number;
  readonly toYear: number;
  readonly changes: readonly RuleTransition[];
}

const yearOf = (instant: UnixSeconds): number => dateFromDayNumber(Math.floor(instant / SECONDS_PER_DAY)).year;

/** @param changes the end of daylight time first: when it coincides with the next start, daylight time continues */
function createYearlyRule(changes: readonly YearlyChange[]): PosixRule {
  /** Adds one year on each side: a date may fall in a neighboring year, and the first change needs a predecessor. */
  function computeChanges(fromYear: number, toYear: number): readonly RuleTransition[] {
    const years = Array.from({ length: toYear - fromYear + 3 }, (_, index) => fromYear - 1 + index);
    const all = years.flatMap((year) =>
      changes.map(({ date, before, after }) => ({
        at: resolveRuleDate(date, year, before.offsetSeconds),
        clock: after,
      })),
    );
    return all.sort((a, b) => a.at - b.at);
  }

  let last: YearsOfChanges = { fromYear: Number.NaN, toYear: Number.NaN, changes: [] };
  /** Reading one local time asks for the same years several times. */
  function listChanges(fromYear: number, toYear: number): readonly RuleTransition[] {
    const isKnown = last.fromYear === fromYear && last.toYear === toYear;
    if (!isKnown) last = { fromYear, toYear, changes: computeChanges(fromYear, toYear) };
    return last.changes;
  }

  function clockAt(instant: UnixSeconds): RecordClock {
    const year = yearOf(instant);
    const change = listChanges(year, year).findLast(({ at }) => at <= instant);
    if (change === undefined) throw new RangeError(`no clock at ${instant}`);
    return change.clock;
  }

  function transitionsBetween(from: UnixSeconds, to: UnixSeconds): UnixSeconds[] {
    const all = listChanges(yearOf(from), yearOf(to));
    const lastOfEachInstant = all.filter(({ at }, index) => all[index + 1]?.at !== at);
    return lastOfEachInstant
      .filter(({ clock }, index) => clock !== lastOfEachInstant[index - 1]?.clock)
      .map(({ at }) => at)
      .filter((at) => at > from && at <= to);
  }

  return { clocks: changes.map(({ after }) => after), clockAt, transitionsBetween };
}
