import { SECONDS_PER_DAY, type UnixSeconds, unixSeconds, type WallSeconds } from '../../../base/units/time.ts';
import { instantFromWall } from './civil.ts';
import type { PracticeRule } from './local-practice.ts';
import type { ClockHistory, ZoneHistory } from './zone.ts';

/** A clock in force from one reading of the local clock to the next. */
interface WallSpan {
  /** Undefined where no rule replaces the zone. */
  readonly rule: PracticeRule | undefined;
  readonly until: WallSeconds;
}

interface Segment {
  readonly clock: ClockHistory;
  readonly until: UnixSeconds;
}

const NEVER = Number.POSITIVE_INFINITY;

/** The first rule whose span holds a reading of the local clock. */
export function findRuleAt(rules: readonly PracticeRule[], wall: WallSeconds): PracticeRule | undefined {
  return rules.find(({ from, until }) => wall >= from && wall < until);
}

/** The spans between the limits of all rules, each with the rule that decides it; equal neighbors become one. */
function listWallSpans(rules: readonly PracticeRule[]): WallSpan[] {
  const limits = [...new Set(rules.flatMap(({ from, until }) => [from, until]))].sort((a, b) => a - b);
  const ends = [...limits, NEVER as WallSeconds];
  const spans = ends.map((until, index) => {
    const start = limits[index - 1];
    return { rule: start === undefined ? undefined : findRuleAt(rules, start), until };
  });
  return spans.filter(({ rule }, index) => index === spans.length - 1 || rule !== spans[index + 1]?.rule);
}

/** The instant at which a clock first shows a reading or, where it was set forward over it, a later one. */
function findInstantOf(wall: WallSeconds, clock: ClockHistory): UnixSeconds {
  if (wall === NEVER) return unixSeconds(NEVER);
  const earliest = unixSeconds(wall - 2 * SECONDS_PER_DAY);
  const changes = clock.transitionsBetween(earliest, unixSeconds(wall + 2 * SECONDS_PER_DAY));
  for (const [index, from] of [earliest, ...changes].entries()) {
    const shown = Math.max(from, instantFromWall(wall, clock.periodAt(from).offsetSeconds));
    if (shown < (changes[index] ?? NEVER)) return unixSeconds(shown);
  }
  throw new RangeError(`the clock never shows ${wall}`);
}

/**
 * The history of a zone as one place in it lived it: in the span of each rule the rule's clock, and the zone's clock in
 * all other time.
 *
 * A rule takes effect when the clock in force before it shows the first midnight of its span, so a change of clock at
 * that midnight is an ordinary gap or overlap of the history.
 *
 * @param zone with the local mean time of the place
 * @param rules in order of precedence: the first one whose span holds a time decides it
 * @param clockOf the clock of a rule; the zone itself for a rule that is not applied
 */
export function applyLocalPractice(
  zone: ZoneHistory,
  rules: readonly PracticeRule[],
  clockOf: (rule: PracticeRule) => ClockHistory,
): ZoneHistory {
  const segments: Segment[] = listWallSpans(rules).map(({ rule, until }) => {
    const clock = rule ? clockOf(rule) : zone;
    return { clock, until: findInstantOf(until, clock) };
  });
  const clockAt = (instant: UnixSeconds): ClockHistory => segments.find(({ until }) => instant < until)?.clock ?? zone;
  return {
    name: zone.name,
    canonicalName: zone.canonicalName,
    periodAt: (instant) => clockAt(instant).periodAt(instant),
    transitionsBetween: (from, to) =>
      segments.flatMap(({ clock, until }, index) => {
        const start = segments[index - 1]?.until ?? Number.NEGATIVE_INFINITY;
        if (start > to || until <= from) return [];
        const first = unixSeconds(Math.max(start, from));
        const last = unixSeconds(Math.min(until, to));
        const own = clock.transitionsBetween(first, last).filter((change) => change < until);
        return start > from ? [first, ...own] : own;
      }),
  };
}
