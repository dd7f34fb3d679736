import { LIMITS } from '../../../lib/catalog/limits.ts';
import type { Condition } from './condition.ts';
import { type Leaf, readConditions } from './leaves.ts';

const { election_years: YEARS, election_angle_years: ANGLE_YEARS } = LIMITS;

/** The members of a request that hold conditions. */
export interface Trees {
  readonly conditions: Condition;
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

/** The longest span of a search, years. */
export const maximumElectionYears = (sent: Trees): number =>
  listAllLeaves(sent).some(({ turnsDaily }) => turnsDaily) ? ANGLE_YEARS.maximum : YEARS.maximum;
