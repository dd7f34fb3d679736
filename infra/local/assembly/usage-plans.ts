import * as z from 'zod';
import type { StackTemplate } from './template.ts';

/** How fast requests may come: so many a second on average, so many at once. */
export interface Throttle {
  readonly ratePerSecond: number;
  readonly burst: number;
}

export interface Quota {
  readonly requests: number;
  readonly period: 'DAY' | 'MONTH';
}

/** What a plan grants each of its keys; undefined: as much as comes. */
export interface UsagePlanSpec {
  readonly name: string;
  readonly throttle: Throttle | undefined;
  readonly quota: Quota | undefined;
}

/** A rate and a burst, as usage plans write them. */
const PlanThrottle = z
  .object({ RateLimit: z.number(), BurstLimit: z.number() })
  .transform(({ RateLimit, BurstLimit }) => ({ ratePerSecond: RateLimit, burst: BurstLimit }));

const PlanQuota = z
  .object({ Limit: z.number(), Period: z.enum(['DAY', 'MONTH']) })
  .transform(({ Limit, Period }) => ({ requests: Limit, period: Period }));

/** A plan holds for the stage as a whole: throttles of its own for one method are not known here. */
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
