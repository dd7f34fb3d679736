import { type ChoiceGroup, same } from './chart-groups.ts';
import { coincidenceOf, type StatedCheck } from './claim.ts';
import { type CheckVerdict, compareCheck, type ReadingComparison, slackOf } from './compare.ts';
import type { SkyPoints } from './sky-points.ts';
import type { Change } from './slip.ts';

/** A group whose choice was changed: how many there are, and which checks depend on it. */
export interface ChangedGroup {
  readonly size: number;
  readonly concerns: (check: StatedCheck) => boolean;
}

/** A reading with its chart: what agrees, and what had to be chosen for it. */
export interface ChosenChart {
  readonly at: ReadingComparison;
  /** In the order of the checks. */
  readonly verdicts: readonly CheckVerdict[];
  readonly changes: readonly Change[];
  readonly changedGroups: readonly ChangedGroup[];
  /** Of the choices of the chart alone. */
  readonly cost: number;
  /** Negative logarithm of the probability that so much agrees by chance. */
  readonly information: number;
}

/** Negative logarithm of the probability that a check agrees by chance. */
export const informationOf = (check: StatedCheck, slackDeg?: number): number =>
  Math.min(MOST_INFORMATION, -Math.log(coincidenceOf(check, slackDeg)));
/** A claim of many decimals says no more than one to a tenth of a second of arc. */
const MOST_INFORMATION = 14;

/** Points of a reading, and what is compared with them. */
interface ChartChecks {
  readonly checks: readonly StatedCheck[];
  readonly sky: SkyPoints;
}

/**
 * Compares the checks of a reading, and changes the choices of its chart where that lets more agree than it costs. Zodiacs of angles are
 * decided both before the other groups and after them, because a print allows what an angle of its own explains better, and the reverse.
 */
export function chooseChart(
  groups: readonly ChoiceGroup[],
  { at, ...chart }: ChartChecks & { readonly at: ReadingComparison },
): ChosenChart {
  const angles = groups.filter(({ name }) => name === 'angles');
  const others = groups.filter(({ name }) => name !== 'angles');
  const orders =
    angles.length > 0
      ? [
          [...others, ...angles],
          [...angles, ...others],
        ]
      : [others];
  const [first, second = first] = orders.map((order) => chooseInOrder(order, at, chart)) as [ChosenChart, ChosenChart?];
  return second.information - second.cost > first.information - first.cost ? second : first;
}

function chooseInOrder(
  groups: readonly ChoiceGroup[],
  stated: ReadingComparison,
  { checks, sky }: ChartChecks,
): ChosenChart {
  let chosen = { at: stated, cost: 0, changes: [] as readonly Change[], changedGroups: [] as readonly ChangedGroup[] };
  const gain = (at: ReadingComparison, concerned: readonly StatedCheck[]): number =>
    concerned.reduce(
      (sum, check) => sum + (compareCheck(check, at, sky).agrees ? informationOf(check, slackOf(at.print)) : 0),
      0,
    );
  for (const group of groups) {
    const concerned = checks.filter(group.concerns);
    if (concerned.length === 0) continue;
    const own = gain(chosen.at, concerned);
    let best = { net: own, choice: same };
    for (const choice of group.choices.slice(1)) {
      const at = choice.apply(chosen.at);
      const net = gain(at, concerned) - choice.cost;
      if (net > best.net) best = { net, choice };
    }
    if (best.choice === same) continue;
    chosen = {
      at: best.choice.apply(chosen.at),
      cost: chosen.cost + best.choice.cost,
      changes: [...chosen.changes, ...best.choice.changes],
      changedGroups: [...chosen.changedGroups, { size: group.choices.length, concerns: group.concerns }],
    };
  }
  const verdicts = checks.map((check) => compareCheck(check, chosen.at, sky));
  const information = checks.reduce(
    (sum, check, index) => sum + (verdicts[index]?.agrees ? informationOf(check, slackOf(chosen.at.print)) : 0),
    0,
  );
  return { ...chosen, verdicts, information };
}
