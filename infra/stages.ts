import { RemovalPolicy } from 'aws-cdk-lib';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { METRICS_NAMESPACE } from '../lib/runtime/metrics-namespace.ts';
import type { PlanName } from './plans.ts';

/** Properties that differ between deployments of the service. */
export interface Stage {
  readonly name: string;
  /** Path prefix of the service at the gateway's default host; empty where there is none. */
  readonly root: '' | `/${string}`;
  readonly logRetention: RetentionDays;
  /** Whether logs and tables outlive the stack. */
  readonly removalPolicy: RemovalPolicy;
  /** Whether tables have deletion protection and point-in-time recovery (35 days). */
  readonly keepsTables: boolean;
  readonly logLevel: 'DEBUG' | 'INFO';
  /** Average requests per second over all callers, and how many at once. Each caller's own limits are lower. */
  readonly throttle: { readonly ratePerSecond: number; readonly burst: number };
  /** Minutes between warm-ups of a function, fewer than the time after which Lambda ends an idle instance. */
  readonly warmUpEveryMinutes: number;
  /** Usage plans that keys of this stage can be in. */
  readonly plans: readonly PlanName[];
}

/** Plans for clients, as opposed to the developer. */
const PUBLIC_PLANS: readonly PlanName[] = ['free', 'standard', 'partner'];

export const STAGES = {
  /**
   * The stage of `npm start`. Its throttle is an AWS account's default quota.
   *
   * @source "Throttle requests to your REST APIs", Amazon API Gateway Developer Guide (api-gateway-request-throttling):
   * 10 000 requests per second and a burst of 5 000 for each account and Region
   */
  local: {
    name: 'local',
    root: '',
    logRetention: RetentionDays.ONE_WEEK,
    removalPolicy: RemovalPolicy.DESTROY,
    keepsTables: false,
    logLevel: 'DEBUG',
    throttle: { ratePerSecond: 10_000, burst: 5_000 },
    warmUpEveryMinutes: 5,
    plans: [...PUBLIC_PLANS, 'local'],
  },
  dev: {
    name: 'dev',
    root: '/dev',
    logRetention: RetentionDays.ONE_WEEK,
    removalPolicy: RemovalPolicy.DESTROY,
    keepsTables: false,
    logLevel: 'DEBUG',
    throttle: { ratePerSecond: 20, burst: 40 },
    warmUpEveryMinutes: 5,
    plans: PUBLIC_PLANS,
  },
  prod: {
    name: 'prod',
    root: '/prod',
    logRetention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.RETAIN,
    keepsTables: true,
    logLevel: 'INFO',
    throttle: { ratePerSecond: 200, burst: 400 },
    warmUpEveryMinutes: 5,
    plans: PUBLIC_PLANS,
  },
} as const satisfies Record<string, Stage>;

export type StageName = keyof typeof STAGES;

/** Namespace of a stage's metrics; several stages may share an account. */
export const metricsNamespaceOf = (stageName: string): string => `${METRICS_NAMESPACE}/${stageName}`;

/** Tags that allocate costs to the service, a stage and a function. */
export const COST_TAGS = { project: 'Project', stage: 'Stage', group: 'Group' } as const;
