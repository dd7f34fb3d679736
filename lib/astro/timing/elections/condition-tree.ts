import type { JdRange } from '../../../base/units/time.ts';
import { complementSpans, intersectSpans, type Spans, uniteSpans } from './intervals.ts';

/** A combination of conditions. A leaf is the number of a condition. */
export type ConditionTree =
  | { readonly type: 'leaf'; readonly leaf: number }
  | { readonly type: 'not'; readonly item: ConditionTree }
  | { readonly type: 'all' | 'any'; readonly items: readonly ConditionTree[] };

/** Whether the path of a condition, such as `conditions.all[0].not.in_sign`, has an odd number of `not`. */
export const isDenied = (path: string): boolean => path.split('.').filter((part) => part === 'not').length % 2 === 1;

/** The time of a window in which a combination holds. */
export function evaluateTree(tree: ConditionTree, leaves: readonly Spans[], window: JdRange): Spans {
  if (tree.type === 'leaf') return intersectSpans(leaves[tree.leaf] ?? [], [window]);
  if (tree.type === 'not') return complementSpans(evaluateTree(tree.item, leaves, window), window);
  const parts = tree.items.map((item) => evaluateTree(item, leaves, window));
  return tree.type === 'any' ? uniteSpans(...parts) : parts.reduce(intersectSpans, [window]);
}

/**
 * The combinations that must all hold for a tree to hold: the items of `all`, also of an `all` within it, and, by De
 * Morgan's law, the opposites of the items of an `any` under `not`.
 */
export function listRequirements(tree: ConditionTree): readonly ConditionTree[] {
  if (tree.type === 'all') return tree.items.flatMap(listRequirements);
  if (tree.type !== 'not') return [tree];
  const { item } = tree;
  if (item.type === 'not') return listRequirements(item.item);
  if (item.type === 'any') return item.items.flatMap((one) => listRequirements({ type: 'not', item: one }));
  return [tree];
}
