import * as z from 'zod';
import type { LimitUsage, RateLimits } from './calculate.ts';

const requests = (description: string, example: number) => z.int().meta({ description, example });

const CurrentUsage = z
  .object({
    minute: requests('In this minute of the UTC clock', 3),
    hour: requests('In this hour of the UTC clock', 57),
  })
  .meta({ id: 'CurrentUsage', description: 'Requests of this caller accepted so far' });

const ClassUsage = z
  .object({
    requests_per_minute: requests('Requests that are accepted in a minute', 120),
    requests_per_hour: requests('Requests that are accepted in an hour', 2000),
    current_usage: CurrentUsage,
  })
  .meta({ id: 'ClassUsage', description: 'Limits of a group of endpoints, and their use by this caller' });

export const RateLimitsResponse = z
  .object({
    rate_limits: z
      .object({ transits: ClassUsage, returns: ClassUsage })
      .meta({ description: 'Limits of the searches under `/predictive/transits/` and of planetary returns' }),
    quota_reset_at: z.iso.datetime({ precision: 3 }).meta({
      description:
        'The next full hour, UTC, when every count of `rate_limits` is reset; counts of a minute are also reset at every full minute',
      example: '2026-11-21T17:00:00.000Z',
    }),
  })
  .meta({ id: 'RateLimitsResponse', description: 'Limits of the predictive endpoints and their use by this caller' });

export type RateLimitsResponse = z.input<typeof RateLimitsResponse>;

export function toRateLimitsResponse({ transits, returns, hourEndMs }: RateLimits): RateLimitsResponse {
  return {
    rate_limits: { transits: toClassUsage(transits), returns: toClassUsage(returns) },
    quota_reset_at: new Date(hourEndMs).toISOString(),
  };
}

function toClassUsage({ perMinute, perHour, used }: LimitUsage): z.input<typeof ClassUsage> {
  return { requests_per_minute: perMinute, requests_per_hour: perHour, current_usage: used };
}
