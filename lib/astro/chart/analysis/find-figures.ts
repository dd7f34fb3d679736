import type { AspectGraph } from './aspect-graph.ts';
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
export function findFigureMembers({ legs, rules }: Figure, graph: AspectGraph): readonly FigureMembers[] {
  if (legs.some(({ aspect }) => graph.pairs[aspect].count === 0)) return [];
  const search: FigureSearch = { rules, graph, members: [], complete: [] };
  fillNextRole(search);
  return search.complete;
}

function fillNextRole(search: FigureSearch): void {
  const { members, complete } = search;
  const rule = search.rules[members.length];
  if (!rule) {
    complete.push([...members]);
    return;
  }
  for (const candidate of listCandidates(rule, search)) {
    if (!canJoin(candidate, rule, search)) continue;
    members.push(candidate);
    fillNextRole(search);
    members.pop();
  }
}

/** The points in the aspect of the role's first link, which are far fewer than all; all for a role without links. */
function listCandidates({ links: [link] }: RoleRule, { graph, members }: FigureSearch): readonly number[] {
  if (!link) return Array.from({ length: graph.size }, (_, number) => number);
  return graph.pairs[link.aspect].partners[members[link.role] as number] as readonly number[];
}

/** Whether a point comes after those it has to follow, is in all aspects of the role, and has no role yet. */
function canJoin(candidate: number, { after, links }: RoleRule, { graph, members }: FigureSearch): boolean {
  for (const role of after) {
    if (candidate < (members[role] as number)) return false;
  }
  for (const { role, aspect } of links) {
    const place = candidate * graph.size + (members[role] as number);
    if (Number.isNaN(graph.pairs[aspect].orbsDeg[place])) return false;
  }
  return !members.includes(candidate);
}
