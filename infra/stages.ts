import { RemovalPolicy } from 'aws-cdk-lib';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';

/** What differs between one deployment of the service and another. */
export interface Stage {
  readonly name: string;
  readonly logRetention: RetentionDays;
  /** What becomes of the logs when the stack is deleted. */
  readonly removalPolicy: RemovalPolicy;
  readonly logLevel: 'DEBUG' | 'INFO';
  /** Requests per second over all callers, and how many may come at once. A caller's own limits lie below. */
  readonly throttle: { readonly ratePerSecond: number; readonly burst: number };
}

export const STAGES = {
  dev: {
    name: 'dev',
    logRetention: RetentionDays.ONE_WEEK,
    removalPolicy: RemovalPolicy.DESTROY,
    logLevel: 'DEBUG',
    throttle: { ratePerSecond: 20, burst: 40 },
  },
  prod: {
    name: 'prod',
    logRetention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.RETAIN,
    logLevel: 'INFO',
    throttle: { ratePerSecond: 200, burst: 400 },
  },
} as const satisfies Record<string, Stage>;

export type StageName = keyof typeof STAGES;
