import type * as z from 'zod';
import { WORK_BUDGETS } from '../../../lib/base/catalog/work-budgets.ts';
import type { LimitUsage, RateLimits, WorkUsage } from './calculate.ts';
import type { ClassUsage, RateLimitsResponse, WorkUse } from './contract.ts';

export function toRateLimitsResponse({ transits, returns, work, hourEndMs }: RateLimits): RateLimitsResponse {
  return {
    rate_limits: { transits: toClassUsage(transits), returns: toClassUsage(returns) },
    ...(work && { work: toWorkUse(work) }),
    quota_reset_at: new Date(hourEndMs).toISOString(),
  };
}

function toClassUsage({ perMinute, perHour, used }: LimitUsage): z.input<typeof ClassUsage> {
  return { requests_per_minute: perMinute, requests_per_hour: perHour, current_usage: used };
}

function toWorkUse({ plan, usedSeconds }: WorkUsage): z.input<typeof WorkUse> {
  const { seconds, longCalculations } = WORK_BUDGETS[plan];
  return {
    plan,
    seconds_per_minute: seconds.minute,
    seconds_per_hour: seconds.hour,
    long_calculations: longCalculations,
    current_usage: { minute: usedSeconds.minute, hour: usedSeconds.hour },
  };
}
