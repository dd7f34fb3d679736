import { type JdUt, jdUt } from '../../base/units/time.ts';
import { MOMENT_UNCERTAINTY_DAYS, type PendingMoment, refineMoment } from './crossing.ts';
import type { GeocentricSky } from './geocentric-sky.ts';

/** The part of a search's results that a page shows. */
export interface PageRange {
  /** Results before the page. */
  readonly offset: number;
  readonly limit: number;
}

/** One page of a search's results. */
export interface ResultPage<Item> {
  readonly items: readonly Item[];
  readonly totalCount: number;
  readonly nextCursor: string | undefined;
}

interface TimedItem {
  readonly moment: JdUt;
}

/**
 * One page of results in order of time, with their moments refined on the engine.
 *
 * Refines only the results on the page and those so near to it in time that they might belong to it, so the cost of a
 * page does not depend on the number of results.
 */
export function refinePage<Item extends PendingMoment>(
  sky: GeocentricSky,
  results: readonly Item[],
  page: PageRange,
): Item[] {
  return takeRefinedPage(results, page, (item) => ({ ...item, moment: refineMoment(sky, item), pending: undefined }));
}

/**
 * Like {@link refinePage}, for results of any type whose moments are known to about a second until they are refined. Those of
 * one moment are in the order of `results`.
 */
export function takeRefinedPage<Pending extends TimedItem, Refined extends TimedItem>(
  results: readonly Pending[],
  { offset, limit }: PageRange,
  refine: (result: Pending) => Refined,
): Refined[] {
  const order = orderByMoment(results);
  const ordered = Array.from(order, (index) => results[index] as Pending);
  const [first, last] = [ordered[offset], ordered[Math.min(offset + limit, ordered.length) - 1]];
  if (!first || !last) return [];
  const from = findIndexAtOrAfter(ordered, jdUt(first.moment - MOMENT_UNCERTAINTY_DAYS));
  const to = findIndexAtOrAfter(ordered, jdUt(last.moment + MOMENT_UNCERTAINTY_DAYS));
  const refined = ordered.slice(from, to).map((result) => refine(result));
  // Those of one moment stay in the order of the search: their estimates differ by chance.
  const compareRefined = (a: number, b: number): number =>
    (refined[a] as Refined).moment - (refined[b] as Refined).moment ||
    (order[from + a] as number) - (order[from + b] as number);
  const places = Array.from(refined.keys()).sort(compareRefined);
  return places.slice(offset - from, offset - from + limit).map((place) => refined[place] as Refined);
}

/** Indexes of items in order of time, of those of one moment in their own order. */
function orderByMoment(items: readonly TimedItem[]): Uint32Array {
  const moments = new Float64Array(items.length).map((_, index) => (items[index] as TimedItem).moment);
  const order = new Uint32Array(items.length).map((_, index) => index);
  return order.sort((a, b) => (moments[a] as number) - (moments[b] as number));
}

/** Index of the first item at or after a moment. */
export function findIndexAtOrAfter(ordered: readonly TimedItem[], moment: JdUt): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle] as TimedItem).moment < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
