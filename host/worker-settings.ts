/** Settings of a worker, which the primary passes as JSON. */
export interface WorkerSettings {
  readonly role: WorkerRole;
  readonly basePath: string;
  /** Host and port under which clients see the service. */
  readonly domainName: string;
  /** As TRUSTED_PROXIES has it. */
  readonly trustedProxies: string | undefined;
  /** Maximum number of open connections of this worker. */
  readonly connections: number;
  /** Whether the primary counts limits. */
  readonly hasSharedLimits: boolean;
}

/** `chart`: answers requests. `long`: calculates what would delay them. `job`: runs a job of many records. */
export type WorkerRole = 'chart' | 'long' | 'job';

/** Message with a connection. */
export const CONNECTION_MESSAGE = 'connection';

export const WORKER_LIMITS = {
  headersMs: 10_000,
  requestMs: 30_000,
  /** For a calculation that was estimated as short. */
  calculationMs: 8_000,
} as const;

/** @source "Quotas for configuring and running a REST API": integration timeout 29 seconds */
export const LONG_LIMIT_MS = 29_000;
