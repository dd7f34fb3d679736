import * as z from 'zod';
import {
  BULK_KEPT_DAYS,
  BULK_LIMIT_IDS,
  BULK_LIMITS,
  RESULT_HOURS,
  UPLOAD_HOURS,
} from '../../lib/base/catalog/bulk-limits.ts';
import { BULK_FAILURES, BULK_STATES } from '../../lib/contract/bulk-jobs.ts';
import { defineContract } from '../../lib/contract/endpoint.ts';
import { choice, integer, text } from '../../lib/requests/members.ts';
import { EXAMPLE_JOB_ID, requestedShape } from './requests.ts';

const instant = (description: string, example: string) =>
  z.iso.datetime({ precision: 3 }).meta({ description, example });

const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({
    description: 'SHA-256 of its bytes, hexadecimal',
    example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  });

const fileShape = {
  url: z.url().meta({
    description: `Its address for ${RESULT_HOURS} hour; asking for the job gives a new one. It needs no credentials and takes ranges of bytes. Whoever has it can read the file`,
    example: `https://api.example.com/bulk/files/${EXAMPLE_JOB_ID}/shard-00000.parquet?expires=1764324000000&signature=Xq3`,
  }),
  bytes: integer('Its size', 15_904_522),
  records: integer('Number of its records', 100_000),
  sha256,
};

const BulkFile = z.object(fileShape).meta({ id: 'BulkFile', description: 'A file of results' });

const Upload = z
  .object({
    method: z.literal('PUT').meta({ description: 'Method of the request' }),
    url: z.url().meta({
      description:
        'Where the input is sent, as the whole body of one request. The address needs no credentials: keep it secret',
      example: `https://api.example.com/bulk/files/${EXAMPLE_JOB_ID}/input?expires=1764410400000&signature=a8f`,
    }),
    headers: z
      .record(z.string(), z.string())
      .meta({ description: 'Headers of the request', example: { 'Content-Type': 'text/csv' } }),
    expires_at: instant(
      `When the address ends: ${UPLOAD_HOURS} hours after the job was created`,
      '2026-11-29T08:00:00.000Z',
    ),
  })
  .meta({ id: 'BulkUpload', description: 'How the input is sent' });

const counts = z
  .object({
    records: integer('Records of the input; 0 before they are counted', 600_000),
    done: integer('Records with a row in the results', 599_998),
    failed: integer('Records with a line in the errors. At the end `done + failed = records`', 2),
  })
  .meta({ id: 'BulkCounts', description: 'Numbers of records' });

const BulkJob = z
  .object({
    job_id: text('Id of the job', EXAMPLE_JOB_ID),
    state: choice(
      BULK_STATES,
      '`awaiting_input`: the input is uploaded, then the job started. `queued`: it waits for its turn. `succeeded`, `failed` and `cancelled` are final. Records that are wrong do not fail a job: they are in `errors`',
      'succeeded',
    ),
    ...requestedShape,
    counts,
    created_at: instant('When it was created', '2026-11-28T08:00:00.000Z'),
    started_at: instant('When its run began', '2026-11-28T08:05:00.000Z').optional(),
    finished_at: instant('When it reached its final state', '2026-11-28T08:06:10.000Z').optional(),
    expires_at: instant(
      `When its input, its results and itself are removed: ${BULK_KEPT_DAYS} days after it was created`,
      '2026-12-05T08:00:00.000Z',
    ),
    upload: Upload.optional().meta({ description: 'In the state `awaiting_input`' }),
    results: z.array(BulkFile).meta({
      description:
        'The files of results of a job that succeeded, in the order of the input: together they have its records',
    }),
    errors: BulkFile.optional().meta({
      description:
        'The records that failed, as lines of JSON with `record`, `line`, `id`, `code`, `location` and `message`; absent where none did',
    }),
    failure: z
      .object({
        code: choice(
          Object.keys(BULK_FAILURES) as (keyof typeof BULK_FAILURES)[],
          Object.entries(BULK_FAILURES)
            .map(([code, meaning]) => `\`${code}\`: ${meaning}`)
            .join('. '),
          'unreadable_input',
        ),
        detail: text('What was wrong', 'The header has no member of a request: name;born'),
      })
      .optional()
      .meta({ description: 'Why a job failed' }),
  })
  .meta({ id: 'BulkJob', description: 'A job' });

