import type { ConditionTree } from '../../../lib/astro/timing/elections/condition-tree.ts';
import type { Spans } from '../../../lib/astro/timing/elections/intervals.ts';
import type { Condition } from './condition.ts';
import type { ElectionSearch } from './election-search.ts';
import type { Kind } from './kinds/kind.ts';
import { KIND_NAMES, KINDS, type KindName, type KindParams } from './kinds/kinds.ts';
import { type BodyRef, isLordRef } from './kinds/members.ts';

/** A single condition of a request. */
export interface Leaf {
  readonly kind: KindName;
  /** `all[0].in_sign`, counted from the member of the request that holds the tree. */
  readonly path: string;
  readonly text: string;
  readonly needsPlace: boolean;
  readonly turnsDaily: boolean;
  readonly bodies: readonly BodyRef[];
  readonly find: (search: ElectionSearch) => Spans;
}

/** A tree of conditions, and its conditions in the order in which they stand. */
interface ReadConditions {
  readonly tree: ConditionTree;
  readonly leaves: readonly Leaf[];
}

/**
 * Numbers the conditions of a tree.
 *
 * @param root member of the request that holds the tree
 * @param firstLeaf number of its first condition
 */
export function readConditions(condition: Condition, root: string, firstLeaf = 0): ReadConditions {
  const leaves: Leaf[] = [];
  const readList = (items: readonly Condition[], path: string): readonly ConditionTree[] =>
    items.map((item, index) => read(item, `${path}[${index}]`));
  const read = (node: Condition, path: string): ConditionTree => {
    if (node.all) return { type: 'all', items: readList(node.all, `${path}.all`) };
    if (node.any) return { type: 'any', items: readList(node.any, `${path}.any`) };
    if (node.not) return { type: 'not', item: read(node.not, `${path}.not`) };
    const leaf = KIND_NAMES.flatMap((name) => readLeaf(node, name, path) ?? [])[0];
    if (leaf) leaves.push(leaf);
    return { type: 'leaf', leaf: firstLeaf + leaves.length - 1 };
  };
  return { tree: read(condition, root), leaves };
}

function readLeaf<Name extends KindName>(
  node: { readonly [Key in Name]?: KindParams[Key] | undefined },
  name: Name,
  path: string,
): Leaf | undefined {
  const params = node[name];
  return params === undefined ? undefined : bindLeaf(KINDS[name], params, { kind: name, path: `${path}.${name}` });
}

function bindLeaf<Params>(kind: Kind<Params>, params: Params, place: Pick<Leaf, 'kind' | 'path'>): Leaf {
  const bodies = kind.bodiesOf?.(params) ?? [];
  const hasLord = bodies.some(isLordRef);
  return {
    ...place,
    text: kind.describe(params),
    needsPlace: hasLord || (kind.needsPlace ?? false),
    turnsDaily: hasLord || (kind.turnsDaily ?? false),
    bodies,
    find: (search) => kind.find(params, search),
  };
}

/** Levels of `all`, `any` and `not` in a tree: 0 for a single condition. */
export function measureDepth({ all, any, not }: Condition): number {
  const items = [...(all ?? []), ...(any ?? []), ...(not ? [not] : [])];
  return items.length === 0 ? 0 : 1 + Math.max(...items.map(measureDepth));
}

/** Number of single conditions in a tree. */
export function countLeaves({ all, any, not }: Condition): number {
  if (!all && !any && !not) return 1;
  return [...(all ?? []), ...(any ?? []), ...(not ? [not] : [])].reduce((sum, item) => sum + countLeaves(item), 0);
}
