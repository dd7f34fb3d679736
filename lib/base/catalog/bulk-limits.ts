import { WORK_UNITS_PER_SECOND } from './limit-classes.ts';

/** Limits of jobs of many records. Each is a setting of the operator, by the name of its variable. */
export const BULK_LIMITS = {
  input_bytes: {
    variable: 'BULK_MAX_BYTES',
    usual: 512 * 1024 * 1024,
    description: 'Bytes of the input of a job',
  },
  records: { variable: 'BULK_MAX_RECORDS', usual: 1_000_000, description: 'Records of a job' },
  jobs_per_client: {
    variable: 'BULK_MAX_JOBS',
    usual: 10,
    description: 'Jobs of a client whose input or results are kept; deleting one makes room',
  },
  disk_bytes: {
    variable: 'BULK_DISK_BYTES',
    usual: 20 * 1024 ** 3,
    description: 'Bytes of the inputs and results of all jobs together',
  },
} as const;

export type BulkLimitId = keyof typeof BULK_LIMITS;
export type BulkLimits = Readonly<Record<BulkLimitId, number>>;

export const BULK_LIMIT_IDS = Object.keys(BULK_LIMITS) as readonly BulkLimitId[];

/**
 * Reads the limits from the environment.
 *
 * @throws Error naming an invalid variable
 */
export function readBulkLimits(environment: Readonly<Record<string, string | undefined>>): BulkLimits {
  const read = (id: BulkLimitId): number => {
    const { variable, usual } = BULK_LIMITS[id];
    const text = environment[variable];
    if (!text) return usual;
    if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
    throw new Error(`${variable} is "${text}"; it must be a whole number from 1`);
  };
  return Object.fromEntries(BULK_LIMIT_IDS.map((id) => [id, read(id)])) as Record<BulkLimitId, number>;
}

/** Bytes of another program's file of births, which is read as a whole. */
export const BIRTH_FILE_BYTES = 20 * 1024 * 1024;

/** How long the input and the results of a job are kept. */
export const BULK_KEPT_DAYS = 7;

/** How long the address of an upload is valid. */
export const UPLOAD_HOURS = 24;

/** How long an address of a result is valid; asking for the job gives a new one. */
export const RESULT_HOURS = 1;

/** Processor time that a record is charged as, seconds: that of a chart in a batch. */
const SECONDS_PER_RECORD = 0.001;

/** Units of work that a number of records is charged as. */
export const toBulkUnits = (records: number): number => Math.ceil(records * SECONDS_PER_RECORD * WORK_UNITS_PER_SECOND);
