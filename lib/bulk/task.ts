/** Forms of records. CSV has a header that names members of requests, or paths of them such as `configuration.house_system`. */
export const RECORD_FORMATS = ['ndjson', 'csv'] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];

/** Forms of the files of other programs, whose births become lines of JSON before they are split. */
export const PROGRAM_FORMATS = ['aaf', 'adb', 'astrolog', 'jhd'] as const;
export type ProgramFormat = (typeof PROGRAM_FORMATS)[number];

export const INPUT_FORMATS = [...RECORD_FORMATS, ...PROGRAM_FORMATS] as const;
export type InputFormat = (typeof INPUT_FORMATS)[number];

export const isProgramFormat = (format: InputFormat): format is ProgramFormat =>
  (PROGRAM_FORMATS as readonly InputFormat[]).includes(format);

export const OUTPUT_FORMATS = ['parquet', 'ndjson', 'csv'] as const;
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

/** What one job does with every record. */
export interface BulkJob {
  /** Path of the endpoint whose request bodies the records are. */
  readonly operation: `/${string}`;
  /** Members of a body that records are merged over. */
  readonly defaults: object;
  /** Instant that `now` means in a record, ISO 8601; births after it are of the future. It is of the job, so that a shard that is calculated again is the same. */
  readonly now: string;
  readonly input: { readonly format: InputFormat };
  readonly output: {
    readonly format: OutputFormat /** Names of columns and groups. */;
    readonly columns?: readonly string[];
  };
}

/** Consecutive records of an input, without their bytes. */
export interface ShardRange {
  /** From 0. */
  readonly index: number;
  /** Of its first byte in the input. */
  readonly offset: number;
  readonly bytes: number;
  /** Number of the line that its first record begins on, from 1; the header of a CSV is counted. */
  readonly firstLine: number;
  /** Number of its first record, from 1. */
  readonly firstRecord: number;
  readonly records: number;
}

/** One shard of a job. */
export interface ShardTask extends BulkJob {
  readonly input: {
    readonly format: InputFormat;
    /** First line of a CSV, as it stands in the input. */
    readonly header?: string;
    readonly firstLine: number;
    readonly firstRecord: number;
  };
}

/** A record without a row in the output, as a line of the errors file. */
export interface RecordError {
  /** From 1, counted over the whole input. */
  readonly record: number;
  readonly line: number;
  readonly id?: string | number;
  /** An error code of the service. */
  readonly code: string;
  /** Where the fault is: `body.subject.birth_datetime`, or `line` where the record cannot be read at all. */
  readonly location: string;
  readonly message: string;
}

/** What a shard is and how it was made. Equal tasks with equal inputs, editions and data have equal manifests. */
export interface ShardManifest {
  readonly schema_version: number;
  readonly operation: string;
  /** Version of the service. */
  readonly edition: string;
  /** Versions of the data that values follow from. */
  readonly data: Readonly<Record<'engine' | 'ephemeris' | 'zones' | 'local_practice', string>>;
  readonly definition: Readonly<Record<string, unknown>>;
  readonly format: OutputFormat;
  /** Names, in the order of the file. */
  readonly columns: readonly string[];
  readonly first_record: number;
  readonly records: number;
  readonly done: number;
  readonly failed: number;
  /** Of task, edition and data: equal for shards that need not be calculated again. */
  readonly task_sha256: string;
  readonly input_sha256: string;
  readonly output_sha256: string;
  readonly errors_sha256: string;
}

export interface ShardResult {
  /** A whole file of its format. */
  readonly output: Uint8Array;
  /** NDJSON of {@link RecordError}; empty without errors. */
  readonly errors: Uint8Array;
  readonly manifest: ShardManifest;
}
