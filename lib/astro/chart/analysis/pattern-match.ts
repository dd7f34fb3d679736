import { PATTERN_ASPECT_IDS } from '../../../base/catalog/patterns.ts';
import { type AspectGraph, measureOrbDeg } from './aspect-graph.ts';
import { TooManyPatternsError } from './errors.ts';
import type { Figure } from './figures.ts';
import { type FigureMembers, findFigureMembers } from './find-figures.ts';

/** A figure with the points that take its roles. */
export interface PatternMatch {
  readonly figure: Figure;
  readonly members: FigureMembers;
  /** One number for each leg, equal for the same aspect between the same two points of a chart. */
  readonly legKeys: readonly number[];
  /** Orb of the widest leg, degrees. */
  readonly largestOrbDeg: number;
}

/**
 * Every match of the figures, figure by figure, those with the smallest orb first.
 *
 * @throws TooManyPatternsError for more matches than `maximum`, before any is described: finding 44 000, which 33 bodies
 * can make, takes 10 ms and comparing them with each other a second
 */
export function listMatches(figures: readonly Figure[], graph: AspectGraph, maximum: number): readonly PatternMatch[] {
  const found = figures.map((figure) => ({ figure, memberLists: findFigureMembers(figure, graph) }));
  const count = found.reduce((sum, { memberLists }) => sum + memberLists.length, 0);
  if (count > maximum) throw new TooManyPatternsError(count, maximum);
  return found.flatMap(({ figure, memberLists }) =>
    memberLists.map((members) => createMatch(figure, members, graph)).sort((a, b) => a.largestOrbDeg - b.largestOrbDeg),
  );
}

function createMatch(figure: Figure, members: FigureMembers, graph: AspectGraph): PatternMatch {
  const size = graph.points.length;
  const legKeys: number[] = [];
  let largestOrbDeg = 0;
  for (const { aspect, first, second } of figure.legs) {
    const [one, other] = [members[first] as number, members[second] as number];
    const pair = [Math.min(one, other), Math.max(one, other)] as const;
    legKeys.push((PATTERN_ASPECT_IDS.indexOf(aspect) * size + pair[0]) * size + pair[1]);
    largestOrbDeg = Math.max(largestOrbDeg, measureOrbDeg(graph, aspect, pair));
  }
  return { figure, members, legKeys, largestOrbDeg };
}

/**
 * For each match the first one in the list that has all its legs and further points; undefined where there is none.
 *
 * @param matches those of more points first
 */
export function findContainers(matches: readonly PatternMatch[]): readonly (PatternMatch | undefined)[] {
  const legs = matches.flatMap((match) => match.legKeys.map((key) => ({ key, match })));
  const byKey = Map.groupBy(legs, ({ key }) => key);
  return matches.map((part) => byKey.get(part.legKeys[0] as number)?.find(({ match }) => isPartOf(part, match))?.match);
}

function isPartOf(part: PatternMatch, whole: PatternMatch): boolean {
  if (whole.members.length <= part.members.length) return false;
  return part.legKeys.every((key) => whole.legKeys.includes(key));
}
