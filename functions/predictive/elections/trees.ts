import type { ConditionTree } from '../../../lib/astro/timing/elections/condition-tree.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { toWholeDays } from '../search-range.ts';
import type { Condition } from './condition.ts';
import { type Leaf, readConditions } from './leaves.ts';

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

const { election_years: YEARS, election_angle_years: ANGLE_YEARS } = SIZES;

/** The members of a request that hold conditions. */
export interface Trees {
  readonly conditions: Condition;
  readonly location?: { readonly latitude: { readonly decimal: number } } | undefined;
  readonly weights?: readonly { readonly condition: Condition }[] | undefined;
}

/** The trees of a request with their places in it: that of the conditions, then those of the weights. */
export const listTrees = ({ conditions, weights = [] }: Trees) => [
  { condition: conditions, path: ['conditions'] },
  ...weights.map(({ condition }, index) => ({ condition, path: ['weights', index, 'condition'] })),
];

/** The trees of a request, with conditions that are numbered from the first to the last. */
export function readTrees(sent: Trees) {
  const leaves: Leaf[] = [];
  const trees = listTrees(sent).map(({ condition, path: [root, index] }) => {
    const member = index === undefined ? `${root}` : `${root}[${index}].condition`;
    const read = readConditions(condition, member, leaves.length);
    leaves.push(...read.leaves);
    return read.tree;
  });
  return { trees, leaves };
}

/** Every single condition of a request, those of weights last. */
export const listAllLeaves = (sent: Trees): readonly Leaf[] => readTrees(sent).leaves;

/** Conditions on houses or angles that can search a whole year; the lord of a house counts as several. */
const TURNING_CONDITIONS = { ordinary: 6, polar: 2 } as const;
/** Nearer to a pole, cusps jump, change their order and cross bodies many times a day, degrees. */
const POLAR_LATITUDE_DEG = 60;
const CONDITIONS_OF_A_LORD = 5;

/** How often a search follows houses and angles through its range. */
const countTurning = (leaves: readonly Leaf[]): number =>
  leaves.reduce((sum, { turnsDaily, bodies }) => {
    const lords = bodies.filter((body) => typeof body !== 'string').length;
    return sum + (turnsDaily ? Math.max(1, CONDITIONS_OF_A_LORD * lords) : 0);
  }, 0);

/** The longest span of a search, whole days: shorter for more conditions on houses or angles, which turn once a day. */
export function maximumElectionDays(sent: Trees): number {
  const turning = countTurning(listAllLeaves(sent));
  if (turning === 0) return toWholeDays(YEARS.maximum);
  const isPolar = Math.abs(sent.location?.latitude.decimal ?? 0) > POLAR_LATITUDE_DEG;
  const most = isPolar ? TURNING_CONDITIONS.polar : TURNING_CONDITIONS.ordinary;
  return Math.floor(toWholeDays(ANGLE_YEARS.maximum) * Math.min(1, most / turning));
}

/** Conditions that can be searched for as long after a range as the longest range; more are for a part of it. */
const CONDITIONS_OF_LOOK_AHEAD = 6;

/** How far a search without a result looks ahead at most, days. */
export const mostLookAheadDays = (sent: Trees): number =>
  Math.floor(maximumElectionDays(sent) * Math.min(1, CONDITIONS_OF_LOOK_AHEAD / listAllLeaves(sent).length));
