import { type JdUt, jdUt } from '../../units/time.ts';
import { type PendingMoment, refineMoment } from '../longitude-model/crossing.ts';
import type { GeocentricSky } from '../longitude-model/geocentric-sky.ts';

/** Which part of what was found is asked for. */
export interface PageRange {
  /** How many come before it. */
  readonly offset: number;
  readonly limit: number;
}

/** One page of what a search found. */
export interface ResultPage<Item> {
  readonly items: readonly Item[];
  readonly totalCount: number;
  readonly nextCursor: string | undefined;
}

/** No fitted moment is off by half as much: what lies further apart than this is in its order already. */
export const MOMENT_UNCERTAINTY_DAYS = 120 / 86_400;

interface TimedItem {
  readonly moment: JdUt;
}

/**
 * One page of what was found, in order of time, with the engine's own moments.
 *
 * The engine is asked only for what is on the page, or so near to it in time that it might be: a page costs the same
 * however much was found.
 */
export function refinePage<Item extends PendingMoment>(
  sky: GeocentricSky,
  found: readonly Item[],
  page: PageRange,
): Item[] {
  return takeRefinedPage(found, page, (item) => ({ ...item, moment: refineMoment(sky, item), pending: undefined }));
}

/** The same of anything whose moment is known to about a second until it is settled. */
export function takeRefinedPage<Near extends TimedItem, Settled extends TimedItem>(
  found: readonly Near[],
  { offset, limit }: PageRange,
  settle: (near: Near) => Settled,
): Settled[] {
  const ordered = [...found].sort(compareMoments);
  const [first, last] = [ordered[offset], ordered[Math.min(offset + limit, ordered.length) - 1]];
  if (!first || !last) return [];
  const from = findIndexAtOrAfter(ordered, jdUt(first.moment - MOMENT_UNCERTAINTY_DAYS));
  const to = findIndexAtOrAfter(ordered, jdUt(last.moment + MOMENT_UNCERTAINTY_DAYS));
  return ordered
    .slice(from, to)
    .map(settle)
    .sort(compareMoments)
    .slice(offset - from, offset - from + limit);
}

const compareMoments = (a: TimedItem, b: TimedItem): number => a.moment - b.moment;

/** The first index whose moment does not lie before this one. */
export function findIndexAtOrAfter(ordered: readonly TimedItem[], moment: JdUt): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle] as TimedItem).moment < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
