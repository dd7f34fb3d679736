import type { ResultPage } from '../../../lib/astro/motion/pagination.ts';
import { evaluateTree } from '../../../lib/astro/timing/elections/condition-tree.ts';
import { measureShares, type Spans } from '../../../lib/astro/timing/elections/intervals.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { type JdRange, jdUt } from '../../../lib/base/units/time.ts';
import { createWarning, type Warning } from '../../../lib/base/warning.ts';
import { type ElectionServices, readSetting } from '../../../lib/charts/condition-setting.ts';
import { readPaging } from '../../../lib/charts/cursor.ts';
import { locateErrors } from '../../../lib/charts/domain-problems.ts';
import { createElectionSearch, type ElectionSetting } from '../../../lib/requests/conditions/condition-search.ts';
import { describeTree } from '../../../lib/requests/conditions/describe-tree.ts';
import { findLeafSpans, type Leaf } from '../../../lib/requests/conditions/leaves.ts';
import { type Blocking, explainEmptiness } from './blocking.ts';
import { clipToCoverage, requireCoveredSearch } from './coverage.ts';
import { type CheckTime, type Explanation, explainInstant } from './explain.ts';
import type { ElectionsRequest } from './request.ts';
import { readTrees } from './trees.ts';
import { lookAheadDays } from './work.ts';

/** An interval in which the conditions of a request hold. */
export interface Election extends JdRange {
  /** Numbers of the single conditions that hold throughout. */
  readonly met: readonly number[];
  /** Sum of the weights of the conditions that hold throughout; undefined without weights. */
  readonly score: number | undefined;
  /** Part of each weighted condition, in the order of the request. */
  readonly parts: readonly ScorePart[];
}

/** What a weighted condition adds to the score of an interval. */
export interface ScorePart {
  /** Share of the interval in which it holds. */
  readonly share: number;
  /** Its weight where it holds throughout, else 0. */
  readonly points: number;
}

/** A time in which the same weighted conditions hold. */
export interface ScoredSpan extends JdRange {
  /** Sum of the weights of those that hold. */
  readonly score: number;
}

export interface Elections extends ResultPage<Election> {
  /** The tree of the conditions in words. */
  readonly text: string;
  /** The conditions that rank the intervals, in words. */
  readonly weights: readonly { readonly text: string; readonly weight: number }[];
  readonly leaves: readonly Leaf[];
  /** All found intervals in order of time, divided where weighted conditions begin or cease to hold; undefined without weights or for too many. */
  readonly scores: readonly ScoredSpan[] | undefined;
  /** Share of the window in which each single condition holds. */
  readonly shares: readonly number[];
  /** When each single condition holds; undefined for one that is left out; empty where the request asks for none. */
  readonly conditionSpans: readonly (Spans | undefined)[];
  /** Present where there is no interval in the range. */
  readonly blocking: Blocking | undefined;
  /** Present for an instant. */
  readonly explanation: Explanation | undefined;
  readonly warnings: readonly Warning[];
}

/**
 * Searches the intervals of a request, or explains its instant.
 *
 * @throws Problem `DatetimeOutOfRange`, `InvalidBody`, `InvalidTimezone`, `HouseSystemUndefined`, `BirthTimeRequired`, or
 * `ValidationError` for a cursor of another request
 */
