import type { BulkLimits } from '../base/catalog/bulk-limits.ts';

export const BULK_STATES = ['awaiting_input', 'queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export type BulkState = (typeof BULK_STATES)[number];

/** States that a job never leaves. */
export const ENDED_STATES: readonly BulkState[] = ['succeeded', 'failed', 'cancelled'];

/** States of jobs that have, or may get, files. */
export const STORED_STATES: readonly BulkState[] = BULK_STATES.filter((state) => state !== 'cancelled');

/** Why a job failed. */
export const BULK_FAILURES = {
  too_many_records: 'The input has more records than a job may have',
  unreadable_input: 'The input is no text of its format, or its header names no members of a request',
  work_exceeded: 'The budget of jobs of the client had no room for its records',
  disk_full: 'There was no room for the results',
  internal: 'The service failed',
} as const;
export type BulkFailureCode = keyof typeof BULK_FAILURES;

/** Media types of inputs, by their formats. The encoding of other programs' files is recognized. */
export const INPUT_TYPES = {
  ...{ ndjson: 'application/x-ndjson', csv: 'text/csv' },
  ...{ aaf: 'application/octet-stream', adb: 'application/octet-stream' },
  ...{ astrolog: 'application/octet-stream', jhd: 'application/octet-stream' },
} as const;

/** What every record of a job is sent to, and in which forms. */
export interface BulkRequest {
  readonly operation: `/${string}`;
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly input: { readonly format: keyof typeof INPUT_TYPES };
  readonly output: { readonly format: 'parquet' | 'ndjson' | 'csv'; readonly columns?: readonly string[] };
}

/** A result of a job, or its errors, as a file. */
export interface BulkFile {
  /** Of the file, without a folder. */
  readonly name: string;
  readonly bytes: number;
  readonly records: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

export interface BulkCounts {
  readonly records: number;
  readonly done: number;
  readonly failed: number;
}

/** A job as it is stored. Times are Unix milliseconds. */
export interface StoredJob {
  readonly id: string;
  /** Whose job it is. Nobody else finds it. */
  readonly principalId: string;
  /** Usage plan of the credentials; undefined where it is not known. */
  readonly plan?: string | undefined;
  readonly state: BulkState;
  readonly request: BulkRequest;
  readonly createdMs: number;
  /** When the address of the upload ends. */
  readonly uploadEndsMs: number;
  readonly queuedMs?: number;
  readonly startedMs?: number;
  readonly endedMs?: number;
  /** When input, results and the record of the job are removed. */
  readonly removedMs: number;
  readonly counts?: BulkCounts;
  readonly results: readonly BulkFile[];
  readonly errors?: BulkFile;
  readonly failure?: { readonly code: BulkFailureCode; readonly detail: string };
}

/** A job that has no id yet. */
export type JobDraft = Omit<StoredJob, 'id'>;

/**
 * Outcome of adding a job. `known`: the key was used for an equal request, whose job it is. `differs`: for another one. `full`: the client
 * has as many jobs as it may. `crowded`: there is no room for the input of another job.
 */
export type Addition =
  | { readonly outcome: 'added' | 'known'; readonly job: StoredJob }
  | { readonly outcome: 'differs' | 'full' | 'crowded' };

/** An address to which the input is sent. */
export interface UploadAddress {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An input that has arrived. */
export interface ReceivedInput {
  readonly bytes: number;
  /** Undefined where they are counted only when the job runs. */
  readonly records?: number;
}

/** Files of jobs, by keys such as `jobs/<job>/input`. */
export interface JobFiles {
  stream(key: string): Promise<AsyncIterable<Uint8Array>>;
  /** Some bytes of a file. */
  read(key: string, range?: { readonly offset: number; readonly bytes: number }): Promise<Uint8Array>;
  write(key: string, content: Uint8Array, mediaType: string): Promise<void>;
  /** Writes a file of any size piece by piece; it exists once it is complete. */
  writeStream(key: string, chunks: AsyncIterable<Uint8Array>, mediaType: string): Promise<void>;
  /** @returns undefined where there is no such file */
  measure(key: string): Promise<number | undefined>;
}

/** Members of a job that change. */
export type JobChanges = Partial<Omit<StoredJob, 'id' | 'principalId' | 'request' | 'createdMs' | 'removedMs'>>;

/** Jobs with their files. Every method throws TableUnavailable where they cannot be reached. */
export interface BulkJobs {
  readonly limits: BulkLimits;
  /** @param key by which the client repeats the request */
  add(job: JobDraft, key?: string): Promise<Addition>;
  find(principalId: string, id: string): Promise<StoredJob | undefined>;
  /** The newest first. @param before id of the job that the page follows */
  list(principalId: string, limit: number, before?: string): Promise<readonly StoredJob[]>;
  /** Changes a job that is in one of some states. @returns undefined where it is in another one, or gone */
  change(job: StoredJob, from: readonly BulkState[], changes: JobChanges): Promise<StoredJob | undefined>;
  /** @param address of the service, without a slash at its end */
  addressUpload(job: StoredJob, address: string): Promise<UploadAddress>;
  addressFile(job: StoredJob, file: BulkFile, address: string): Promise<string>;
  findInput(job: StoredJob): Promise<ReceivedInput | undefined>;
  /** Runs a queued job when its turn comes. Repeating it has no effect. */
  run(job: StoredJob): Promise<void>;
  /** Ends the run of a job and removes its input and results; where it had ended, its record too. */
  remove(job: StoredJob): Promise<void>;
}
