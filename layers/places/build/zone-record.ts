import { type PosixRule, readPosixRule } from '../../../lib/adapters/places/zone-history/posix-rule.ts';
import type { RecordClock, RecordTransition, ZoneRecord } from '../../../lib/adapters/places/zone-history/table.ts';
import { unixSeconds } from '../../../lib/base/units/time.ts';
import type { ZoneSpan } from './spans.ts';

const toClock = ({ abbreviation, offsetSeconds, standardSeconds }: ZoneSpan): RecordClock => ({
  abbreviation,
  offsetSeconds,
  standardSeconds,
});

const isSameClock = (a: RecordClock, b: RecordClock): boolean =>
  a.abbreviation === b.abbreviation && a.offsetSeconds === b.offsetSeconds && a.standardSeconds === b.standardSeconds;

/** Compiled files repeat a clock without a change, for readers limited to 32 bits. */
function dropRepetitions(spans: readonly ZoneSpan[]): ZoneSpan[] {
  return spans.filter((span, index) => {
    const before = spans[index - 1];
    return before === undefined || !isSameClock(toClock(before), toClock(span));
  });
}

/** `IST-1GMT0,M10.5.0,M3.5.0/1` → `GMT0IST-1,M3.5.0/1,M10.5.0`: the same clocks, with the faster one as daylight-saving time. */
export function makeDaylightPositive(rule: string): string {
  const [, fast, slow, toSlow, toFast] =
    /^((?:<[^>]+>|[A-Za-z]+)[-+\d:]+)((?:<[^>]+>|[A-Za-z]+)[-+\d:]+),([^,]+),([^,]+)$/.exec(rule) ?? [];
  const { clocks } = readPosixRule(rule);
  const isNegative = clocks.some(({ offsetSeconds, standardSeconds }) => offsetSeconds < standardSeconds);
  return isNegative ? `${slow}${fast},${toFast},${toSlow}` : rule;
}

/** Whether a span begins at a transition of the rule, with the rule's clock. */
function followsRule(span: ZoneSpan, before: ZoneSpan | undefined, rule: PosixRule): boolean {
  const at = unixSeconds(span.from);
  const [next] = rule.transitionsBetween(unixSeconds(before?.from ?? span.from - 1), at);
  return next === at && isSameClock(rule.clockAt(at), toClock(span));
}

/**
 * Number of spans that the table needs; the rule gives the others. Compiled files list the rule's transitions up to 2037.
 * The first span that follows the rule stays in the table, so that the rule applies from the table's last transition on.
 */
function countSpansBeforeRule(spans: readonly ZoneSpan[], rule: PosixRule): number {
  let count = spans.length;
  while (count > 1) {
    const [last, previous] = [spans[count - 1], spans[count - 2]];
    if (last === undefined || previous === undefined || !Number.isFinite(previous.from)) break;
    const previousIsTheRules = isSameClock(rule.clockAt(unixSeconds(previous.from)), toClock(previous));
    if (!followsRule(last, previous, rule) || !previousIsTheRules) break;
    count -= 1;
  }
  return count;
}

function requireContinuousRule(spans: readonly ZoneSpan[], rule: PosixRule): void {
  const last = spans.at(-1);
  const holds = last !== undefined && isSameClock(rule.clockAt(unixSeconds(last.from)), toClock(last));
  if (!holds) throw new Error('the rule must begin with the clock of the last transition');
}

/**
 * Converts the spans of a zone into its record in the table.
 *
 * @param footer POSIX TZ string of the compiled file
 * @throws Error where the rule of the footer does not continue from the last transition
 */
export function toZoneRecord(spans: readonly ZoneSpan[], footer: string): ZoneRecord {
  const changes = dropRepetitions(spans);
  const text = footer === '' ? '' : makeDaylightPositive(footer);
  const rule = text === '' ? undefined : readPosixRule(text);
  const kept = rule ? changes.slice(0, countSpansBeforeRule(changes, rule)) : changes;
  if (rule) requireContinuousRule(kept, rule);

  const clocks: RecordClock[] = [];
  const indexOf = (span: ZoneSpan): number => {
    const known = clocks.findIndex((clock) => isSameClock(clock, toClock(span)));
    return known < 0 ? clocks.push(toClock(span)) - 1 : known;
  };
  const starts: RecordTransition[] = kept.map((span) => ({ at: span.from, clock: indexOf(span) }));
  return { clocks, transitions: starts.slice(1), rule: rule?.clocks.length === 1 ? '' : text };
}
