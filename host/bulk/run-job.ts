import type { BulkJob } from '../../lib/bulk/task.ts';

/** How far a job is. `records` is those of this run's part of the job. */
export interface JobProgress {
  readonly records: number;
  readonly done: number;
  readonly failed: number;
}

export interface RunOptions {
  /** State of the job: `job.json`, `shards.json`, `shards/`; made where it is not there, and gone on with where it is. */
  readonly folder: string;
  readonly job: BulkJob;
  /** File with the records. */
  readonly input: string;
  readonly recordsPerShard?: number;
  /** Processes; default: one for each processor. */
  readonly workers?: number;
  /** Only shards i, i + n, i + 2n …, i from 1. */
  readonly part?: { readonly index: number; readonly of: number };
  readonly limits?: { readonly bytes?: number; readonly records?: number };
  onProgress?(progress: JobProgress): void;
  /** Aborted: running shards are given up, finished ones stay. */
  readonly signal?: AbortSignal;
}

/** Result file of one shard in the job's folder. */
export interface JobResult {
  readonly file: string;
  readonly bytes: number;
  readonly records: number;
  readonly sha256: string;
}

export interface JobOutcome extends JobProgress {
  /** In the order of the input. */
  readonly results: readonly JobResult[];
  /** Errors of all shards, in the order of the input; NDJSON. */
  readonly errorsFile: string;
}

/**
 * Runs the shards of a job in worker processes. What is done already, also by an earlier run that was killed, is not calculated again.
 *
 * @throws UnreadableInputError, InputTooLargeError, the system's error of a full disk, or the reason of an aborted signal
 */
export async function runJob(_options: RunOptions): Promise<JobOutcome> {
  throw new Error('is written next');
}
