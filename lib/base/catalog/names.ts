import { minorPlanetId, readAsteroidId } from './minor-planets.ts';

/** Alternative names that clients use, in the spelling of {@link toCanonicalName}, with the name in the catalogs. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['north_node', 'true_node'],
  ['node', 'true_node'],
  ['lunar_node', 'true_node'],
  ['moon_node', 'true_node'],
  ['lilith', 'mean_lilith'],
  ['black_moon_lilith', 'mean_lilith'],
  ['osculating_lilith', 'true_lilith'],
  ['vulcanus', 'vulkanus'],
  ['asc', 'ascendant'],
  ['mc', 'midheaven'],
  ['ic', 'imum_coeli'],
  ['dsc', 'descendant'],
  ['semisextile', 'semi_sextile'],
  ['semisquare', 'semi_square'],
  ['biquintile', 'bi_quintile'],
  ['sesquisquare', 'sesquiquadrate'],
  ['inconjunct', 'quincunx'],
  ['tropic', 'tropical'],
  ['kp', 'krishnamurti'],
  ['apparent_geocentric', 'geocentric'],
]);

const normalizeSpelling = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_/-]+/g, '_');

/**
 * A name in the spelling of the catalogs: lower case, one `_` for each run of spaces, `-`, `/` and `_`, alternative names
 * replaced. The North Node is the true one; Lilith alone is the mean one, as in tables and programs. A minor planet by its number has
 * its own name where it has one: `asteroid_1` is Ceres.
 *
 * @example toCanonicalName('TRUE NODE')     // 'true_node'
 * @example toCanonicalName('semi-sextile')  // 'semi_sextile'
 * @example toCanonicalName(' North  Node ') // 'true_node'
 */
export function toCanonicalName(text: string): string {
  const name = normalizeSpelling(text);
  const number = readAsteroidId(name);
  return number === undefined ? (ALIASES.get(name) ?? name) : minorPlanetId(number);
}

/** Bodies that the catalogs do not have and whose names look like those of others. They are no slips. */
const OTHER_BODIES: ReadonlySet<string> = new Set(
  'apollo charon cupid eros hestia iris pales phobos selena urania'.split(' '),
);

/** No name of a catalog is longer; comparing more characters would only cost time. */
const MAX_COMPARED_LENGTH = 64;

/**
 * The names most similar to a text, the nearest first; equally near ones keep their order. Names that differ in more
 * than a third of their letters are left out: another word after a common beginning is another name, no slip. So are
 * names with other digits, because a number that is off by one is wrong although it looks alike. Nothing is similar to
 * the name of another body, such as Charon, which is not Chiron.
 *
 * @param limit maximum number of names returned
 * @param mostErrors letters in which a name may differ; default a third
 */
export function findNearestNames(
  text: string,
  names: readonly string[],
  limit: number,
  mostErrors = Number.POSITIVE_INFINITY,
): readonly string[] {
  const query = normalizeSpelling(text.slice(0, MAX_COMPARED_LENGTH));
  if (OTHER_BODIES.has(query)) return [];
  const queryDigits = digitsOf(query);
  const near = names.flatMap((name) => {
    const known = normalizeSpelling(name.slice(0, MAX_COMPARED_LENGTH));
    const farthest = Math.min(mostErrors, Math.floor(Math.max(known.length, query.length) / 3));
    const isTooLong = Math.abs(known.length - query.length) > farthest;
    if (isTooLong || digitsOf(known) !== queryDigits) return [];
    const distance = editDistance(query, known);
    return distance <= farthest ? [{ name, distance }] : [];
  });
  return near
    .sort((a, b) => a.distance - b.distance)
    .slice(0, Math.max(0, limit))
    .map(({ name }) => name);
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * Number of letters to insert, remove, replace or swap with their neighbor to change one word into the other
 * (restricted Damerau–Levenshtein distance). Swaps are the most common typing error, and the maintained libraries do
 * not count them.
 */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const replaced = cellAt(last, column - 1) + (isSame ? 0 : 1);
      const cheapest = Math.min(cellAt(last, column) + 1, cellAt(current, column - 1) + 1, replaced);
      current.push(isSwap ? Math.min(cheapest, cellAt(beforeLast, column - 2) + 1) : cheapest);
    }
    [beforeLast, last] = [last, current];
  }
  return cellAt(last, b.length);
}

const cellAt = (row: readonly number[], column: number): number => row[column] as number;
