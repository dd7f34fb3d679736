import { RemovalPolicy } from 'aws-cdk-lib';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { METRICS_NAMESPACE } from '../lib/runtime/metrics-namespace.ts';
import type { StageName } from './stage-names.ts';

/** Limit of one method at the gateway, over all callers: average requests per second, and how many at once. */
export interface MethodThrottle {
  readonly ratePerSecond: number;
  readonly burst: number;
}

/** Properties that differ between deployments of the service. */
export interface Stage {
  readonly name: string;
  /** Whether it serves clients: its settings are then in a file, and alarms roll its deployments back. */
  readonly isProduction: boolean;
  /** Path prefix of the service at the gateway's default host; empty where there is none. */
  readonly root: '' | `/${string}`;
  readonly logRetention: RetentionDays;
  /**
   * Whether logs, versions of functions and keys outlive the stack. What a deployment that failed had created goes, or it would
   * block the next one: Lambda publishes no second version of the same code. Tables follow `keepsTables`.
   */
  readonly removalPolicy: RemovalPolicy;
  /** Whether tables outlive the stack, with deletion protection, and those that `infra/tables.ts` names with point-in-time recovery. */
  readonly keepsTables: boolean;
  readonly logLevel: 'DEBUG' | 'INFO';
  /** For each method that needs credentials. Each caller's own limits are lower. */
  readonly throttle: MethodThrottle;
  /** For each other method: public endpoints, pages, preflights, and requests that match no endpoint. */
  readonly publicThrottle: MethodThrottle;
  /**
   * Most requests per second of all clients together for which the tables have room. In production twenty partners at their full rate, or
   * five hundred that use up their month's quota evenly.
   */
  readonly peakRequestsPerSecond: number;
  /** Minutes between warm-ups of a function, fewer than the time after which Lambda ends an idle instance. */
  readonly warmUpEveryMinutes: number;
}

export const STAGES = {
  dev: {
    name: 'dev',
    isProduction: false,
    root: '/dev',
    logRetention: RetentionDays.ONE_WEEK,
    removalPolicy: RemovalPolicy.DESTROY,
    keepsTables: false,
    logLevel: 'DEBUG',
    throttle: { ratePerSecond: 20, burst: 40 },
    publicThrottle: { ratePerSecond: 10, burst: 40 },
    peakRequestsPerSecond: 100,
    warmUpEveryMinutes: 5,
  },
  prod: {
    name: 'prod',
    isProduction: true,
    root: '/prod',
    logRetention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    keepsTables: true,
    logLevel: 'INFO',
    throttle: { ratePerSecond: 200, burst: 400 },
    publicThrottle: { ratePerSecond: 35, burst: 100 },
    peakRequestsPerSecond: 1000,
    warmUpEveryMinutes: 5,
  },
} as const satisfies Record<StageName, Stage>;

/** Namespace of a stage's metrics; several stages may share an account. */
export const metricsNamespaceOf = (stageName: string): string => `${METRICS_NAMESPACE}/${stageName}`;

/** Tags that allocate costs to the service, a stage and a function. */
export const COST_TAGS = { project: 'Project', stage: 'Stage', group: 'Group' } as const;

/** Output of the stack with the ARNs of the alarms that roll back the next deployment, separated by commas. */
export const ROLLBACK_ALARMS_OUTPUT = 'RollbackAlarms';

/** Output of the stack with the address of the service. */
export const URL_OUTPUT = 'Url';
