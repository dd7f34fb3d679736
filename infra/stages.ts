import { RemovalPolicy } from 'aws-cdk-lib';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { METRICS_NAMESPACE } from '../lib/runtime/metrics-namespace.ts';
import type { PlanName } from './plans.ts';

/** What differs between one deployment of the service and another. */
export interface Stage {
  readonly name: string;
  /** Where the service begins on the address that the gateway gives it; empty where that is all its own. */
  readonly root: '' | `/${string}`;
  readonly logRetention: RetentionDays;
  /** What becomes of logs and tables when the stack is deleted. */
  readonly removalPolicy: RemovalPolicy;
  /** Whether tables cannot be deleted and can be set back to any second of the last 35 days. */
  readonly keepsTables: boolean;
  readonly logLevel: 'DEBUG' | 'INFO';
  /** Requests per second over all callers, and how many may come at once. A caller's own limits lie below. */
  readonly throttle: { readonly ratePerSecond: number; readonly burst: number };
  /** How often an instance of every function is warmed, minutes: an idle one is gone after some more. */
  readonly warmUpEveryMinutes: number;
  /** Usage plans that its keys can be in. */
  readonly plans: readonly PlanName[];
}

/** Plans for those who are not the developers. */
const PUBLIC_PLANS: readonly PlanName[] = ['free', 'standard', 'partner'];

export const STAGES = {
  /**
   * What `npm start` serves. Its throttle is that of an AWS account.
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

/** Namespace of a stage's metrics: several may share an account. */
export const metricsNamespaceOf = (stageName: string): string => `${METRICS_NAMESPACE}/${stageName}`;

/** Tags by which costs are told apart: of the service, of a stage, of a function. */
export const COST_TAGS = { project: 'Project', stage: 'Stage', group: 'Group' } as const;
