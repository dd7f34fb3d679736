import * as z from 'zod';
import type { Throttle } from './usage-plans.ts';

/** Throttles of single methods. Each method has a bucket of its own, whatever setting it comes from. */
export interface MethodThrottles {
  /** For methods without a throttle of their own; undefined: no throttle. */
  readonly others: Throttle | undefined;
  /** By id of the method: `/health/GET`. */
  readonly byMethod: ReadonlyMap<string, Throttle>;
}

/**
 * The settings of a stage's methods.
 *
 * @source "AWS::ApiGateway::Stage MethodSetting", AWS CloudFormation Template Reference: slashes of a path are written ~1,
 * except the first
 */
export const MethodSettings = z
  .array(
    z
      .object({
        HttpMethod: z.string(),
        ResourcePath: z.string().startsWith('/'),
        ThrottlingRateLimit: z.number(),
        ThrottlingBurstLimit: z.number(),
      })
      .transform((setting) => ({
        id: `${setting.ResourcePath.slice(1).replaceAll('~1', '/')}/${setting.HttpMethod}`,
        throttle: { ratePerSecond: setting.ThrottlingRateLimit, burst: setting.ThrottlingBurstLimit },
      })),
  )
  .default([])
  .transform(toMethodThrottles);

/** Id of the setting for all methods of all paths. */
const EVERY_METHOD = '*/*';

function toMethodThrottles(settings: readonly { readonly id: string; readonly throttle: Throttle }[]): MethodThrottles {
  const byMethod = new Map(settings.map(({ id, throttle }) => [id, throttle]));
  const others = byMethod.get(EVERY_METHOD);
  byMethod.delete(EVERY_METHOD);
  return { others, byMethod };
}
