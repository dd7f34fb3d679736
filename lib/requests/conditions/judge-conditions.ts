import type { ConditionTree } from '../../astro/timing/elections/condition-tree.ts';
import { lordOfHouse } from '../../astro/timing/elections/house-spans.ts';
import {
  judgeSpansAt,
  judgeSpansThroughout,
  judgeTree,
  UNKNOWN_VERDICT,
  type Verdict,
} from '../../astro/timing/elections/verdict.ts';
import { clipRange, type JdRange, type JdUt, rangeAround, widenRange } from '../../base/units/time.ts';
import { isLordRef } from './body-ref.ts';
import {
  type ConditionMoment,
  createElectionSearch,
  type ElectionSetting,
  readConditionMoment,
} from './condition-search.ts';
import { assignLords, findLeafSpans, type Leaf } from './leaves.ts';

/** A tree of conditions and its leaves, by number. */
interface ReadTree {
  readonly tree: ConditionTree;
  readonly leaves: readonly Leaf[];
}

/** Verdicts of one chart or moment. */
export interface ConditionVerdicts {
  readonly whole: Verdict;
  /** In the order of the leaves. */
  readonly leaves: readonly Verdict[];
}

/**
 * Judges conditions at one moment, such as that of a birth: a pure function of the conditions, the moment and the engine of the
 * setting. What needs a place is unknown (null) where the setting has none.
 *
 * @throws EphemerisRangeError outside the files
 */
export function judgeConditions({ tree, leaves }: ReadTree, setting: ElectionSetting, moment: JdUt): ConditionVerdicts {
  const at = readConditionMoment(setting, moment);
  const verdicts = leaves.map((leaf) => judgeLeaf(leaf, at));
  return { whole: judgeTree(tree, verdicts), leaves: verdicts };
}

/**
 * Judges conditions for a moment that is known no better than its window, such as the day of a birth without a time: true
 * where a condition always holds, false where it never does, else null. No limit is measured.
 */
export function judgeConditionsWithin(
  { tree, leaves }: ReadTree,
  setting: ElectionSetting,
  window: JdRange,
): ConditionVerdicts {
  const search = createElectionSearch(setting, window);
  const verdicts = leaves.map((leaf) =>
    leaf.needsPlace && !setting.at ? UNKNOWN_VERDICT : judgeSpansThroughout(findLeafSpans(leaf, search), window),
  );
  return { whole: judgeTree(tree, verdicts), leaves: verdicts };
}

function judgeLeaf(leaf: Leaf, moment: ConditionMoment): Verdict {
  if (leaf.needsPlace && !moment.at) return UNKNOWN_VERDICT;
  const at = { ...moment, path: leaf.path };
  return leaf.judge(withLords(leaf, at)) ?? judgeAround(leaf, at);
}

/** The lords of the houses that a leaf names, at the moment. */
function withLords({ bodies }: Leaf, at: ConditionMoment): ConditionMoment {
  const cast = bodies.some(isLordRef) ? at.castHouses() : undefined;
  if (!cast) return at;
  const houses = bodies.filter(isLordRef).map(({ lord_of }) => lord_of.house);
  return assignLords(at, new Map(houses.map((house) => [house, lordOfHouse(cast, house)])));
}

function judgeAround(leaf: Leaf, at: ConditionMoment): Verdict {
  const covered = widenRange(at.sky.ephemeris.coverage(), -leaf.marginDays);
  const window = clipRange(rangeAround(at.moment, leaf.daysAround), covered);
  return judgeSpansAt(findLeafSpans(leaf, createElectionSearch(at, window)), window, at.moment);
}
