import { clipRange, type JdRange, type JdUt, jdUt } from '../../../base/units/time.ts';

/**
 * Spans of time in which something holds: half-open, `[from, to)`, ascending, without overlap and without gaps of length
 * zero between them.
 */
export type Spans = readonly JdRange[];

/** Joins spans in any order, which may overlap or touch; drops those without length. */
export function uniteSpans(...lists: readonly Spans[]): Spans {
  const ordered = lists
    .flat()
    .filter(({ fromJdUt, toJdUt }) => fromJdUt < toJdUt)
    .sort((a, b) => a.fromJdUt - b.fromJdUt);
  const united: JdRange[] = [];
  for (const span of ordered) {
    const last = united.at(-1);
    if (!last || span.fromJdUt > last.toJdUt) united.push(span);
    else if (span.toJdUt > last.toJdUt) united[united.length - 1] = { ...last, toJdUt: span.toJdUt };
  }
  return united;
}

/** The time in which both hold. */
export function intersectSpans(one: Spans, other: Spans): Spans {
  const common: JdRange[] = [];
  let [first, second] = [0, 0];
  while (first < one.length && second < other.length) {
    const [a, b] = [one[first] as JdRange, other[second] as JdRange];
    const overlap = clipRange(a, b);
    if (overlap.fromJdUt < overlap.toJdUt) common.push(overlap);
    if (a.toJdUt < b.toJdUt) first += 1;
    else second += 1;
  }
  return common;
}

/** The time of a window in which the spans do not hold. */
export function complementSpans(spans: Spans, window: JdRange): Spans {
  const inside = intersectSpans(spans, [window]);
  const starts = [window.fromJdUt, ...inside.map(({ toJdUt }) => toJdUt)];
  const ends = [...inside.map(({ fromJdUt }) => fromJdUt), window.toJdUt];
  return starts
    .map((fromJdUt, index) => ({ fromJdUt, toJdUt: ends[index] ?? fromJdUt }))
    .filter(({ fromJdUt, toJdUt }) => fromJdUt < toJdUt);
}

/** The span that holds a moment. */
export const findSpanAt = (spans: Spans, moment: JdUt): JdRange | undefined =>
  spans.find(({ fromJdUt, toJdUt }) => moment >= fromJdUt && moment < toJdUt);

/** Of each span, the share in which others hold, `[0, 1]`. */
export function measureShares(spans: Spans, others: Spans): readonly number[] {
  let next = 0;
  return spans.map((span) => {
    while (next < others.length && (others[next] as JdRange).toJdUt <= span.fromJdUt) next += 1;
    let days = 0;
    for (let index = next; index < others.length; index += 1) {
      const { fromJdUt, toJdUt } = clipRange(others[index] as JdRange, span);
      if (fromJdUt >= toJdUt) break;
      days += toJdUt - fromJdUt;
    }
    return days / (span.toJdUt - span.fromJdUt);
  });
}

/**
 * Spans of a window in which a condition holds that can change only at some borders.
 *
 * @param borders every moment at which it may change, in any order; moments outside the window are ignored
 * @param holdsAt whether it holds; evaluated in the middle between two borders
 */
export function selectSpans(
  window: JdRange,
  borders: readonly JdUt[],
  holdsAt: (middle: JdUt, span: JdRange) => boolean,
): Spans {
  const inside = borders.filter((moment) => moment > window.fromJdUt && moment < window.toJdUt);
  const stops = [window.fromJdUt, ...inside.sort((a, b) => a - b), window.toJdUt];
  const parts = stops.slice(1).map((toJdUt, index) => ({ fromJdUt: stops[index] as JdUt, toJdUt }));
  return uniteSpans(
    parts.filter((part) => part.fromJdUt < part.toJdUt && holdsAt(jdUt((part.fromJdUt + part.toJdUt) / 2), part)),
  );
}
