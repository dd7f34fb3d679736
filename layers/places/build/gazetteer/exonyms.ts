import type { City } from './read-sources.ts';

/** The table of other names: reviewed as text, and what the gazetteer is built from. */
export const OTHER_NAMES_FILE = 'exonyms.tsv';

export interface OtherNames {
  readonly place: Pick<City, 'country' | 'name' | 'lat' | 'lng'>;
  readonly names: readonly string[];
}

const HEADER = ['country', 'latitude', 'longitude', 'name', 'other names, parted by |'].join('\t');

/** Names one row of the table, and one place of the gazetteer. */
export const keyOf = ({ country, lat, lng, name }: OtherNames['place']): string =>
  [country, lat.toFixed(5), lng.toFixed(5), name].join('\t');

export function writeOtherNames(rows: readonly OtherNames[]): string {
  const lines = rows.map(({ place, names }) => `${keyOf(place)}\t${names.join('|')}`);
  return `${[HEADER, ...lines.sort()].join('\n')}\n`;
}

/** @returns other names by {@link keyOf} */
export function readOtherNames(text: string): ReadonlyMap<string, readonly string[]> {
  const [, ...lines] = text.trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [key, names] = [line.slice(0, line.lastIndexOf('\t')), line.slice(line.lastIndexOf('\t') + 1)];
      return [key, names.split('|')] as const;
    }),
  );
}
