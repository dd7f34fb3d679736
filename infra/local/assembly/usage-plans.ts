import * as z from 'zod';
import type { StackTemplate } from './template.ts';

/** Limit of requests: average rate and burst. */
export interface Throttle {
  readonly ratePerSecond: number;
  readonly burst: number;
}

export interface Quota {
  readonly requests: number;
  readonly period: 'DAY' | 'MONTH';
}

/** Limits of each key in a plan; undefined: unlimited. */
export interface UsagePlanSpec {
  readonly name: string;
  readonly throttle: Throttle | undefined;
  readonly quota: Quota | undefined;
}

/** Rate and burst, as in usage plans. */
const PlanThrottle = z
  .object({ RateLimit: z.number(), BurstLimit: z.number() })
  .transform(({ RateLimit, BurstLimit }) => ({ ratePerSecond: RateLimit, burst: BurstLimit }));

const PlanQuota = z
  .object({ Limit: z.number(), Period: z.enum(['DAY', 'MONTH']) })
  .transform(({ Limit, Period }) => ({ requests: Limit, period: Period }));

/** A plan applies to the whole stage; throttles of single methods are unsupported. */
const UsagePlanProperties = z.object({
  UsagePlanName: z.string(),
  ApiStages: z.array(z.object({ Throttle: z.strictObject({}).optional() })).length(1),
  Throttle: PlanThrottle.optional(),
  Quota: PlanQuota.optional(),
});

/** The usage plans of the template. */
export function readUsagePlans(template: StackTemplate): readonly UsagePlanSpec[] {
  const plans = template.resources('AWS::ApiGateway::UsagePlan', UsagePlanProperties).values();
  return [...plans].map(({ UsagePlanName, Throttle, Quota }) => ({
    name: UsagePlanName,
    throttle: Throttle,
    quota: Quota,
  }));
}
