import { type AspectGraph, POINTS_PER_WORD } from './aspect-graph.ts';
import type { Figure, RoleRule } from './figures.ts';

/** Numbers of the points that take the roles of a figure, in the order of the roles. */
export type FigureMembers = readonly number[];

/** State of the search for one figure. */
interface FigureSearch {
  readonly rules: readonly RoleRule[];
  readonly graph: AspectGraph;
  /** Points of the roles that are taken so far. */
  readonly members: number[];
  readonly complete: FigureMembers[];
}

/** Every way in which points take the roles of a figure; symmetric ways count once. */
export function findFigureMembers({ rules }: Figure, graph: AspectGraph): readonly FigureMembers[] {
  const search: FigureSearch = { rules, graph, members: [], complete: [] };
  fillNextRole(search);
  return search.complete;
}

function fillNextRole(search: FigureSearch): void {
  const { members, complete, graph } = search;
  const rule = search.rules[members.length];
  if (!rule) {
    complete.push([...members]);
    return;
  }
  for (let word = 0; word < graph.words; word += 1) {
    let candidates = selectCandidates(rule, search, word);
    while (candidates !== 0) {
      const bit = 31 - Math.clz32(candidates & -candidates);
      candidates &= candidates - 1;
      const candidate = word * POINTS_PER_WORD + bit;
      if (!canJoin(candidate, rule, members)) continue;
      members.push(candidate);
      fillNextRole(search);
      members.pop();
    }
  }
}

/** A word of the set of points that are in the aspects of a role: all to the earlier roles, and those to later ones to any point. */
function selectCandidates({ aspects, links }: RoleRule, { graph, members }: FigureSearch, word: number): number {
  const { points, words, partners, involved } = graph;
  let candidates = -1;
  for (let index = 0; index < aspects.length; index += 1)
    candidates &= involved[(aspects[index] as number) * words + word] as number;
  for (let index = 0; index < links.length; index += 1) {
    const { aspect, role } = links[index] as RoleRule['links'][number];
    candidates &= partners[(aspect * points.length + (members[role] as number)) * words + word] as number;
  }
  return candidates;
}

/** Whether a point comes after those it has to follow, and has no role yet. */
function canJoin(candidate: number, { after }: RoleRule, members: readonly number[]): boolean {
  for (let index = 0; index < after.length; index += 1) {
    if (candidate < (members[after[index] as number] as number)) return false;
  }
  return !members.includes(candidate);
}
