import { DEMO_PLAN } from '../lib/base/catalog/work-budgets.ts';

/** Request limits of a key. Endpoints may have limits of their own (lib/base/catalog/limit-classes.ts). */
export interface Plan {
  /** One sentence for the operator. */
  readonly description: string;
  /** Average requests per second, and how many at once; absent: the limits of methods apply. */
  readonly throttle?: { readonly ratePerSecond: number; readonly burst: number };
  /** Requests per calendar period in UTC; absent: unlimited. */
  readonly quota?: { readonly requests: number; readonly period: QuotaPeriod };
}

type QuotaPeriod = 'DAY' | 'MONTH';

/**
 * The usage plans; each principal is in one of them.
 *
 * The figures are a choice. The rate of `free` suits one person at a screen, that of `standard` a site with a few hundred
 * concurrent visitors. Three partners at their full rate leave a quarter of the rate of a production method.
 */
export const PLANS = {
  free: {
    description: 'For trying out: 2 requests a second, 1 000 a day',
    throttle: { ratePerSecond: 2, burst: 10 },
    quota: { requests: 1_000, period: 'DAY' },
  },
  standard: {
    description: 'For an application: 20 requests a second, 300 000 a month',
    throttle: { ratePerSecond: 20, burst: 40 },
    quota: { requests: 300_000, period: 'MONTH' },
  },
  partner: {
    description: 'For a service of one’s own on top: 50 requests a second, 5 000 000 a month',
    throttle: { ratePerSecond: 50, burst: 100 },
    quota: { requests: 5_000_000, period: 'MONTH' },
  },
  demo: {
    description:
      'For all visitors with demo tokens: 50 requests a second; the service limits them by network, by site and together',
    throttle: { ratePerSecond: 50, burst: 100 },
  },
  local: { description: 'For one developer on one machine: no limit but those of the endpoints' },
} as const satisfies Record<string, Plan>;

export type PlanName = keyof typeof PLANS;

/** Plans of a deployment: all but that of a developer. */
export const DEPLOYED_PLANS = (Object.keys(PLANS) as PlanName[]).filter((name) => name !== 'local');

/** Plans that clients can have. Demo tokens have a plan of their own. */
export const PLAN_NAMES = (Object.keys(PLANS) as PlanName[]).filter((name) => name !== DEMO_PLAN);

/** Requests per second of the plan that allows most, among those with a limit. */
export const LARGEST_PLAN_RATE = Math.max(
  ...Object.values<Plan>(PLANS).flatMap(({ throttle }) => throttle?.ratePerSecond ?? []),
);
