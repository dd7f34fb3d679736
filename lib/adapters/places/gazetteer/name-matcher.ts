import { listNameReadings, type NameReading, splitAtCommas } from '../../../astro/clock/places/name-readings.ts';
import type { GazetteerFile } from './file.ts';
import { INNER_WORD, LESSER_NAME, ROW_MASK } from './layout.ts';
import { createRegionPartReader, type RowTest } from './region-parts.ts';
import { SortedKeys } from './sorted-keys.ts';

/** Rows that a text names. */
interface NameMatchRows {
  readonly rows: readonly number[];
  /** Parts after the name that are no known region, as sent; they did not restrict the rows. */
  readonly unknownParts: readonly string[];
}

/** Creates a function that finds the rows with exactly the name of a text, in the regions it gives and in a country. */
export function createNameMatcher(
  file: GazetteerFile,
): (text: string, countryCode: string | undefined) => NameMatchRows {
  const { countries, cities } = file.columns;
  const listTargets = createExactKeyLookup(file);
  const regionParts = createRegionPartReader(file, (name) => listTargets(name).map(toRow));

  /** A name better known as that of another place counts only where no place in the region has it as its own. */
  function findRows({ name, regions }: NameReading, isInCountry: RowTest): number[] {
    const tests = regions.map((region) => regionParts.read(region) ?? isNowhere);
    const targets = listTargets(name).filter((target) => [isInCountry, ...tests].every((test) => test(toRow(target))));
    const own = targets.filter((target) => !(target & LESSER_NAME));
    return (own.length > 0 ? own : targets).map(toRow);
  }

  function matchParts(parts: readonly string[], isInCountry: RowTest): readonly number[] {
    for (const group of listNameReadings(parts)) {
      const rows = new Set(group.flatMap((reading) => findRows(reading, isInCountry)));
      const withoutOwnSections = [...rows].filter((row) => cities[row] === row || !rows.has(cities[row] ?? row));
      if (withoutOwnSections.length > 0) return withoutOwnSections;
    }
    return [];
  }

  return (text, countryCode) => {
    const country = countryCode === undefined ? undefined : file.header.countryCodes.indexOf(countryCode);
    const isInCountry: RowTest = (row) => country === undefined || countries[row] === country;
    const [first = '', ...rest] = splitAtCommas(text);
    const rows = matchParts([first, ...rest], isInCountry);
    if (rows.length > 0) return { rows, unknownParts: [] };
    const separated = rest.map(regionParts.separate);
    const unknownParts = separated.flatMap(({ unknown }) => unknown ?? []);
    if (unknownParts.length === 0) return { rows: [], unknownParts };
    const known = separated.flatMap((part) => part.known ?? []);
    return { rows: matchParts([first, ...known], isInCountry), unknownParts };
  };
}

const isNowhere: RowTest = () => false;
const toRow = (target: number): number => target & ROW_MASK;

/** Creates a function that lists the targets of a folded name as a whole, without names that begin at a later word. */
function createExactKeyLookup({ columns }: GazetteerFile): (name: string) => readonly number[] {
  const keys = new SortedKeys(columns.placeKeyTexts, columns.placeKeyStarts, columns.placeKeyTargets);
  return (name) => {
    const { from, to } = keys.equalTo(name);
    const targets = Array.from({ length: to - from }, (_, index) => keys.target(from + index));
    return targets.filter((target) => !(target & INNER_WORD));
  };
}
