import type { ClockHistory, ClockPeriod } from '../../../astro/clock/civil-time/zone.ts';
import { SECONDS_PER_DAY, type UnixSeconds, unixSeconds } from '../../../base/units/time.ts';
import { readPosixRule } from './posix-rule.ts';
import type { RecordClock, ZoneRecord } from './table.ts';

const LOCAL_MEAN_TIME = 'LMT';
/** The database corrects the mean time of Luanda by 52 s and that of Lima by 24 s; all others stay the same. */
const MEAN_TIME_CORRECTION_SECONDS = 60;

function entryAt<Value>(list: readonly Value[], index: number): Value {
  const value = list[index];
  if (value === undefined) throw new RangeError(`a list of ${list.length} has no entry ${index}`);
  return value;
}

/**
 * Whether a clock shows the mean time of the zone's city, on either side of the date line. The database also calls the
 * Lisbon mean time of São Tomé LMT: it was the same in the whole country.
 *
 * @param first clock of the zone, which is the city's own mean time where there is one
 */
function isCityMeanTime({ abbreviation, offsetSeconds }: RecordClock, first: RecordClock): boolean {
  const apartSeconds = offsetSeconds - first.offsetSeconds;
  const withinDay = Math.abs(apartSeconds - Math.round(apartSeconds / SECONDS_PER_DAY) * SECONDS_PER_DAY);
  return abbreviation === LOCAL_MEAN_TIME && withinDay < MEAN_TIME_CORRECTION_SECONDS;
}

function toClockPeriod(clock: RecordClock, first: RecordClock): ClockPeriod {
  const { abbreviation, offsetSeconds, standardSeconds } = clock;
  const dstOffsetSeconds = offsetSeconds - standardSeconds;
  return {
    offsetSeconds,
    dstOffsetSeconds,
    isDst: dstOffsetSeconds !== 0,
    abbreviation,
    isLocalMeanTime: isCityMeanTime(clock, first),
  };
}

/** Index of the last entry at or before an instant; −1 when there is none. */
function findLastAtOrBefore(starts: readonly UnixSeconds[], instant: UnixSeconds): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? Number.POSITIVE_INFINITY) <= instant) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The transitions of the table and the clock period of each span between them; the last span has no end. */
interface Spans {
  readonly starts: readonly UnixSeconds[];
  /** Has one more entry than `starts`: the first period applies before all transitions. */
  readonly periodFrom: readonly ClockPeriod[];
}

function toSpans({ clocks, transitions }: ZoneRecord): Spans {
  const first = entryAt(clocks, 0);
  const periods = clocks.map((clock) => toClockPeriod(clock, first));
  return {
    starts: transitions.map(({ at }) => unixSeconds(at)),
    periodFrom: [0, ...transitions.map(({ clock }) => clock)].map((clock) => entryAt(periods, clock)),
  };
}

/** Creates the look-ups of one zone: from its table up to the last transition, and from its rule thereafter. */
export function createClockwork(record: ZoneRecord): ClockHistory {
  const { starts, periodFrom } = toSpans(record);
  const inTable = {
    periodAt: (instant: UnixSeconds) => entryAt(periodFrom, findLastAtOrBefore(starts, instant) + 1),
    transitionsBetween: (from: UnixSeconds, to: UnixSeconds) =>
      starts.slice(findLastAtOrBefore(starts, from) + 1, findLastAtOrBefore(starts, to) + 1),
  };
  if (record.rule === '') return inTable;

  const rule = readPosixRule(record.rule);
  const first = entryAt(record.clocks, 0);
  const ruleBegins = starts.at(-1) ?? unixSeconds(Number.NEGATIVE_INFINITY);
  return {
    periodAt: (instant) =>
      instant < ruleBegins ? inTable.periodAt(instant) : toClockPeriod(rule.clockAt(instant), first),
    transitionsBetween: (from, to) => [
      ...inTable.transitionsBetween(from, to),
      ...(to > ruleBegins ? rule.transitionsBetween(unixSeconds(Math.max(from, ruleBegins)), to) : []),
    ],
  };
}
