import * as z from 'zod';
import { WORK_PLANS } from '../../../lib/base/catalog/work-budgets.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { choice, integer, number } from '../../../lib/requests/members.ts';

const CurrentUsage = z
  .object({
    minute: integer('In this minute of the UTC clock', 3),
    hour: integer('In this hour of the UTC clock', 57),
  })
  .meta({ id: 'CurrentUsage', description: 'Requests of this caller accepted so far' });

export const ClassUsage = z
  .object({
    requests_per_minute: integer('Requests that are accepted in a minute', 120),
    requests_per_hour: integer('Requests that are accepted in an hour', 2000),
    current_usage: CurrentUsage,
  })
  .meta({ id: 'ClassUsage', description: 'Limits of a group of endpoints, and their use by this caller' });

export const WorkUse = z
  .object({
    plan: choice(WORK_PLANS, 'Plan whose budget applies', 'free'),
    seconds_per_minute: number('Estimated processor seconds that are accepted in a minute', 30),
    seconds_per_hour: number('Estimated processor seconds that are accepted in an hour', 300),
    long_calculations: integer('Calculations of a second or more that run at once', 2),
    current_usage: z
      .object({ minute: number('In this minute of the UTC clock', 1.2), hour: number('In this hour', 20.5) })
      .meta({ description: 'Processor seconds of the accepted requests of this caller, as estimated before each' }),
  })
  .meta({
    id: 'WorkUse',
    description:
      'The work budget of the plan of this caller over all endpoints, and its use; absent for a plan without a budget',
  });

export const RateLimitsResponse = z
  .object({
    rate_limits: z
      .object({ transits: ClassUsage, returns: ClassUsage })
      .meta({ description: 'Limits of the searches under `/predictive/transits/` and of planetary returns' }),
    work: WorkUse.optional(),
    quota_reset_at: z.iso.datetime({ precision: 3 }).meta({
      description:
        'The next full hour, UTC, when every count of `rate_limits` is reset; counts of a minute are also reset at every full minute',
      example: '2026-11-21T17:00:00.000Z',
    }),
  })
  .meta({ id: 'RateLimitsResponse', description: 'Limits of the predictive endpoints and their use by this caller' });

export type RateLimitsResponse = z.input<typeof RateLimitsResponse>;

export const contract = defineContract({
  description:
    'The counts of the calling principal over all instances of the service. This request itself is not counted. The `RateLimit` header of every counted response has the same figures.',
  response: RateLimitsResponse,
  errors: ['UsageUnavailable'],
});
