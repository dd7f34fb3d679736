import type { ClockPeriod, ZoneHistory } from '../../domain/civil-time/zone.ts';
import { type UnixSeconds, unixSeconds } from '../../units/time.ts';
import { readPosixRule } from './posix-rule.ts';
import type { RecordClock, ZoneRecord } from './table.ts';

const LOCAL_MEAN_TIME = 'LMT';

function entry<Value>(list: readonly Value[], index: number): Value {
  const value = list[index];
  if (value === undefined) throw new RangeError(`a list of ${list.length} has no entry ${index}`);
  return value;
}

function periodOf({ abbreviation, offsetSeconds, standardSeconds }: RecordClock): ClockPeriod {
  const dstOffsetSeconds = offsetSeconds - standardSeconds;
  return {
    offsetSeconds,
    dstOffsetSeconds,
    isDst: dstOffsetSeconds !== 0,
    abbreviation,
    isLocalMeanTime: abbreviation === LOCAL_MEAN_TIME,
  };
}

/** Index of the last entry at or before an instant, −1 where there is none. */
function lastAtOrBefore(starts: readonly UnixSeconds[], instant: UnixSeconds): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? Number.POSITIVE_INFINITY) <= instant) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** What the table says: a span of time for every clock, the last one without end. */
interface Spans {
  readonly starts: readonly UnixSeconds[];
  /** One more than starts: the first holds before all of them. */
  readonly periodFrom: readonly ClockPeriod[];
}

function spansOf({ clocks, transitions }: ZoneRecord): Spans {
  const periods = clocks.map(periodOf);
  return {
    starts: transitions.map(({ at }) => unixSeconds(at)),
    periodFrom: [0, ...transitions.map(({ clock }) => clock)].map((clock) => entry(periods, clock)),
  };
}

/** The clockwork of one zone: its table up to the last transition, from then on its rule for ever. */
export function clockworkOf(record: ZoneRecord): Pick<ZoneHistory, 'periodAt' | 'transitionsBetween'> {
  const { starts, periodFrom } = spansOf(record);
  const inTable = {
    periodAt: (instant: UnixSeconds) => entry(periodFrom, lastAtOrBefore(starts, instant) + 1),
    transitionsBetween: (from: UnixSeconds, to: UnixSeconds) =>
      starts.slice(lastAtOrBefore(starts, from) + 1, lastAtOrBefore(starts, to) + 1),
  };
  if (record.rule === '') return inTable;

  const rule = readPosixRule(record.rule);
  const ruleBegins = starts.at(-1) ?? unixSeconds(Number.NEGATIVE_INFINITY);
  return {
    periodAt: (instant) => (instant < ruleBegins ? inTable.periodAt(instant) : periodOf(rule.clockAt(instant))),
    transitionsBetween: (from, to) => [
      ...inTable.transitionsBetween(from, to),
      ...(to > ruleBegins ? rule.transitionsBetween(unixSeconds(Math.max(from, ruleBegins)), to) : []),
    ],
  };
}
