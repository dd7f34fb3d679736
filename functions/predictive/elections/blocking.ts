import {
  type ConditionTree,
  evaluateTree,
  listRequirements,
} from '../../../lib/astro/timing/elections/condition-tree.ts';
import { intersectSpans, type Spans } from '../../../lib/astro/timing/elections/intervals.ts';
import { type JdRange, type JdUt, jdUt } from '../../../lib/base/units/time.ts';
import { describeTree } from '../../../lib/requests/conditions/describe-tree.ts';
import type { Leaf } from '../../../lib/requests/conditions/leaves.ts';

/** Something that every interval must fulfil, in words. */
interface Requirement {
  readonly text: string;
  readonly tree: ConditionTree;
}

/** A requirement, and the first moment after the range at which it holds. */
export interface LaterRequirement {
  readonly text: string;
  /** Undefined: not until the end of the look-ahead. */
  readonly moment: JdUt | undefined;
}

/** Why a range has no interval. */
export interface Blocking {
  /** What never holds in the range. */
  readonly never: readonly string[];
  /** What holds at some time each, but never at the same time. */
  readonly neverTogether: readonly (readonly [string, string])[];
  /** What, left out alone, gives intervals: the first of them begins at the moment. */
  readonly withoutOne: readonly LaterRequirement[];
  /** The longest interval that is too short for the request. */
  readonly longestDays: number | undefined;
  readonly later: LookAhead;
}

/** First moments after a range. */
export interface LookAhead {
  readonly until: JdUt;
  /** The first interval that fulfills the request. */
  readonly all: JdUt | undefined;
  readonly each: readonly LaterRequirement[];
}

/** The leaves of a search and where they hold. */
interface SearchedWindow {
  readonly window: JdRange;
  readonly spans: readonly Spans[];
}

interface EmptySearch {
  readonly tree: ConditionTree;
  readonly leaves: readonly Leaf[];
  readonly searched: SearchedWindow;
  readonly isLongEnough: (span: JdRange) => boolean;
  /** Windows after the range, one after the other; searched no further than they are read. */
  readonly later: Iterable<SearchedWindow>;
}

/** Explains why no interval fulfills a tree, and when the first one does. */
export function explainEmptiness(empty: EmptySearch): Blocking {
  const { tree, leaves, searched, isLongEnough } = empty;
  const requirements = listRequirements(tree).map((one) => ({ tree: one, text: describeTree(one, leaves) }));
  const spans = requirements.map((one) => evaluateTree(one.tree, searched.spans, searched.window));
  const found = evaluateTree(tree, searched.spans, searched.window);
  return {
    never: requirements.filter((_, index) => spans[index]?.length === 0).map(({ text }) => text),
    neverTogether: listExclusions(requirements, spans),
    withoutOne: requirements.length > 1 ? listRelaxations(requirements, spans, empty) : [],
    longestDays: found.length > 0 ? Math.max(...found.map(({ fromJdUt, toJdUt }) => toJdUt - fromJdUt)) : undefined,
    later: lookAhead(empty, requirements, isLongEnough),
  };
}

function listExclusions(requirements: readonly Requirement[], spans: readonly Spans[]) {
  return requirements.flatMap(({ text }, index) =>
    requirements.slice(index + 1).flatMap((other, offset): readonly [string, string][] => {
      const [a, b] = [spans[index] ?? [], spans[index + 1 + offset] ?? []];
      const exclude = a.length > 0 && b.length > 0 && intersectSpans(a, b).length === 0;
      return exclude ? [[text, other.text]] : [];
    }),
  );
}

function listRelaxations(
  requirements: readonly Requirement[],
  spans: readonly Spans[],
  { searched, isLongEnough }: EmptySearch,
): readonly LaterRequirement[] {
  return requirements.flatMap(({ text }, left) => {
    const others = spans.filter((_, index) => index !== left);
    const first = others.reduce(intersectSpans, [searched.window]).find(isLongEnough);
    return first ? [{ text, moment: first.fromJdUt }] : [];
  });
}

function lookAhead(
  { tree, later, searched }: EmptySearch,
  requirements: readonly Requirement[],
  isLongEnough: (span: JdRange) => boolean,
): LookAhead {
  const firsts = new Map<Requirement, JdUt>();
  let until = searched.window.toJdUt;
  let all: JdUt | undefined;
  for (const { window, spans } of later) {
    until = jdUt(window.toJdUt);
    for (const requirement of requirements) {
      const first = evaluateTree(requirement.tree, spans, window)[0];
      if (first && !firsts.has(requirement)) firsts.set(requirement, first.fromJdUt);
    }
    all = evaluateTree(tree, spans, window).find(isLongEnough)?.fromJdUt;
    if (all !== undefined) break;
  }
  return { until, all, each: requirements.map((one) => ({ text: one.text, moment: firsts.get(one) })) };
}
