import type { ConditionTree } from '../../astro/timing/elections/condition-tree.ts';

/** The text of each condition, by its number. */
type Texts = readonly { readonly text: string }[];

const CONJUNCTIONS = { all: ' and ', any: ' or ' } as const;

/**
 * A tree of conditions in words: `Sun in Leo and not (Moon void of course) and (Moon in Taurus or Cancer)`. A
 * combination within another stands in parentheses, and so does a condition whose own text has an "or", so that different
 * trees have different words. A list of one item reads as the item.
 */
export function describeTree(tree: ConditionTree, texts: Texts): string {
  if (tree.type === 'leaf') return texts[tree.leaf]?.text ?? '';
  if (tree.type === 'not') return `not (${describeTree(tree.item, texts)})`;
  const [only, ...others] = tree.items;
  if (only && others.length === 0) return describeTree(only, texts);
  return tree.items.map((item) => describeOperand(item, texts)).join(CONJUNCTIONS[tree.type]);
}

function describeOperand(item: ConditionTree, texts: Texts): string {
  if (item.type === 'not') return describeTree(item, texts);
  const [only, ...others] = item.type === 'leaf' ? [] : item.items;
  if (only && others.length === 0) return describeOperand(only, texts);
  const text = describeTree(item, texts);
  return / (?:and|or) /.test(text) ? `(${text})` : text;
}
