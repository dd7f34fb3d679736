import { divideEvenly, findBirthBorders, STEP_DAYS } from '../../../lib/astro/conditions/birth-borders.ts';
import { findStations } from '../../../lib/astro/sky/events/stations.ts';
import { STATION_BODIES } from '../../../lib/astro/timing/elections/choices.ts';
import type { ConditionTree } from '../../../lib/astro/timing/elections/condition-tree.ts';
import { evaluateTree } from '../../../lib/astro/timing/elections/condition-tree.ts';
import { type Spans, selectSpans } from '../../../lib/astro/timing/elections/intervals.ts';
import { SUBJECT_POINTS } from '../../../lib/base/catalog/subject-objects.ts';
import { toEphemerisBody } from '../../../lib/base/catalog/transit-bodies.ts';
import { memoize } from '../../../lib/base/memoize.ts';
import type { LongitudeDeg } from '../../../lib/base/units/angle.ts';
import { type JdRange, type JdUt, jdUt, SECONDS_PER_DAY } from '../../../lib/base/units/time.ts';
import { isLordRef } from '../../../lib/requests/conditions/body-ref.ts';
import type { BirthSearch, ElectionSearch } from '../../../lib/requests/conditions/condition-search.ts';
import { findLeafSpans, type Leaf } from '../../../lib/requests/conditions/leaves.ts';

/** A part of a life, searched for any moment of birth. */
export interface PartSearch extends Pick<BirthSearch, 'birthAt'> {
  readonly search: ElectionSearch;
  readonly natalPointAt: (point: string, birth: JdUt) => LongitudeDeg;
  readonly searchFor: (birth: JdUt) => ElectionSearch;
}

interface SearchedEvent {
  readonly tree: ConditionTree;
  readonly leaves: readonly Leaf[];
  readonly searched: PartSearch;
  /** Of the times of birth. */
  readonly window: JdRange;
  readonly checkTime: () => void;
}

/**
 * The times of birth at which a tree holds at some moment of a part of the life. Each single condition changes only where a
 * natal or progressed point reaches a border for one of the corners of the part. Several conditions on the birth together
 * change also where an end of one passes an end of another. Between two such times of birth one is judged for all.
 */
export function findEventSpans({ tree, leaves, searched, window, checkTime }: SearchedEvent): Spans {
  const { search, searchFor } = searched;
  const fixed = leaves.map((leaf) => (leaf.needsSubject ? undefined : findLeafSpans(leaf, search)));
  const own = leaves.filter(({ needsSubject }) => needsSubject);
  const spansFor = memoize((birth: JdUt): readonly Spans[] => {
    checkTime();
    const at = searchFor(birth);
    return leaves.map((leaf, index) => fixed[index] ?? findLeafSpans(leaf, at));
  });
  const holdsFor = (birth: JdUt): boolean => evaluateTree(tree, spansFor(birth), search.window).length > 0;
  if (own.length === 0) return holdsFor(window.fromJdUt) ? [window] : [];
  const corners = listCorners(search, fixed, own);
  const dependences = own.map((leaf) =>
    leaf.dependsOnBirth({ ...search, path: leaf.path, ...searched, allPoints: SUBJECT_POINTS, corners }),
  );
  const borders = findBirthBorders(window, dependences);
  if (own.length === 1) return selectSpans(window, borders, holdsFor);
  const stateFor = memoize(
    (birth: JdUt): JointState => ({
      holds: holdsFor(birth),
      order: listOrder(spansFor(birth), fixed, search.window),
    }),
  );
  return selectSpans(window, [...borders, ...findPassings(window, borders, stateFor)], holdsFor);
}

/** Ends of the part and of conditions that do not depend on the birth, and stations of the bodies of those that do. */
function listCorners(
  search: ElectionSearch,
  fixed: readonly (Spans | undefined)[],
  own: readonly Leaf[],
): readonly JdUt[] {
  const { window, sky } = search;
  const ends = fixed.flatMap((spans = []) => spans.flatMap(({ fromJdUt, toJdUt }) => [fromJdUt, toJdUt]));
  const bodies = own.flatMap((leaf) =>
    leaf.bodies.flatMap((ref) => (isLordRef(ref) ? [] : [toEphemerisBody(ref).body])),
  );
  const stations = bodies
    .filter((body) => STATION_BODIES.some((one) => one === body))
    .flatMap((body) => findStations(sky, body, window).map(({ moment }) => moment));
  const inside = [...ends, ...stations].filter((moment) => moment > window.fromJdUt && moment < window.toJdUt);
  return [...new Set([window.fromJdUt, ...inside, window.toJdUt])];
}

/** What several conditions make of one time of birth. */
interface JointState {
  readonly holds: boolean;
  /** Their numbers in the order in which they begin and end within the part of the life; none where a single one does. */
  readonly order: readonly number[];
}

function listOrder(spans: readonly Spans[], fixed: readonly (Spans | undefined)[], part: JdRange): readonly number[] {
  const ends = spans.flatMap((ofLeaf, leaf) =>
    fixed[leaf] ? [] : ofLeaf.flatMap(({ fromJdUt, toJdUt }) => [fromJdUt, toJdUt].map((moment) => ({ leaf, moment }))),
  );
  const inside = ends.filter(({ moment }) => moment > part.fromJdUt && moment < part.toJdUt);
  if (new Set(inside.map(({ leaf }) => leaf)).size < 2) return [];
  return inside.sort((one, other) => one.moment - other.moment).map(({ leaf }) => leaf);
}

/** 0: the same order; 1: two neighbors have changed places; 2: more than that. */
function countPassings(before: readonly number[], after: readonly number[]): 0 | 1 | 2 {
  const first = before.findIndex((leaf, index) => leaf !== after[index]);
  if (before.length !== after.length) return 2;
  if (first < 0) return 0;
  const isPair = before[first] === after[first + 1] && before[first + 1] === after[first];
  return isPair && before.slice(first + 2).every((leaf, index) => leaf === after[first + 2 + index]) ? 1 : 2;
}

/** Borders are found to a hundredth of a second, days. */
const TOLERANCE_DAYS = 0.01 / SECONDS_PER_DAY;

/**
 * The times of birth at which a tree changes because ends of two conditions pass each other. Between two borders each condition
 * begins and ends equally often, so that where at most one of them does there is no such time.
 */
function findPassings(
  window: JdRange,
  borders: readonly JdUt[],
  stateFor: (birth: JdUt) => JointState,
): readonly JdUt[] {
  const between = (low: JdUt, high: JdUt): readonly JdUt[] => {
    const [before, after] = [stateFor(low), stateFor(high)];
    const passings = countPassings(before.order, after.order);
    if (passings === 0 || (passings === 1 && before.holds === after.holds)) return [];
    if (high - low <= TOLERANCE_DAYS) return [high];
    const middle = jdUt((low + high) / 2);
    return [...between(low, middle), ...between(middle, high)];
  };
  const stops = [...new Set([window.fromJdUt, ...borders, window.toJdUt])].sort((a, b) => a - b);
  return stops.slice(1).flatMap((stop, index) => {
    const [from, to] = [jdUt((stops[index] as JdUt) + 2 * TOLERANCE_DAYS), jdUt(stop - 2 * TOLERANCE_DAYS)];
    if (from >= to || stateFor(jdUt((from + to) / 2)).order.length === 0) return [];
    const grid = divideEvenly({ fromJdUt: from, toJdUt: to }, STEP_DAYS);
    return grid.slice(1).flatMap((high, step) => between(grid[step] as JdUt, high));
  });
}
