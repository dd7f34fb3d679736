import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import type { Condition } from '../../../lib/requests/conditions/condition.ts';
import { type Leaf, readConditions } from '../../../lib/requests/conditions/leaves.ts';
import { toWholeDays } from '../search-range.ts';

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
