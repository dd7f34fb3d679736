import type { ConditionTree } from '../../../lib/astro/timing/elections/condition-tree.ts';
import type { Condition } from '../../../lib/requests/conditions/condition.ts';
import { describeTree } from '../../../lib/requests/conditions/describe-tree.ts';
import { type Leaf, readConditions } from '../../../lib/requests/conditions/leaves.ts';

/** A condition of a request, read. */
interface NamedTree {
  readonly name: string;
  /** The condition in words. */
  readonly text: string;
  readonly tree: ConditionTree;
}

/** The conditions of a request, with single conditions that are numbered from the first to the last. */
export interface NamedTrees {
  readonly trees: readonly NamedTree[];
  readonly leaves: readonly Leaf[];
}

/** Reads the conditions of a request. */
export function readNamedConditions(
  conditions: readonly { readonly name: string; readonly condition: Condition }[],
): NamedTrees {
  const leaves: Leaf[] = [];
  const trees = conditions.map(({ name, condition }, index) => {
    const read = readConditions(condition, `conditions[${index}].condition`, leaves.length);
    leaves.push(...read.leaves);
    return { name, tree: read.tree };
  });
  return { trees: trees.map((one) => ({ ...one, text: describeTree(one.tree, leaves) })), leaves };
}
