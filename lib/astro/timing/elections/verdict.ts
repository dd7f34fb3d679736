import { type LongitudeDeg, longitudeDeg, TURN_DEG } from '../../../base/units/angle.ts';
import type { JdRange, JdUt } from '../../../base/units/time.ts';
import type { ConditionTree } from './condition-tree.ts';
import { complementSpans, findSpanAt, measureShares, type Spans } from './intervals.ts';

/**
 * How far the nearest limit is at which a verdict turns: degrees of a position, days of time. Absent where it is in the
 * other unit, or farther than was searched.
 */
export interface LimitDistance {
  readonly degrees?: number;
  readonly days?: number;
}

/** Whether a condition holds at one moment. */
export interface Verdict {
  /** Null: it depends on something that is not known, such as the time of a birth. */
  readonly holds: boolean | null;
  readonly distance: LimitDistance;
}

export const UNKNOWN_VERDICT: Verdict = { holds: null, distance: {} };

/**
 * The verdict of a condition on a longitude or an arc.
 *
 * @param bordersDeg where the condition may change, in any order
 */
export function judgeOnCircle(
  positionDeg: number,
  bordersDeg: readonly number[],
  holdsAt: (positionDeg: LongitudeDeg) => boolean,
): Verdict {
  const holds = holdsAt(longitudeDeg(positionDeg));
  const ahead = bordersDeg.map((border) => longitudeDeg(border - positionDeg));
  const behind = bordersDeg.map((border) => longitudeDeg(positionDeg - border));
  const distances = [
    findTurn(ahead, (arc) => holdsAt(longitudeDeg(positionDeg + arc)) !== holds),
    findTurn(behind, (arc) => holdsAt(longitudeDeg(positionDeg - arc)) !== holds),
  ].filter((arc) => arc !== undefined);
  return { holds, distance: distances.length === 0 ? {} : { degrees: Math.min(...distances) } };
}

/** The first arc behind which a condition is another one, judged between two borders. */
function findTurn(arcs: readonly number[], isOther: (arc: number) => boolean): number | undefined {
  const ordered = arcs.toSorted((a, b) => a - b);
  return ordered.find((arc, index) => isOther((arc + (ordered[index + 1] ?? TURN_DEG)) / 2));
}

/** The verdict of a quantity that is to be at least zero, in degrees. */
export const judgeExcess = (excessDeg: number): Verdict => ({
  holds: excessDeg >= 0,
  distance: { degrees: Math.abs(excessDeg) },
});

/** The verdict at a moment of a window, by the time in which a condition holds. */
export function judgeSpansAt(spans: Spans, window: JdRange, moment: JdUt): Verdict {
  const held = findSpanAt(spans, moment);
  const state = held ?? findSpanAt(complementSpans(spans, window), moment) ?? window;
  const limits = [
    ...(state.fromJdUt > window.fromJdUt ? [moment - state.fromJdUt] : []),
    ...(state.toJdUt < window.toJdUt ? [state.toJdUt - moment] : []),
  ];
  return { holds: held !== undefined, distance: limits.length === 0 ? {} : { days: Math.min(...limits) } };
}

/** A share of a window as long as this is all of it, but for rounding. */
const WHOLE_SHARE = 1 - 1e-9;

/** The verdict for a moment that is not known better than its window: known where it holds always or never. */
export function judgeSpansThroughout(spans: Spans, window: JdRange): Verdict {
  const share = measureShares([window], spans)[0] ?? 0;
  if (share > 0 && share < WHOLE_SHARE) return UNKNOWN_VERDICT;
  return { holds: share > 0, distance: {} };
}

/**
 * The verdict of a combination. What decides it has to turn: of several conditions of which each alone would turn the
 * verdict the nearest limit counts, of several that must all turn the farthest.
 */
export function judgeTree(tree: ConditionTree, leaves: readonly Verdict[]): Verdict {
  if (tree.type === 'leaf') return leaves[tree.leaf] ?? UNKNOWN_VERDICT;
  if (tree.type === 'not') {
    const { holds, distance } = judgeTree(tree.item, leaves);
    return { holds: holds === null ? null : !holds, distance };
  }
  const items = tree.items.map((item) => judgeTree(item, leaves));
  const decisive = tree.type === 'any';
  const deciding = items.filter(({ holds }) => holds === decisive);
  if (deciding.length > 0) return { holds: decisive, distance: combine(deciding, Math.max) };
  if (items.some(({ holds }) => holds === null)) return UNKNOWN_VERDICT;
  return { holds: !decisive, distance: combine(items, Math.min) };
}

function combine(verdicts: readonly Verdict[], choose: (...values: number[]) => number): LimitDistance {
  const [degrees, days] = (['degrees', 'days'] as const).map((unit) => {
    const values = verdicts.flatMap(({ distance }) => distance[unit] ?? []);
    return values.length > 0 ? choose(...values) : undefined;
  });
  return { ...(degrees !== undefined && { degrees }), ...(days !== undefined && { days }) };
}
