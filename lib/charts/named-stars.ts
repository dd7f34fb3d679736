import type { Ephemeris, StarEntry } from '../astro/port.ts';
import { createStarIndex, type StarIndex } from '../astro/sky/stars/star-index.ts';
import { Problem, type ValidationIssue } from '../base/errors/problem.ts';

/** The limit of validation issues in an answer. */
const MAX_ISSUES = 50;

const indices = new WeakMap<readonly StarEntry[], StarIndex>();

/**
 * Finds the stars of a list of names.
 *
 * @param location of the list in the request
 * @throws Problem `InvalidStar` with an issue for each name that is unknown
 */
export function findNamedStars(names: readonly string[], ephemeris: Ephemeris, location: string): readonly StarEntry[] {
  if (names.length === 0) return [];
  const index = openIndex(ephemeris);
  const found = names.map((name) => index.find(name));
  const unknown = found.flatMap((star, position) => (star ? [] : [position]));
  if (unknown.length > 0) throw createUnknownStarsProblem(unknown, { names, location }, index);
  return found.filter((star) => star !== undefined);
}

/**
 * As {@link findNamedStars}, for lists that state every star once.
 *
 * @throws Problem `InvalidStar` with an issue for each name of a star that a name before it has
 */
export function findDistinctStars(...list: Parameters<typeof findNamedStars>): readonly StarEntry[] {
  const stars = findNamedStars(...list);
  const [names, , location] = list;
  const issues = stars.flatMap((star, position): readonly ValidationIssue[] => {
    const first = stars.indexOf(star);
    const message = `is the same star as ${location}[${first}]`;
    return first < position ? [{ location: `${location}[${position}]`, message, value: names[position] }] : [];
  });
  if (issues.length > 0) throw new Problem('InvalidStar', `${issues[0]?.value} ${issues[0]?.message}.`, { issues });
  return stars;
}

function openIndex(ephemeris: Ephemeris): StarIndex {
  const catalog = ephemeris.stars();
  const index = indices.get(catalog) ?? createStarIndex(catalog);
  indices.set(catalog, index);
  return index;
}

interface NameList {
  readonly names: readonly string[];
  readonly location: string;
}

function createUnknownStarsProblem(
  positions: readonly number[],
  { names, location }: NameList,
  index: StarIndex,
): Problem {
  const issues = positions.slice(0, MAX_ISSUES).map((position): ValidationIssue => {
    const value = names[position] as string;
    const nearest = index.nearest(value);
    const [example = 'Regulus'] = nearest;
    return { location: `${location}[${position}]`, message: describeUnknownStar(nearest), value, example };
  });
  const [first] = issues as [ValidationIssue, ...ValidationIssue[]];
  const more = positions.length > 1 ? ` (and ${positions.length - 1} more)` : '';
  return new Problem('InvalidStar', `${String(first.value)} ${first.message}${more}.`, { issues });
}

function describeUnknownStar(nearest: readonly string[]): string {
  const suggestion = nearest.length > 0 ? `; the nearest names are ${nearest.join(', ')}` : '';
  return `is not a star of the catalog${suggestion}`;
}
