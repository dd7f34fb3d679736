import { foldName, listSpellings } from './fold.ts';
import { listSplits } from './query-reading.ts';

/** A way to read a text as a name and the parts that say where it lies; all folded. */
export interface NameReading {
  readonly name: string;
  /** Each names a country, state, county or city, or several of them. */
  readonly regions: readonly string[];
}

/** The parts of a text between its commas, without empty ones. */
export const splitAtCommas = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => foldName(part) !== '');

/**
 * Ways to read the parts of a text, in groups: a group counts only where no earlier one has a match.
 *
 * 1. the first part is the name, the others are regions: `Paris, Texas, USA`
 * 2. the first part ends with a region: `Paris Texas`, `Springfield IL, USA`
 * 3. the name or a region has a comma: `Frankfurt, Oder`, `Oakley, Bournemouth, Christchurch and Poole Council`
 * 4. the regions come first: `Texas, Paris`, `Texas Paris`
 */
export function listNameReadings(parts: readonly string[]): readonly (readonly NameReading[])[] {
  const [first, ...rest] = parts.map(foldName);
  if (first === undefined) return [];
  return [
    listSpellings(first).map((name) => ({ name, regions: rest })),
    listWordSplits(first, 'last').map(({ name, region }) => ({ name, regions: [region, ...rest] })),
    readCommasAsSpaces([first, ...rest]),
    listWordSplits([first, ...rest].join(' '), 'first').map(({ name, region }) => ({ name, regions: [region] })),
  ];
}

/** Takes one or more parts together as the name, and the others together as the regions. */
function readCommasAsSpaces(parts: readonly string[]): NameReading[] {
  return parts.flatMap((_, index) => {
    const region = parts.slice(index + 1).join(' ');
    const names = listSpellings(parts.slice(0, index + 1).join(' '));
    return names.map((name) => ({ name, regions: region === '' ? [] : [region] }));
  });
}

function listWordSplits(text: string, regionPosition: 'first' | 'last') {
  return listSpellings(text)
    .flatMap((spelling) => listSplits(spelling.split(' ')))
    .filter(({ regionIsLast }) => regionIsLast === (regionPosition === 'last'))
    .map(({ name, region }) => ({ name, region: region.join(' ') }));
}