export async function searchElections(
  request: ElectionsRequest,
  services: ElectionServices,
  checkTime: CheckTime,
): Promise<Elections> {
  const paging = await readPaging(request, services.ephemeris.facts.dataVersion);
  const { datetime, start_date, end_date, explain } = request;
  const read = readTrees(request);
  const moments = Object.entries({ start_date, end_date, ...(explain && { datetime }) }).flatMap(([member, moment]) =>
    moment === undefined ? [] : [{ moment, member }],
  );
  requireCoveredSearch(services.ephemeris, read.leaves, moments);
  const { setting, warnings } = readSetting(request, moments[0]?.moment ?? jdUt(0), services);
  const window =
    start_date !== undefined && end_date !== undefined ? { fromJdUt: start_date, toJdUt: end_date } : undefined;
  const common = {
    ...describeRequest(request, read),
    leaves: read.leaves,
    items: [],
    totalCount: 0,
    nextCursor: undefined,
    shares: [],
    conditionSpans: [],
    scores: undefined,
  };
  return locateErrors({ houseSystem: 'body.configuration.house_system' }, () => {
    if (explain && datetime !== undefined) {
      if (request.condition_intervals) setting.warn(UNREAD_INTERVALS);
      const explanation = explainInstant(setting, read, { moment: datetime, bounds: window, checkTime });
      return { ...common, explanation, blocking: undefined, warnings: warnings() };
    }
    if (!window) throw new Error('a request without explain has a range');
    if (datetime !== undefined) setting.warn(UNREAD_DATETIME);
    const found = searchRange(request, { setting, checkTime, window });
    const { offset, limit } = paging.page;
    return {
      ...common,
      items: found.elections.slice(offset, offset + limit),
      totalCount: found.elections.length,
      nextCursor: paging.nextCursorOf(found.elections.length),
      shares: found.shares,
      scores: limitScores(found.scores, setting.warn),
      conditionSpans: request.condition_intervals ? omitLong(found.spans, setting.warn) : [],
      blocking: found.blocking,
      explanation: undefined,
      warnings: warnings(),
    };
  });
}

function describeRequest({ weights = [] }: ElectionsRequest, { trees, leaves }: ReturnType<typeof readTrees>) {
  const [text = '', ...weighted] = trees.map((tree) => describeTree(tree, leaves));
  return { text, weights: weights.map(({ weight }, index) => ({ text: weighted[index] ?? '', weight })) };
}

const UNREAD_DATETIME = createWarning('OptionUnread', '`datetime` is read only with `explain: true` and was not used.');

const UNREAD_INTERVALS = createWarning(
  'OptionUnread',
  '`condition_intervals` is read only without `explain: true` and was not used.',
);

const MAX_SPANS = SIZES.condition_intervals.maximum;

/** Leaves out the spans of conditions that hold too many times to be listed. */
const omitLong = (spans: readonly Spans[], warn: (warning: Warning) => void): readonly (Spans | undefined)[] =>
  spans.map((of, number) => {
    if (of.length <= MAX_SPANS) return of;
    const message = `Condition ${number} holds ${of.length} times; at most ${MAX_SPANS} intervals of a condition are listed.`;
    warn(createWarning('IntervalsOmitted', message));
    return undefined;
  });

/** Leaves out a course of scores with too many parts to be listed. */
function limitScores(scores: readonly ScoredSpan[], warn: (warning: Warning) => void) {
  if (scores.length === 0) return undefined;
  if (scores.length <= MAX_SPANS) return scores;
  const message = `The scores change ${scores.length} times; at most ${MAX_SPANS} parts of the intervals are listed in \`scores\`.`;
  warn(createWarning('IntervalsOmitted', message));
  return undefined;
}

interface RangeSearch {
  readonly setting: ElectionSetting;
  readonly window: JdRange;
  readonly checkTime: CheckTime;
}

function searchRange(request: ElectionsRequest, { setting, window, checkTime }: RangeSearch) {
  const { trees, leaves } = readTrees(request);
  const searchWindow = (part: JdRange, warn = setting.warn) => {
    const search = createElectionSearch({ ...setting, warn }, part);
    const spans = leaves.map((leaf) => {
      checkTime();
      return findLeafSpans(leaf, search);
    });
    return { window: part, spans };
  };
  const [tree, ...weighted] = trees;
  if (!tree) throw new Error('a request has conditions');
  const searched = searchWindow(window);
  const shortestDays = request.min_minutes / MINUTES_PER_DAY;
  const isLongEnough = ({ fromJdUt, toJdUt }: JdRange): boolean => toJdUt - fromJdUt >= shortestDays;
  const found = evaluateTree(tree, searched.spans, window).filter(isLongEnough);
  const weights = (request.weights ?? []).map(({ weight }, index) => ({
    weight,
    spans: weighted[index] ? evaluateTree(weighted[index], searched.spans, window) : [],
  }));
  const later = listLaterWindows(clipToCoverage(setting.sky.ephemeris, leaves, lookAheadOf(request, window)), window);
  return {
    elections: rankElections(found, searched.spans, weights),
    scores: weights.length > 0 ? divideByScore(found, weights) : [],
    spans: searched.spans,
    shares: searched.spans.map((spans) => measureShares([window], spans)[0] ?? 0),
    blocking:
      found.length > 0
        ? undefined
        : explainEmptiness({
            tree,
            leaves,
            searched,
            isLongEnough,
            later: mapLazily(later, (part) => searchWindow(part, ignoreWarning)),
          }),
  };
}

