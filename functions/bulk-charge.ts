import { toBulkUnits } from '../lib/base/catalog/bulk-limits.ts';
import { type BulkLimitClass, policiesOf } from '../lib/base/catalog/limit-classes.ts';
import { workPlanOf } from '../lib/base/catalog/work-budgets.ts';
import { Problem } from '../lib/base/errors/problem.ts';
import type { Principal } from '../lib/contract/request-context.ts';
import type { Limiter } from '../lib/contract/tables/rate-limits/limiter.ts';
import { listExhaustedLimits } from '../lib/contract/tables/rate-limits/windows.ts';

/** Whose budget is charged, and when. */
export interface Charging {
  readonly limiter: Pick<Limiter, 'take'>;
  readonly principal: Pick<Principal, 'id' | 'plan'>;
  readonly at: Date;
}

/**
 * Charges records to the hourly budget of jobs of the plan.
 *
 * @throws Problem `PayloadTooLarge` where no hour has room for them, `WorkExceeded` where this one has not
 */
export async function chargeRecords(records: number, { limiter, principal, at }: Charging): Promise<void> {
  const plan = workPlanOf(principal.plan);
  if (!plan) return;
  const limitClass: BulkLimitClass = `bulk-${plan}`;
  const cost = toBulkUnits(records);
  const [quota = 0] = policiesOf(limitClass).map((policy) => policy.quota);
  if (cost > quota) {
    const most = Math.floor((quota / cost) * records);
    throw new Problem(
      'PayloadTooLarge',
      `The input has ${records} records; the plan ${plan} allows ${most} in an hour.`,
    );
  }
  const request = { principalId: principal.id, limitClass, cost, at };
  const decision = await limiter.take(request);
  if (decision.accepted) return;
  const wait = Math.max(...listExhaustedLimits(request, decision.counts).map(({ resetsInSeconds }) => resetsInSeconds));
  const detail = `The ${records} records exceed what remains of the budget of jobs in this hour. They are taken in ${wait} s.`;
  throw new Problem('WorkExceeded', detail, { headers: { 'Retry-After': String(wait) } });
}
