import { EXAMPLE_JOB_ID } from '../../functions/bulk/requests.ts';
import { type IdempotencyKey, makeJobId, toIdempotencyKey } from '../../lib/adapters/tables/bulk-job.ts';
import { BULK_LIMITS, type BulkLimits } from '../../lib/base/catalog/bulk-limits.ts';
import type { Addition, BulkJobs, StoredJob } from '../../lib/contract/bulk-jobs.ts';

const limits = Object.fromEntries(
  Object.entries(BULK_LIMITS).map(([id, { usual }]) => [id, usual]),
) as unknown as BulkLimits;

/** The job of the examples, which every caller has, and which nothing changes. */
const exampleOf = (principalId: string): StoredJob => ({
  id: EXAMPLE_JOB_ID,
  principalId,
  state: 'succeeded',
  request: {
    operation: '/ephemeris/natal-chart',
    defaults: {},
    input: { format: 'csv' },
    output: { format: 'parquet' },
  },
  createdMs: Date.UTC(2026, 10, 28, 8),
  uploadEndsMs: Date.UTC(2026, 10, 29, 8),
  startedMs: Date.UTC(2026, 10, 28, 8, 5),
  endedMs: Date.UTC(2026, 10, 28, 8, 6, 10),
  removedMs: Date.UTC(2099, 11, 5, 8),
  counts: { records: 100_000, done: 99_999, failed: 1 },
  results: [{ name: 'shard-00000.parquet', bytes: 15_904_522, records: 99_999, sha256: 'e3'.repeat(32) }],
  errors: { name: 'errors.ndjson', bytes: 187, records: 1, sha256: 'b0'.repeat(32) },
});

/** Jobs in memory, whose files nobody sends: an input has always arrived, and no job ever runs. */
export function createJobsInMemory(): BulkJobs {
  const jobs = new Map<string, StoredJob>();
  const keys = new Map<string, { readonly digest: string; readonly id: string }>();
  const own = (principalId: string): StoredJob[] =>
    [...jobs.values()].filter((job) => job.principalId === principalId).sort((a, b) => (a.id < b.id ? 1 : -1));
  const add = (job: StoredJob, key?: IdempotencyKey): Addition => {
    const name = `${job.principalId} ${key?.key}`;
    const known = key && keys.get(name);
    const knownJob = known && jobs.get(known.id);
    if (known && knownJob)
      return known.digest === key.digest ? { outcome: 'known', job: knownJob } : { outcome: 'differs' };
    if (key && own(job.principalId).length >= limits.jobs_per_client) return { outcome: 'full' };
    if (key) keys.set(name, { digest: key.digest, id: job.id });
    jobs.set(job.id, job);
    return { outcome: 'added', job };
  };
  return {
    limits,
    add: async (draft, key) => add({ ...draft, id: makeJobId(draft) }, toIdempotencyKey(draft, key)),
    find: async (principalId, id) => {
      const job = id === EXAMPLE_JOB_ID ? exampleOf(principalId) : jobs.get(id);
      return job?.principalId === principalId ? job : undefined;
    },
    list: async (principalId, limit, before = '~') =>
      own(principalId)
        .filter(({ id }) => id < before)
        .slice(0, limit),
    change: async ({ id }, from, changes) => {
      const job = jobs.get(id);
      if (!job || !from.includes(job.state)) return undefined;
      const changed = { ...job, ...changes };
      jobs.set(id, changed);
      return changed;
    },
    addressUpload: async ({ id }, address) => ({
      url: `${address}/bulk/files/${id}/input?expires=1&signature=a`,
      headers: { 'Content-Type': 'text/csv' },
    }),
    addressFile: async ({ id }, { name }, address) => `${address}/bulk/files/${id}/${name}?expires=1&signature=a`,
    findInput: async () => ({ bytes: 100, records: 2 }),
    run: async () => undefined,
    remove: async ({ id }) => {
      const job = jobs.get(id);
      if (job) jobs.set(id, { ...job, state: 'cancelled', results: [] });
    },
  };
}
