import { listReadings, type QueryReading, splitAtFirstComma } from '../../../astro/clock/places/query-reading.ts';
import { BestPlaces, MATCH_RANKS, TYPO_PENALTY } from '../../../astro/clock/places/ranking.ts';
import { listSingleEdits } from '../../../astro/clock/places/typos.ts';
import type { GazetteerFile } from './file.ts';
import { INNER_WORD, LESSER_NAME, OTHER_NAME, ROW_MASK } from './layout.ts';
import { createRegionIndex, type Region } from './regions.ts';
import { SortedKeys } from './sorted-keys.ts';

/** A name to find and the regions to find it in. */
interface NameQuery {
  readonly name: string;
  /** The place must lie in all of these regions; empty for no restriction. */
  readonly within: readonly Region[];
  /** Added to the rank of every match. */
  readonly penalty: number;
}

function rankMatch(target: number, isWhole: boolean): number {
  if (target & INNER_WORD) return MATCH_RANKS.wordPrefix;
  if (isWhole && !(target & LESSER_NAME)) return MATCH_RANKS.exact;
  return target & OTHER_NAME ? MATCH_RANKS.otherNamePrefix : MATCH_RANKS.prefix;
}

/** Creates a function that lists the rows that match a query, the best match first. */
export function createPlaceSearch(file: GazetteerFile): (query: string, limit: number) => readonly number[] {
  const { countries, states, counties, placeKeyTexts, placeKeyStarts, placeKeyTargets } = file.columns;
  const keys = new SortedKeys(placeKeyTexts, placeKeyStarts, placeKeyTargets);
  const regions = createRegionIndex(file);

  function liesWithin(row: number, region: Region): boolean {
    return region.has(countries[row] ?? -1) || region.has(states[row] ?? -1) || region.has(counties[row] ?? -1);
  }

  function collect({ name, within, penalty }: NameQuery, best: BestPlaces): void {
    const bytes = Buffer.from(name);
    const { from, to } = keys.beginningWith(bytes);
    for (let entry = from; entry < to; entry += 1) {
      const target = keys.target(entry);
      const row = target & ROW_MASK;
      if (!within.every((region) => liesWithin(row, region))) continue;
      const match = penalty + rankMatch(target, keys.endsAfter(entry, bytes.length));
      best.offer({ row, match, hasRegion: within.length > 0 });
    }
  }

  const toNameQueries = ({ name, region, regionIsLast }: QueryReading): NameQuery[] =>
    region.length === 0
      ? [{ name, within: [], penalty: 0 }]
      : regions.read(region, regionIsLast).map((within) => ({ name, within, penalty: 0 }));

  const correctTypos = (query: NameQuery): NameQuery[] =>
    listSingleEdits(query.name, keys.knownLength(Buffer.from(query.name))).map((name) => ({
      ...query,
      name,
      penalty: TYPO_PENALTY,
    }));

  /** For `München, Bayern`: the gazetteer has the state only as Bavaria, so unknown parts do not restrict a search. */
  function dropUnknownParts(query: string): readonly NameQuery[] {
    const parts = splitAtFirstComma(query);
    const someAreUnknown = parts?.rest.some((part) => !regions.has(part));
    return parts !== undefined && someAreUnknown ? listReadings(parts.first).flatMap(toNameQueries) : [];
  }

  return (query, limit) => {
    const nameQueries = listReadings(query).flatMap(toNameQueries);
    const attempts = [() => nameQueries, () => nameQueries.flatMap(correctTypos), () => dropUnknownParts(query)];
    for (const attempt of attempts) {
      const best = new BestPlaces(limit);
      for (const each of attempt()) collect(each, best);
      if (best.rows().length > 0) return best.rows();
    }
    return [];
  };
}
