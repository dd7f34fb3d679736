import { type JdUt, jdUt } from '../../units/time.ts';
import { type NearMoment, settled } from '../positions/passage.ts';
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
const DISORDER_DAYS = 120 / 86_400;

/**
 * One page of what was found, in order of time, with the engine's own moments.
 *
 * The engine is asked only for what is on the page, or so near to it in time that it might be: a page costs the same
 * however much was found.
 */
export function settledPage<Item extends NearMoment>(
  sky: Sky,
  found: readonly Item[],
  { offset, limit }: Page,
): Item[] {
  const ordered = [...found].sort(byMoment);
  const [first, last] = [ordered[offset], ordered[Math.min(offset + limit, ordered.length) - 1]];
  if (!first || !last) return [];
  const from = indexAtOrAfter(ordered, jdUt(first.moment - DISORDER_DAYS));
  const to = indexAtOrAfter(ordered, jdUt(last.moment + DISORDER_DAYS));
  return ordered
    .slice(from, to)
    .map((item) => onEngine(sky, item))
    .sort(byMoment)
    .slice(offset - from, offset - from + limit);
}

const byMoment = (a: NearMoment, b: NearMoment): number => a.moment - b.moment;

function onEngine<Item extends NearMoment>(sky: Sky, item: Item): Item {
  const { unsettled } = item;
  return unsettled ? { ...item, moment: settled(sky, unsettled), unsettled: undefined } : item;
}

/** The first index whose moment does not lie before this one. */
function indexAtOrAfter(ordered: readonly NearMoment[], moment: JdUt): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle] as NearMoment).moment < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
