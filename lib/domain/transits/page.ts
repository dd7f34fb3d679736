import { type JdUt, jdUt } from '../../units/time.ts';
import { momentOf, type NearMoment } from '../positions/passage.ts';
import type { Sky } from '../positions/sky.ts';

/** Which part of what was found is asked for. */
export interface Page {
  /** How many come before it. */
  readonly offset: number;
  readonly limit: number;
}

/** One page of what a search found. */
export interface FoundPage<Item> {
  readonly items: readonly Item[];
  readonly totalCount: number;
  readonly nextCursor: string | undefined;
}

/** No fitted moment is off by half as much: what lies further apart than this is in its order already. */
export const DISORDER_DAYS = 120 / 86_400;

interface Timed {
  readonly moment: JdUt;
}

/**
 * One page of what was found, in order of time, with the engine's own moments.
 *
 * The engine is asked only for what is on the page, or so near to it in time that it might be: a page costs the same
 * however much was found.
 */
export function settledPage<Item extends NearMoment>(sky: Sky, found: readonly Item[], page: Page): Item[] {
  return pageInOrder(found, page, (item) => ({ ...item, moment: momentOf(sky, item), unsettled: undefined }));
}

/** The same of anything whose moment is known to about a second until it is settled. */
export function pageInOrder<Near extends Timed, Settled extends Timed>(
  found: readonly Near[],
  { offset, limit }: Page,
  settle: (near: Near) => Settled,
): Settled[] {
  const ordered = [...found].sort(byMoment);
  const [first, last] = [ordered[offset], ordered[Math.min(offset + limit, ordered.length) - 1]];
  if (!first || !last) return [];
  const from = indexAtOrAfter(ordered, jdUt(first.moment - DISORDER_DAYS));
  const to = indexAtOrAfter(ordered, jdUt(last.moment + DISORDER_DAYS));
  return ordered
    .slice(from, to)
    .map(settle)
    .sort(byMoment)
    .slice(offset - from, offset - from + limit);
}

const byMoment = (a: Timed, b: Timed): number => a.moment - b.moment;

/** The first index whose moment does not lie before this one. */
export function indexAtOrAfter(ordered: readonly Timed[], moment: JdUt): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle] as Timed).moment < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
