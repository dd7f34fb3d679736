import * as z from 'zod';
import { defineRecord } from '../../lib/answers/record.ts';
import { type CountedClass, LIMIT_CLASSES, WORK_UNITS_PER_SECOND } from '../../lib/base/catalog/limit-classes.ts';
import { WORK_BUDGETS, WORK_PLANS, type WorkPlan, workPlanOf } from '../../lib/base/catalog/work-budgets.ts';
import { Problem } from '../../lib/base/errors/problem.ts';
import type { RequestContext } from '../../lib/contract/request-context.ts';
import type { Limiter, RequestCounts } from '../../lib/contract/tables/rate-limits/limiter.ts';
import { windowEndMs } from '../../lib/contract/tables/rate-limits/windows.ts';
import { TableUnavailable } from '../../lib/contract/tables/table-unavailable.ts';
import { choice, integer, number } from '../../lib/requests/members.ts';

type PredictiveClass = 'transits' | 'returns';

/** A class of endpoints and the accepted requests of one caller. */
interface LimitUsage {
  readonly limitClass: PredictiveClass;
  readonly used: RequestCounts;
}

/** A plan with a work budget and what a caller has used of it, estimated CPU-seconds. */
interface WorkUsage {
  readonly plan: WorkPlan;
  readonly used: RequestCounts;
}

/** The usage of both classes and of the work budget, and the end of the hour that they count in, Unix milliseconds. */
interface Usage extends Readonly<Record<PredictiveClass, LimitUsage>> {
  /** Undefined for a plan without a budget. */
  readonly work: WorkUsage | undefined;
  readonly hourEndMs: number;
}

const CurrentUsage = z
  .object({
    minute: integer('In the current minute of this caller', 3),
    hour: integer('In the current hour of this caller', 57),
  })
  .meta({ id: 'CurrentUsage', description: 'Requests of this caller accepted so far' });

const classUsageRecord = defineRecord<LimitUsage>()(
  'ClassUsage',
  'Limits of a group of endpoints, and their use by this caller',
  {
    requests_per_minute: [
      integer('Requests that are accepted in a minute', 120),
      ({ limitClass }) => LIMIT_CLASSES[limitClass].requests.minute,
    ],
    requests_per_hour: [
      integer('Requests that are accepted in an hour', 2000),
      ({ limitClass }) => LIMIT_CLASSES[limitClass].requests.hour,
    ],
    current_usage: [CurrentUsage, 'used'],
  },
);

const workUseRecord = defineRecord<WorkUsage>()(
  'WorkUse',
  'The work budget of the plan of this caller over all endpoints, and its use; absent for a plan without a budget',
  {
    plan: [choice(WORK_PLANS, 'Plan whose budget applies', 'free'), 'plan'],
    seconds_per_minute: [
      number('Estimated processor seconds that are accepted in a minute', 30),
      ({ plan }) => WORK_BUDGETS[plan].seconds.minute,
    ],
    seconds_per_hour: [
      number('Estimated processor seconds that are accepted in an hour', 300),
      ({ plan }) => WORK_BUDGETS[plan].seconds.hour,
    ],
    long_calculations: [
      integer('Calculations of a second or more that run at once', 2),
      ({ plan }) => WORK_BUDGETS[plan].longCalculations,
    ],
    current_usage: [
      z
        .object({
          minute: number('In the current minute of this caller', 1.2),
          hour: number('In the current hour', 20.5),
        })
        .meta({ description: 'Processor seconds of the accepted requests of this caller, as estimated before each' }),
      'used',
    ],
  },
);

export const rateLimitsRecord = defineRecord<Usage>()(
  'RateLimitsResponse',
  'Limits of the predictive endpoints and their use by this caller',
  {
    rate_limits: [
      z
        .object({ transits: classUsageRecord.schema, returns: classUsageRecord.schema })
        .meta({ description: 'Limits of the searches under `/predictive/transits/` and of planetary returns' }),
      ({ transits, returns }) => ({
        transits: classUsageRecord.write(transits),
        returns: classUsageRecord.write(returns),
      }),
    ],
    work: [workUseRecord.schema.optional(), ({ work }) => work && workUseRecord.write(work)],
    quota_reset_at: [
      z.iso.datetime({ precision: 3 }).meta({
        description:
          'When the hour of this caller ends and every count of `rate_limits` is reset. Each caller has hours of its own, which begin at the same time past every full hour; counts of a minute are reset every minute from then on',
        example: '2026-11-21T17:06:55.000Z',
      }),
      ({ hourEndMs }) => new Date(hourEndMs).toISOString(),
    ],
  },
);

/** @throws Problem `UsageUnavailable` where the table of counts is out of reach */
export async function readUsage(limiter: Limiter, context: RequestContext): Promise<Usage> {
  const readClass = async (limitClass: PredictiveClass): Promise<LimitUsage> => ({
    limitClass,
    used: await readCounts(limitClass, limiter, context),
  });
  const [transits, returns, work] = await Promise.all([
    readClass('transits'),
    readClass('returns'),
    readWork(limiter, context),
  ]);
  return {
    transits,
    returns,
    work,
    hourEndMs: windowEndMs('hour', { principalId: context.principal?.id, at: context.receivedAt }),
  };
}

async function readWork(limiter: Limiter, context: RequestContext): Promise<WorkUsage | undefined> {
  const plan = workPlanOf(context.principal?.plan);
  if (!plan) return undefined;
  const { minute, hour } = await readCounts(`work-${plan}`, limiter, context);
  return { plan, used: { minute: minute / WORK_UNITS_PER_SECOND, hour: hour / WORK_UNITS_PER_SECOND } };
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
