import { type PosixRule, readPosixRule } from '../../../lib/geo/zone-history/posix-rule.ts';
import type { RecordClock, RecordTransition, ZoneRecord } from '../../../lib/geo/zone-history/table.ts';
import { unixSeconds } from '../../../lib/units/time.ts';
import type { Span } from './spans.ts';

const clockOf = ({ abbreviation, offsetSeconds, standardSeconds }: Span): RecordClock => ({
  abbreviation,
  offsetSeconds,
  standardSeconds,
});

const isSameClock = (a: RecordClock, b: RecordClock): boolean =>
  a.abbreviation === b.abbreviation && a.offsetSeconds === b.offsetSeconds && a.standardSeconds === b.standardSeconds;

/** Compiled files repeat a clock, for readers that know 32 bits only, where nothing changes. */
function withoutRepetitions(spans: readonly Span[]): Span[] {
  return spans.filter((span, index) => {
    const before = spans[index - 1];
    return before === undefined || !isSameClock(clockOf(before), clockOf(span));
  });
}

/** `IST-1GMT0,M10.5.0,M3.5.0/1` → `GMT0IST-1,M3.5.0/1,M10.5.0`: the same clocks, with the faster one as daylight time. */
export function withPositiveDaylight(rule: string): string {
  const [, fast, slow, toSlow, toFast] =
    /^((?:<[^>]+>|[A-Za-z]+)[-+\d:]+)((?:<[^>]+>|[A-Za-z]+)[-+\d:]+),([^,]+),([^,]+)$/.exec(rule) ?? [];
  const { clocks } = readPosixRule(rule);
  const isNegative = clocks.some(({ offsetSeconds, standardSeconds }) => offsetSeconds < standardSeconds);
  return isNegative ? `${slow}${fast},${toFast},${toSlow}` : rule;
}

/** True where a span begins when the rule says so, with the clock that the rule says. */
function followsRule(span: Span, before: Span | undefined, rule: PosixRule): boolean {
  const at = unixSeconds(span.from);
  const [next] = rule.transitionsBetween(unixSeconds(before?.from ?? span.from - 1), at);
  return next === at && isSameClock(rule.clockAt(at), clockOf(span));
}

/**
 * How many spans stand in the table; the rule tells the rest. Compiled files spell the rule's transitions out to 2037.
 * The first span that follows the rule is kept, so that the rule holds from the last transition of the table on.
 */
function spansBeforeRule(spans: readonly Span[], rule: PosixRule): number {
  let count = spans.length;
  while (count > 1) {
    const [last, previous] = [spans[count - 1], spans[count - 2]];
    if (last === undefined || previous === undefined || !Number.isFinite(previous.from)) break;
    const previousIsTheRules = isSameClock(rule.clockAt(unixSeconds(previous.from)), clockOf(previous));
    if (!followsRule(last, previous, rule) || !previousIsTheRules) break;
    count -= 1;
  }
  return count;
}

function requireRule(spans: readonly Span[], rule: PosixRule): void {
  const last = spans.at(-1);
  const holds = last !== undefined && isSameClock(rule.clockAt(unixSeconds(last.from)), clockOf(last));
  if (!holds) throw new Error('the rule does not begin with the clock of the last transition');
}

/**
 * One zone as the table keeps it.
 *
 * @param footer POSIX TZ string of the compiled file
 * @throws when the rule of the footer does not carry on from the last transition
 */
export function recordOf(spans: readonly Span[], footer: string): ZoneRecord {
  const changes = withoutRepetitions(spans);
  const text = footer === '' ? '' : withPositiveDaylight(footer);
  const rule = text === '' ? undefined : readPosixRule(text);
  const kept = rule ? changes.slice(0, spansBeforeRule(changes, rule)) : changes;
  if (rule) requireRule(kept, rule);

  const clocks: RecordClock[] = [];
  const indexOf = (span: Span): number => {
    const known = clocks.findIndex((clock) => isSameClock(clock, clockOf(span)));
    return known < 0 ? clocks.push(clockOf(span)) - 1 : known;
  };
  const starts: RecordTransition[] = kept.map((span) => ({ at: span.from, clock: indexOf(span) }));
  return { clocks, transitions: starts.slice(1), rule: rule?.clocks.length === 1 ? '' : text };
}
