import * as z from 'zod';
import { BIRTH_FILE_BYTES } from '../../lib/base/catalog/bulk-limits.ts';
import { INPUT_FORMATS, OUTPUT_FORMATS } from '../../lib/bulk/task.ts';
import { innerMembers } from '../../lib/requests/inner-members.ts';
import { BULK_OPERATIONS } from '../bulk-operations.ts';

const PATHS = BULK_OPERATIONS.map(({ endpoint }) => endpoint.path);

/** Id of a job, as the examples have it. */
export const EXAMPLE_JOB_ID = 'job_mikq2v0a7d1f0c9b2e4a6d8f';

export const JobPath = z.object({
  job_id: z.string().max(64).meta({ description: '`job_id` of the job', example: EXAMPLE_JOB_ID }),
});

const MOST_COLUMNS = 500;

const operation = z.enum(PATHS).meta({
  description: 'Path of the endpoint; each record is a body of a request to it',
  example: '/ephemeris/natal-chart',
});

const input = z
  .strictObject({
    format: z.enum(INPUT_FORMATS).meta({
      description: `\`ndjson\`: a JSON object in each line. \`csv\`: a header that names members of the body (\`datetime\`, \`latitude\`, \`longitude\`, \`timezone\` …), then a row for each record. The others are files of other programs as \`POST /ephemeris/import\` reads them, of at most ${BIRTH_FILE_BYTES} bytes, in UTF-8 or Windows-1252; each record is a \`subject\``,
      example: 'csv',
    }),
  })
  .meta({ id: 'BulkInput', description: 'The input, which is uploaded in UTF-8 unless its format says otherwise' });

const output = z
  .strictObject({
    format: z
      .enum(OUTPUT_FORMATS)
      .default('parquet')
      .meta({ description: 'Format of the results', example: 'parquet' }),
    columns: z
      .array(z.string().min(1).max(64))
      .min(1)
      .max(MOST_COLUMNS)
      .optional()
      .meta({
        description: 'Columns, or groups of columns, of the results; absent: those of the operation',
        example: ['longitudes', 'houses'],
      }),
  })
  .meta({ id: 'BulkOutput', description: 'The results' });

/** Members of a job that its request states. */
export const requestedShape = { operation, input, output };

/** What a job does. */
export const BulkJobRequest = z
  .strictObject({
    operation,
    defaults: innerMembers()
      .default({})
      .meta({
        description: 'Members of the bodies that records omit',
        example: { configuration: { house_system: 'W' } },
      }),
    input,
    output: output.prefault({}),
  })
  .meta({ id: 'BulkJobRequest', description: 'What each record is sent to, and the formats of input and results' });

export type BulkJobRequest = z.output<typeof BulkJobRequest>;

export const StartRequest = z
  .strictObject({})
  .meta({ id: 'BulkStartRequest', description: 'Nothing: the path names the job' });

const MOST_LISTED = 100;

export const JobsQuery = z
  .strictObject({
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(MOST_LISTED)
      .default(MOST_LISTED)
      .meta({ description: 'Maximum number of jobs in one answer', example: 20 }),
    cursor: z
      .string()
      .max(64)
      .regex(/^job_\w+$/)
      .optional()
      .meta({
        description: '`next_cursor` of the previous answer; absent for the first page',
        example: EXAMPLE_JOB_ID,
      }),
  })
  .meta({ id: 'BulkJobsQuery' });
