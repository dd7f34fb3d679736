/** Other names by which clients know what the catalogs have under one name, spelled as {@link toCanonicalName} spells. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['north_node', 'true_node'],
  ['node', 'true_node'],
  ['lunar_node', 'true_node'],
  ['lilith', 'mean_lilith'],
  ['black_moon_lilith', 'mean_lilith'],
  ['osculating_lilith', 'true_lilith'],
  ['asc', 'ascendant'],
  ['mc', 'midheaven'],
  ['ic', 'imum_coeli'],
  ['dsc', 'descendant'],
  ['semisextile', 'semi_sextile'],
  ['semisquare', 'semi_square'],
  ['biquintile', 'bi_quintile'],
  ['sesquisquare', 'sesquiquadrate'],
  ['inconjunct', 'quincunx'],
]);

const normalizeSpelling = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');

/**
 * A name as the catalogs write it: lower case, one `_` for each run of spaces, `-` and `_`, other names resolved. The
 * North Node is the true one; Lilith without more is the mean one, which is what tables and programs call so.
 *
 * @example canonicalName('TRUE NODE')     // 'true_node'
 * @example canonicalName('semi-sextile')  // 'semi_sextile'
 * @example canonicalName(' North  Node ') // 'true_node'
 */
export function toCanonicalName(text: string): string {
  const name = normalizeSpelling(text);
  return ALIASES.get(name) ?? name;
}

/** No name of a catalog is longer; what is compared beyond it would only cost time. */
const MAX_COMPARED_LENGTH = 64;

/**
 * The known names nearest to a text that is none of them, nearest first; those more than half different are left out.
 * Of equal ones the earlier in `names` comes first.
 *
 * @param limit at most so many
 */
export function findNearestNames(text: string, names: readonly string[], limit: number): readonly string[] {
  const sought = normalizeSpelling(text.slice(0, MAX_COMPARED_LENGTH));
  const near = names.flatMap((name) => {
    const known = normalizeSpelling(name.slice(0, MAX_COMPARED_LENGTH));
    const farthest = Math.floor(Math.max(known.length, sought.length) / 2);
    if (Math.abs(known.length - sought.length) > farthest) return [];
    const distance = editDistance(sought, known);
    return distance <= farthest ? [{ name, distance }] : [];
  });
  return near
    .sort((a, b) => a.distance - b.distance)
    .slice(0, Math.max(0, limit))
    .map(({ name }) => name);
}

/**
 * Letters to insert, drop, replace or swap with their neighbour to turn one word into the other (the restricted
 * Damerau–Levenshtein distance). Swaps are the commonest slip in typing and the maintained libraries do not count them.
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
