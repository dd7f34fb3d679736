import { evaluateTree } from '../../../lib/astro/timing/elections/condition-tree.ts';
import { complementSpans, findSpanAt, type Spans } from '../../../lib/astro/timing/elections/intervals.ts';
import { type JdRange, type JdUt, rangeAround } from '../../../lib/base/units/time.ts';
import { createElectionSearch, type ElectionSetting } from '../../../lib/requests/conditions/condition-search.ts';
import { findLeafSpans, type Leaf } from '../../../lib/requests/conditions/leaves.ts';
import { clipToCoverage } from './coverage.ts';
import type { readTrees } from './trees.ts';

/** Called between two conditions. @throws Problem `Timeout` once the time for an answer is used up */
export type CheckTime = () => void;

/** Whether something holds at an instant, since when and until when; undefined where that lies beyond the days searched. */
export interface StateAtInstant {
  readonly holds: boolean;
  readonly since: JdUt | undefined;
  readonly until: JdUt | undefined;
}

/** What holds at an instant. */
export interface Explanation {
  readonly moment: JdUt;
  readonly whole: StateAtInstant;
  readonly leaves: readonly StateAtInstant[];
}

/** Days searched around an instant. What depends on cusps and angles changes within a day, but near the poles. */
const DAYS_AROUND = { turning: 3, others: 400 } as const;

/** An instant, and the days that are searched around it; default {@link DAYS_AROUND}. */
interface InstantSearch {
  readonly moment: JdUt;
  readonly bounds: JdRange | undefined;
  readonly checkTime: CheckTime;
}

/** Says which conditions hold at an instant, since when and until when. */
export function explainInstant(
  setting: ElectionSetting,
  { trees, leaves }: ReturnType<typeof readTrees>,
  { moment, bounds, checkTime }: InstantSearch,
): Explanation {
  const { ephemeris } = setting.sky;
  const windowAround = (days: number): JdRange =>
    bounds ?? clipToCoverage(ephemeris, leaves, rangeAround(moment, days));
  const searchOf = (days: number) => createElectionSearch(setting, windowAround(days));
  const [near, far] = [searchOf(DAYS_AROUND.turning), searchOf(DAYS_AROUND.others)];
  const spansOf = (leaf: Leaf): Spans => {
    checkTime();
    return findLeafSpans(leaf, leaf.turnsDaily ? near : far);
  };
  const spans = leaves.map(spansOf);
  const window = leaves.some(({ turnsDaily }) => turnsDaily) ? near.window : far.window;
  const [tree] = trees;
  const whole = tree ? evaluateTree(tree, spans, window) : [];
  return {
    moment,
    whole: describeState(whole, window, moment),
    leaves: leaves.map(({ turnsDaily }, index) =>
      describeState(spans[index] ?? [], (turnsDaily ? near : far).window, moment),
    ),
  };
}

function describeState(spans: Spans, window: JdRange, moment: JdUt): StateAtInstant {
  const span = findSpanAt(spans, moment);
  const state = span ?? findSpanAt(complementSpans(spans, window), moment) ?? window;
  return {
    holds: span !== undefined,
    since: state.fromJdUt > window.fromJdUt ? state.fromJdUt : undefined,
    until: state.toJdUt < window.toJdUt ? state.toJdUt : undefined,
  };
}
