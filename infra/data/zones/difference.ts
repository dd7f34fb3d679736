import type { ClockPeriod } from '../../../lib/domain/civil-time/zone.ts';
import { clockworkOf } from '../../../lib/geo/zone-history/history.ts';
import { readRecord } from '../../../lib/geo/zone-history/table.ts';
import { unixSeconds } from '../../../lib/units/time.ts';

/** The compared time ends here: from then on both follow rules that say the same for ever, or say it before. */
const END = Date.UTC(2100, 0, 1) / 1000;
/** Before the first clock of any zone. */
const BEGINNING = Date.UTC(1700, 0, 1) / 1000;

/** A span of time in which two histories of a zone do not agree. */
export interface Disagreement {
  /** Unix seconds; −∞ where they never agreed before. */
  readonly from: number;
  /** ∞ where they still disagree in 2100. */
  readonly until: number;
  /** New − old, seconds. */
  readonly laterSeconds: number;
}

/** How two histories of one zone differ. */
export interface Difference {
  /** Where the clocks read differently, in order. */
  readonly offsets: readonly Disagreement[];
  /** Whether names or daylight saving are told differently, too or only. */
  readonly isToldDifferently: boolean;
}

const isToldAlike = (one: ClockPeriod, other: ClockPeriod): boolean =>
  one.abbreviation === other.abbreviation && one.dstOffsetSeconds === other.dstOffsetSeconds;

/** Compares two records of the table between each two moments at which either changes. */
export function differenceOf(before: string, after: string): Difference {
  if (before === after) return { offsets: [], isToldDifferently: false };
  const clockworks = [before, after].map((record) => clockworkOf(readRecord(record)));
  const [one, other] = clockworks;
  if (!one || !other) throw new Error('there are not two records to compare');
  const changes = clockworks.flatMap((each) => [...each.transitionsBetween(unixSeconds(BEGINNING), unixSeconds(END))]);
  const starts = [BEGINNING, ...new Set(changes)].sort((a, b) => a - b);
  const spans = starts.map((start, index) => {
    const at = unixSeconds(start);
    const [old, now] = [one.periodAt(at), other.periodAt(at)];
    const until = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const from = index === 0 ? Number.NEGATIVE_INFINITY : start;
    return { from, until, laterSeconds: now.offsetSeconds - old.offsetSeconds, isAlike: isToldAlike(old, now) };
  });
  return {
    offsets: joined(spans.filter(({ laterSeconds }) => laterSeconds !== 0)),
    isToldDifferently: spans.some(({ isAlike }) => !isAlike),
  };
}

/** Neighbouring spans with the same difference are one. */
function joined(spans: readonly Disagreement[]): readonly Disagreement[] {
  const result: Disagreement[] = [];
  for (const { from, until, laterSeconds } of spans) {
    const last = result.at(-1);
    const goesOn = last !== undefined && last.until === from && last.laterSeconds === laterSeconds;
    if (goesOn) result[result.length - 1] = { ...last, until };
    else result.push({ from, until, laterSeconds });
  }
  return result;
}