/** Warnings are about the range, not about what follows it. */
const ignoreWarning = (): void => undefined;

const MINUTES_PER_DAY = 1440;

/** The time after a range that is searched where it has no interval. */
const lookAheadOf = (request: ElectionsRequest, { toJdUt }: JdRange): JdRange => ({
  fromJdUt: toJdUt,
  toJdUt: jdUt(toJdUt + lookAheadDays(request)),
});

const SHORTEST_WINDOW_DAYS = 30;

/** The look-ahead in windows of the length of the range, not shorter than a month, so that it ends soon where it can. */
function listLaterWindows({ fromJdUt, toJdUt }: JdRange, range: JdRange): readonly JdRange[] {
  const days = Math.max(SHORTEST_WINDOW_DAYS, range.toJdUt - range.fromJdUt);
  const count = Math.max(0, Math.ceil((toJdUt - fromJdUt) / days));
  return Array.from({ length: count }, (_, index) => {
    const from = jdUt(fromJdUt + index * days);
    return { fromJdUt: from, toJdUt: jdUt(Math.min(from + days, toJdUt)) };
  });
}

function* mapLazily<Item, Result>(items: Iterable<Item>, toResult: (item: Item) => Result): Generator<Result> {
  for (const item of items) yield toResult(item);
}

/** A condition that is always true within rounding. */
const WHOLE_SHARE = 1 - 1e-9;

interface WeightedSpans {
  readonly weight: number;
  readonly spans: Spans;
}

/** Intervals in order of time, or with weights in the order of their scores. */
function rankElections(
  found: Spans,
  leafSpans: readonly Spans[],
  weights: readonly WeightedSpans[],
): readonly Election[] {
  const shares = leafSpans.map((spans) => measureShares(found, spans));
  const weighted = weights.map(({ weight, spans }) =>
    measureShares(found, spans).map((share) => ({ share, points: share >= WHOLE_SHARE ? weight : 0 })),
  );
  const elections = found.map((span, index) => {
    const parts = weighted.flatMap((ofWeight) => ofWeight[index] ?? []);
    return {
      ...span,
      parts,
      met: shares.flatMap((ofLeaf, leaf) => ((ofLeaf[index] ?? 0) >= WHOLE_SHARE ? [leaf] : [])),
      score: weights.length > 0 ? parts.reduce((sum, { points }) => sum + points, 0) : undefined,
    };
  });
  return elections.sort((a, b) => (b.score ?? 0) - (a.score ?? 0) || a.fromJdUt - b.fromJdUt);
}

/** The intervals, divided where a weighted condition begins or ceases to hold. */
function divideByScore(found: Spans, weights: readonly WeightedSpans[]): readonly ScoredSpan[] {
  const ends = weights.flatMap(({ spans }) => spans.flatMap(({ fromJdUt, toJdUt }) => [fromJdUt, toJdUt]));
  const ordered = [...new Set(ends)].sort((a, b) => a - b);
  const parts = found.flatMap((span) => {
    const inside = ordered.filter((moment) => moment > span.fromJdUt && moment < span.toJdUt);
    const stops = [span.fromJdUt, ...inside, span.toJdUt];
    return stops.slice(1).map((toJdUt, index) => ({ fromJdUt: stops[index] ?? toJdUt, toJdUt }));
  });
  const held = weights.map(({ spans }) => measureShares(parts, spans));
  return parts.map((part, index) => ({
    ...part,
    score: weights.reduce((sum, { weight }, number) => sum + ((held[number]?.[index] ?? 0) > 0.5 ? weight : 0), 0),
  }));
}
