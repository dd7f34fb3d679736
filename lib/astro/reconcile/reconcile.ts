import type { JdUt } from '../../base/units/time.ts';
import type { Ephemeris } from '../port.ts';
import { coincidenceOf, type StatedCheck } from './claim.ts';
import { movesCheck, slackOf } from './compare.ts';
import { type Contradiction, findContradictions } from './contradictions.ts';
import { type ScoredReading, type SearchResult, searchReadings } from './search.ts';
import type { ReconciledBirth, SearchLimits } from './walk.ts';

export const RECONCILE_VERDICTS = ['same', 'explained', 'partly', 'unexplained'] as const;
export type ReconcileVerdict = (typeof RECONCILE_VERDICTS)[number];

/** A reading that explains what another program stated. */
export interface ChartExplanation {
  readonly scored: ScoredReading;
  /** Whether every check agrees. */
  readonly isComplete: boolean;
  /** Expected number of readings, as likely or likelier, that agree so well by coincidence. */
  readonly chance: number;
}

/** What a comparison with another program finds. */
export interface Reconciliation {
  readonly verdict: ReconcileVerdict;
  /** The chart as it was stated. */
  readonly stated: ScoredReading;
  /** The best first, all of them complete if one is; empty where the stated chart is the same or every fit may be a coincidence. */
  readonly explanations: readonly ChartExplanation[];
  /** Pairs of checks that no moment satisfies together, in the zodiac of the best reading. */
  readonly contradictions: readonly Contradiction[];
}

/** An explanation that a coincidence would give more often than once in a hundred comparisons is none. */
export const LARGEST_CHANCE = 0.01;
const MOST_EXPLANATIONS = 5;

/** Compares the chart of a birth with what another program states, and searches for the reason where they differ. */
export function reconcileChart(
  subject: ReconciledBirth,
  checks: readonly StatedCheck[],
  at: { readonly limits: SearchLimits; readonly ephemeris: Ephemeris },
): Reconciliation {
  const found = searchReadings(subject, checks, at);
  const { stated } = found;
  if (stated.chosen.verdicts.every(({ agrees }) => agrees))
    return { verdict: 'same', stated, explanations: [], contradictions: [] };
  const explanations = listDifferent(found).map((scored) => explain(scored, checks, found));
  const sure = explanations.filter(({ chance }) => chance < LARGEST_CHANCE);
  const complete = sure.filter(({ isComplete }) => isComplete);
  const verdict = complete.length > 0 ? 'explained' : sure.length > 0 ? 'partly' : 'unexplained';
  const contradictions = verdict === 'explained' ? [] : contradict(found, checks);
  return { verdict, stated, explanations: complete.length > 0 ? complete : sure, contradictions };
}

/** Pairs of checks that contradict each other in the zodiac of the best reading. */
function contradict(
  { best: [best], stated, sky, shiftOf, covered }: SearchResult,
  checks: readonly StatedCheck[],
): readonly Contradiction[] {
  const { reading, chosen } = best ?? stated;
  const suspects = new Set(checks.flatMap((_, index) => (chosen.verdicts[index]?.agrees ? [] : [index])));
  const { zodiac, seeing, view, frame } = reading;
  const shiftAt = (moment: JdUt): number => shiftOf(zodiac.zodiac, moment, seeing);
  return findContradictions(checks, suspects, {
    scan: { view, chart: chosen.at.chart, sky, shiftAt },
    moment: frame.moment.jdUt,
    covered,
  });
}

/** The best readings that have a claim in agreement, without those that change more than a better one and agree no better. */
function listDifferent({ best }: SearchResult): readonly ScoredReading[] {
  const kept: ScoredReading[] = [];
  for (const scored of best) {
    const hasAgreement = scored.chosen.verdicts.some(({ agrees }) => agrees);
    if (hasAgreement && !kept.some((better) => isWithin(better, scored))) kept.push(scored);
    if (kept.length === MOST_EXPLANATIONS) break;
  }
  return kept;
}

/** Whether the changes of one reading are among those of another, and all that agrees there agrees here too. */
function isWithin(better: ScoredReading, other: ScoredReading): boolean {
  const changes = other.changes.map((change) => JSON.stringify(change));
  const isSubset = better.changes.every((change) => changes.includes(JSON.stringify(change)));
  return (
    isSubset && other.chosen.verdicts.every(({ agrees }, index) => !agrees || better.chosen.verdicts[index]?.agrees)
  );
}

function explain(
  scored: ScoredReading,
  checks: readonly StatedCheck[],
  { stated, countTried }: SearchResult,
): ChartExplanation {
  const { verdicts, changedGroups } = scored.chosen;
  const matched = checks.map((_, index) => verdicts[index]?.agrees === true);
  const isUnchanged = scored.changes.length === 0;
  const moves = checks.map((check, index) => {
    const [before, after] = [stated.chosen.verdicts[index], verdicts[index]];
    return isUnchanged || !before?.agrees || movesCheck(check, before.value, after?.value ?? Number.NaN);
  });
  const evidence = checks.filter((_, index) => matched[index] && moves[index]);
  const slackDeg = slackOf(scored.chosen.at.print);
  const isPrivate = (check: StatedCheck): boolean => changedGroups.some(({ concerns }) => concerns(check));
  const ofReading = multiplyCoincidences(
    evidence.filter((check) => !isPrivate(check)),
    slackDeg,
  );
  const ofGroups = changedGroups.reduce(
    (product, { size, concerns }) =>
      product * Math.min(1, (size - 1) * multiplyCoincidences(evidence.filter(concerns), slackDeg)),
    1,
  );
  const missed = matched.filter((one) => !one).length;
  const tried = countTried(scored.reading.cost);
  return {
    scored,
    isComplete: missed === 0,
    chance: evidence.length === 0 ? 1 : tried * ofReading * ofGroups * chooseCount(checks.length, missed),
  };
}

/** Starts of periods follow from one another, so that only the closest one of them counts. */
function multiplyCoincidences(checks: readonly StatedCheck[], slackDeg: number): number {
  const dashas = checks.filter(({ type }) => type === 'dasha').map((check) => coincidenceOf(check));
  const others = checks.filter(({ type }) => type !== 'dasha');
  return others.reduce((product, check) => product * coincidenceOf(check, slackDeg), Math.min(1, ...dashas));
}

/** In how many ways some of the claims can be those that do not agree. */
function chooseCount(count: number, missed: number): number {
  let ways = 1;
  for (let index = 0; index < missed; index += 1) ways = (ways * (count - index)) / (index + 1);
  return ways;
}
