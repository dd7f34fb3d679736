import type { GazetteerFile } from './file.ts';

type Search = (query: string, limit: number) => readonly number[];

const MAX_SIMILAR = 5;
/** Enough to find places of one country among those of the same name. */
const MAX_SEARCHED = 100;
/** Correcting a longer text takes tens of milliseconds, and few names are longer. */
const MAX_WORDS = 4;

/** Creates a function that lists rows whose names resemble a text, those in the country first considered. */
export function createSimilarNameFinder(
  { header, columns }: GazetteerFile,
  search: Search,
): (text: string, countryCode: string | undefined) => readonly number[] {
  return (text, countryCode) => {
    const country = countryCode === undefined ? -1 : header.countryCodes.indexOf(countryCode);
    for (const beginning of listBeginnings(text)) {
      const rows = search(beginning, MAX_SEARCHED);
      const rowsOfCountry = rows.filter((row) => columns.countries[row] === country);
      if (rows.length > 0) return (rowsOfCountry.length > 0 ? rowsOfCountry : rows).slice(0, MAX_SIMILAR);
    }
    return [];
  };
}

/** The first words of a text, and fewer and fewer of them: what follows a name may be a region. */
function listBeginnings(text: string): string[] {
  const words = text.split(/[\s,]+/).slice(0, MAX_WORDS);
  return words.map((_, index) => words.slice(0, words.length - index).join(' '));
}
