import type { ClockHistory, ClockPeriod } from '../../domain/civil-time/zone.ts';
import { type UnixSeconds, unixSeconds } from '../../units/time.ts';
import { readPosixRule } from './posix-rule.ts';
import type { RecordClock, ZoneRecord } from './table.ts';

const LOCAL_MEAN_TIME = 'LMT';

function entryAt<Value>(list: readonly Value[], index: number): Value {
  const value = list[index];
  if (value === undefined) throw new RangeError(`a list of ${list.length} has no entry ${index}`);
  return value;
}

function toClockPeriod({ abbreviation, offsetSeconds, standardSeconds }: RecordClock): ClockPeriod {
  const dstOffsetSeconds = offsetSeconds - standardSeconds;
  return {
    offsetSeconds,
    dstOffsetSeconds,
    isDst: dstOffsetSeconds !== 0,
    abbreviation,
    isLocalMeanTime: abbreviation === LOCAL_MEAN_TIME,
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
  const periods = clocks.map(toClockPeriod);
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
  const ruleBegins = starts.at(-1) ?? unixSeconds(Number.NEGATIVE_INFINITY);
  return {
    periodAt: (instant) => (instant < ruleBegins ? inTable.periodAt(instant) : toClockPeriod(rule.clockAt(instant))),
    transitionsBetween: (from, to) => [
      ...inTable.transitionsBetween(from, to),
      ...(to > ruleBegins ? rule.transitionsBetween(unixSeconds(Math.max(from, ruleBegins)), to) : []),
    ],
  };
}
