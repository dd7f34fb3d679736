import { foldName, listSpellings } from '../../../astro/clock/places/fold.ts';
import type { GazetteerFile } from './file.ts';
import { createRegionIndex, type Region } from './regions.ts';

export type RowTest = (row: number) => boolean;

/** Reads texts that say where a place lies. */
interface RegionPartReader {
  /** Whether a row lies in the regions that a text names; undefined for a text that names none. */
  read(part: string): RowTest | undefined;
  /** Separates what a part names from its rest: `TX 75460` is `TX`, and `75460` is unknown. */
  separate(part: string): SeparatedPart;
}

interface SeparatedPart {
  /** Text that names regions; undefined where the part names none. */
  readonly known: string | undefined;
  /** As sent; undefined where all of the part is known. */
  readonly unknown: string | undefined;
}

/** No name of regions needs more words. */
const MAX_WORDS = 10;

/**
 * Creates the reader of texts that name regions, or the city of a section: `Altona, Hamburg`.
 *
 * @param findRows rows that have a folded name
 */
export function createRegionPartReader(
  file: GazetteerFile,
  findRows: (name: string) => readonly number[],
): RegionPartReader {
  const { countries, states, counties, cities } = file.columns;
  const index = createRegionIndex(file);

  const liesIn = (row: number, region: Region): boolean =>
    region.has(countries[row] ?? -1) || region.has(states[row] ?? -1) || region.has(counties[row] ?? -1);
  const haveSections = (rows: ReadonlySet<number>): boolean =>
    rows.size > 0 && cities.some((city, row) => city !== row && rows.has(city));

  function read(part: string): RowTest | undefined {
    const spellings = listSpellings(foldName(part));
    if (part.split(' ').length > MAX_WORDS) return undefined;
    const readings = spellings.flatMap((spelling) => index.read(spelling.split(' '), false));
    const namedRows = new Set(spellings.flatMap(findRows));
    if (readings.length === 0 && !haveSections(namedRows)) return undefined;
    return (row) => {
      const isOwnSection = cities[row] !== row && namedRows.has(cities[row] ?? row);
      return isOwnSection || readings.some((regions) => regions.every((region) => liesIn(row, region)));
    };
  }

  function separate(part: string): SeparatedPart {
    const words = part.split(/\s+/);
    for (let count = words.length; count > 0; count -= 1) {
      const known = words.slice(0, count).join(' ');
      if (read(known)) return { known, unknown: count < words.length ? words.slice(count).join(' ') : undefined };
    }
    return { known: index.correct(foldName(part)), unknown: part };
  }

  return { read, separate };
}