export type BulkJobAnswer = z.input<typeof BulkJob>;

const BulkJobs = z
  .object({
    jobs: z.array(BulkJob).meta({ description: 'The newest first' }),
    next_cursor: z.string().optional().meta({
      description: 'Send this as `cursor` to get the next jobs; absent on the last page',
      example: EXAMPLE_JOB_ID,
    }),
  })
  .meta({ id: 'BulkJobs', description: 'Jobs of the caller' });

const BulkColumn = z
  .object({
    name: text('Name of the column', 'sun_longitude'),
    type: text(
      '`double`, `int8`, `int16`, `int32`, `boolean`, `timestamp`, `name` (a text with few values), `text` or `json`',
      'double',
    ),
    group: text('Name by which `output.columns` selects it with others', 'longitudes'),
    unit: text('Unit of its values', 'degrees').optional(),
    description: text('What it holds', 'Ecliptic longitude of the Sun'),
  })
  .meta({ id: 'BulkColumn', description: 'A column of results' });

const BulkOperations = z
  .object({
    operations: z
      .array(
        z
          .object({
            path: text('Path of the endpoint', '/ephemeris/natal-chart'),
            summary: text('What it answers', 'The chart of a birth'),
            example_defaults: z
              .record(z.string(), z.unknown())
              .optional()
              .meta({
                description:
                  'Defaults that the listed columns follow from; absent where every job has the same columns',
                example: { conditions: [{ name: 'moon_in_cancer', condition: 'Moon in Cancer' }] },
              }),
            columns: z.array(BulkColumn).meta({ description: 'Columns of its results' }),
          })
          .meta({ id: 'BulkOperation', description: 'An endpoint that jobs can use' }),
      )
      .meta({ description: 'Endpoints that jobs can use' }),
    limits: z
      .object(
        Object.fromEntries(
          BULK_LIMIT_IDS.map((id) => [id, integer(BULK_LIMITS[id].description, BULK_LIMITS[id].usual)]),
        ),
      )
      .meta({ id: 'BulkLimits', description: 'Limits of jobs in this deployment' }),
  })
  .meta({ id: 'BulkOperations', description: 'What jobs can do' });

const { input_bytes, records, jobs_per_client, disk_bytes } = BULK_LIMITS;

const LIMITS = `Unless the operator sets others, a job has up to ${records.usual} records in ${input_bytes.usual} bytes, a client ${jobs_per_client.usual} jobs whose files are kept, and all jobs together ${disk_bytes.usual} bytes; \`GET /bulk/operations\` answers the limits here.`;

export const contracts = {
  create: defineContract({
    description: [
      'Each record of the input is the body of a request to `operation`, merged over `defaults`; its results are rows of columns, in the order of the input. Create the job, send the input to `upload.url`, then `POST /bulk/jobs/{job_id}/start`.',
      'With the header `Idempotency-Key`, a repeated request answers the job of the first one, with status 200; with another body it is refused.',
      LIMITS,
    ].join('\n\n'),
    response: BulkJob,
    otherStatuses: { 201: 'The job was created.' },
    errors: ['IdempotencyKeyReused', 'JobLimitReached', 'StorageUnavailable'],
  }),
  list: defineContract({ response: BulkJobs, errors: ['StorageUnavailable'] }),
  start: defineContract({
    description:
      'Starting a job that was started already answers its state and changes nothing. The records are charged here, each as a chart of a batch, to an hourly budget of jobs that is as large as the hourly budget of work of the plan and apart from it.',
    response: BulkJob,
    errors: ['JobNotFound', 'JobInputMissing', 'JobEnded', 'WorkExceeded', 'StorageUnavailable'],
  }),
  read: defineContract({ response: BulkJob, errors: ['JobNotFound', 'StorageUnavailable'] }),
  delete: defineContract({
    description:
      'Removes the input, the results and the defaults. A job that had not ended is `cancelled` and stays in the list; one that had ended is removed from it.',
    response: BulkJob,
    errors: ['JobNotFound', 'StorageUnavailable'],
  }),
  operations: defineContract({ response: BulkOperations, errors: [] }),
};
