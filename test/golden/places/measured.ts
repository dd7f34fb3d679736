import { join } from 'node:path';
import { openGazetteer } from '../../../lib/adapters/places/gazetteer/open.ts';
import { type Comparison, compareAlike } from '../../accuracy/comparison.ts';
import type { Measured } from '../../accuracy/tally.ts';
import { AFTER_TUNING, BEFORE_TUNING, type Expectation } from './quality.ts';

const gazetteer = openGazetteer(join(import.meta.dirname, '../../../layers/places/gazetteer.bin'));

/** Index of the place among the answers; −1 where it is not among the first five. */
export function placeAmongAnswers({ query, name, state, countryCode }: Expectation): number {
  return gazetteer
    .search(query, 5)
    .findIndex((place) => place.name === name && (place.state ?? '') === state && place.country_code === countryCode);
}

export const isFirst = (among: number): boolean => among === 0;
const isAmongFive = (among: number): boolean => among >= 0;

/** Percentage of queries that fail. */
function measureMisses(isHit: (among: number) => boolean): Measured {
  const all = [...BEFORE_TUNING, ...AFTER_TUNING];
  const hits = all.filter((expectation) => isHit(placeAmongAnswers(expectation)));
  return { count: all.length, worst: (1 - hits.length / all.length) * 100 };
}

/** How often the search misses the intended place. */
export const PLACES: readonly Comparison[] = compareAlike({ against: 'places', span: '2026', unit: '%' }, [
  ['Queries whose place does not come first', 5, () => measureMisses(isFirst)],
  ['Queries whose place is not among the first five', 1, () => measureMisses(isAmongFive)],
]);
