import { LIMIT_CLASSES, policiesOf, RATE_LIMITED_CLASSES } from '../../../lib/base/catalog/limit-classes.ts';
import { SIZE_IDS, SIZES } from '../../../lib/base/catalog/sizes.ts';
import { WORK_BUDGETS, WORK_PLANS, type WorkPlan } from '../../../lib/base/catalog/work-budgets.ts';

/** A bound beyond which a request is refused. */
export interface Limit {
  readonly id: string;
  readonly minimum?: number;
  readonly maximum: number;
  readonly description: string;
}

/** Sizes of requests, then rates, then budgets of work. */
export const listLimits = (): readonly Limit[] => [
  ...SIZE_IDS.map((id) => ({ id, ...SIZES[id] })),
  ...listRequestLimits(),
  ...WORK_PLANS.flatMap(listWorkLimits),
];

/** The rate limits, named as in the `RateLimit` headers. */
function listRequestLimits(): readonly Limit[] {
  return RATE_LIMITED_CLASSES.flatMap((limitClass) =>
    policiesOf(limitClass).map(({ name, window, quota }) => ({
      id: name,
      maximum: quota,
      description: `${LIMIT_CLASSES[limitClass].description}: requests of a caller in a ${window}`,
    })),
  );
}

/** The work budget of one plan. */
function listWorkLimits(plan: WorkPlan): readonly Limit[] {
  const { seconds, longCalculations } = WORK_BUDGETS[plan];
  const perWindow = (['minute', 'hour'] as const).map((window) => ({
    id: `${plan}-work-${window}`,
    maximum: seconds[window],
    description: `Plan ${plan}: estimated processor seconds of a caller in a ${window}, over all endpoints`,
  }));
  const description = `Plan ${plan}: calculations of a second or more of a caller that run at once`;
  return [...perWindow, { id: `${plan}-long-calculations`, maximum: longCalculations, description }];
}
