import { randomBytes } from 'node:crypto';
import type { BulkJobTable, HostJob } from '../../lib/adapters/sqlite/bulk-jobs.ts';
import { makeJobId, toIdempotencyKey } from '../../lib/adapters/tables/bulk-job.ts';
import { type BulkLimits, RESULT_HOURS } from '../../lib/base/catalog/bulk-limits.ts';
import { type BulkJobs, INPUT_TYPES, type StoredJob } from '../../lib/contract/bulk-jobs.ts';
import { TableUnavailable } from '../../lib/contract/tables/table-unavailable.ts';
import { type Channel, ChannelFault } from '../channel.ts';
import { INPUT_NAME, makeFileAddress } from './file-address.ts';

interface HostJobParts {
  readonly table: BulkJobTable;
  readonly limits: BulkLimits;
  /** The process that runs jobs. */
  readonly primary: Pick<Channel, 'call'>;
}

const HOUR_MS = 3_600_000;

/** Jobs in the file of the tables, with their files on this machine, which the primary process runs. */
export function createHostJobs({ table, limits, primary }: HostJobParts): BulkJobs {
  /** @throws TableUnavailable where the primary does not answer */
  const tell = (procedure: string, id: string): Promise<void> =>
    primary.call<void>(procedure, id).catch((cause: unknown) => {
      throw cause instanceof ChannelFault ? new TableUnavailable(cause.message, { cause }) : cause;
    });
  return {
    limits,
    add: (draft, key) => {
      const job = { ...draft, id: makeJobId(draft), secret: randomBytes(32).toString('base64url') };
      return table.add(job, toIdempotencyKey(draft, key), limits);
    },
    find: async (principalId, id) => {
      const job = await table.find(id);
      return job?.principalId === principalId ? job : undefined;
    },
    list: (principalId, limit, before) => table.list(principalId, limit, before),
    change: ({ id }, from, changes) => table.change(id, from, changes),
    addressUpload: async (job, address) => ({
      url: makeFileAddress(asHostJob(job), INPUT_NAME, job.uploadEndsMs, address),
      headers: { 'Content-Type': INPUT_TYPES[job.request.input.format] },
    }),
    addressFile: async (job, { name }, address) =>
      makeFileAddress(asHostJob(job), name, Date.now() + RESULT_HOURS * HOUR_MS, address),
    findInput: async (job) => {
      const { arrived, counts } = asHostJob(job);
      return arrived && { bytes: arrived.bytes, ...(counts && { records: counts.records }) };
    },
    run: ({ id }) => tell('runJobs', id),
    remove: async ({ id }) => {
      await table.remove(id, Date.now());
      await tell('removeJob', id);
    },
  };
}

/** Every job that this adapter gives out is one of its own. */
const asHostJob = (job: StoredJob): HostJob => job as HostJob;
