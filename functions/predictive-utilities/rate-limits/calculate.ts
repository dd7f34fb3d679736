import { type CountedClass, LIMIT_CLASSES, WORK_UNITS_PER_SECOND } from '../../../lib/base/catalog/limit-classes.ts';
import { type WorkPlan, workPlanOf } from '../../../lib/base/catalog/work-budgets.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import type { RequestContext } from '../../../lib/contract/request-context.ts';
import type { Limiter, RequestCounts } from '../../../lib/contract/tables/rate-limits/limiter.ts';
import { windowEndMs } from '../../../lib/contract/tables/rate-limits/windows.ts';
import { TableUnavailable } from '../../../lib/contract/tables/table-unavailable.ts';

type PredictiveClass = 'transits' | 'returns';

/** The limits of a class of endpoints and the accepted requests of one caller. */
export interface LimitUsage {
  readonly perMinute: number;
  readonly perHour: number;
  readonly used: RequestCounts;
}

/** The work budget of a caller's plan and what is used of it, estimated CPU-seconds. */
export interface WorkUsage {
  readonly plan: WorkPlan;
  readonly usedSeconds: RequestCounts;
}

/** The usage of both classes and of the work budget, and the end of the hour that they count in, Unix milliseconds. */
export interface RateLimits extends Readonly<Record<PredictiveClass, LimitUsage>> {
  /** Undefined for a plan without a budget. */
  readonly work: WorkUsage | undefined;
  readonly hourEndMs: number;
}

/** @throws Problem `UsageUnavailable` where the table of counts is out of reach */
export async function readRateLimits(limiter: Limiter, context: RequestContext): Promise<RateLimits> {
  const [transits, returns, work] = await Promise.all([
    readUsage('transits', limiter, context),
    readUsage('returns', limiter, context),
    readWork(limiter, context),
  ]);
  return { transits, returns, work, hourEndMs: windowEndMs('hour', context.receivedAt) };
}

async function readUsage(limitClass: PredictiveClass, limiter: Limiter, context: RequestContext): Promise<LimitUsage> {
  const { minute, hour } = LIMIT_CLASSES[limitClass].requests;
  return { perMinute: minute, perHour: hour, used: await readCounts(limitClass, limiter, context) };
}

async function readWork(limiter: Limiter, context: RequestContext): Promise<WorkUsage | undefined> {
  const plan = workPlanOf(context.principal?.plan);
  if (!plan) return undefined;
  const { minute, hour } = await readCounts(`work-${plan}`, limiter, context);
  return { plan, usedSeconds: { minute: minute / WORK_UNITS_PER_SECOND, hour: hour / WORK_UNITS_PER_SECOND } };
}

async function readCounts(
  limitClass: CountedClass,
  limiter: Limiter,
  { principal, receivedAt }: RequestContext,
): Promise<RequestCounts> {
  try {
    return await limiter.usage({ principalId: principal?.id, limitClass, at: receivedAt });
  } catch (fault) {
    if (!(fault instanceof TableUnavailable)) throw fault;
    throw new Problem('UsageUnavailable', 'The counts cannot be read at the moment.', { cause: fault });
  }
}
