import { Problem } from '../../lib/base/errors/problem.ts';
import type { BulkJobs, StoredJob } from '../../lib/contract/bulk-jobs.ts';
import { Answer, defineHandler, type EndpointHandler } from '../../lib/contract/endpoint.ts';
import type { Principal, RequestContext } from '../../lib/contract/request-context.ts';
import { TableUnavailable } from '../../lib/contract/tables/table-unavailable.ts';
import { example } from '../../lib/requests/examples.ts';

import { toJobAnswer } from './answer.ts';
import type { contracts } from './contract.ts';
import { addJob } from './create-job.ts';
import type * as rows from './endpoints.ts';
import { describeOperations, requireKnownColumns } from './operations.ts';
import { BulkJobRequest, EXAMPLE_JOB_ID, JobPath, JobsQuery, StartRequest } from './requests.ts';
import { startJob } from './start-job.ts';

type Contracts = typeof contracts;

const EXAMPLE_PATH = { path: { job_id: EXAMPLE_JOB_ID } };

/** @throws Problem `StorageUnavailable` where jobs cannot be reached */
async function reach<Value>(work: Promise<Value>): Promise<Value> {
  return await work.catch((cause: unknown) => {
    if (!(cause instanceof TableUnavailable)) throw cause;
    throw new Problem('StorageUnavailable', 'Jobs cannot be read or changed at the moment.', { cause });
  });
}

/** Endpoints of jobs require credentials, so every request has a principal. */
function requirePrincipal({ principal }: RequestContext): Principal {
  if (!principal) throw new Error('a request without credentials reached jobs');
  return principal;
}

/** @throws Problem `JobNotFound`, also for the job of somebody else */
async function findJob(id: string, jobs: BulkJobs, context: RequestContext): Promise<StoredJob> {
  const job = await jobs.find(requirePrincipal(context).id, id);
  if (job && job.removedMs > context.receivedAt.getTime()) return job;
  throw new Problem('JobNotFound', 'These credentials have no job of this id.');
}

interface Reaching {
  readonly bulkJobs: BulkJobs;
  readonly publicUrl: string | undefined;
}

const answering = ({ bulkJobs, publicUrl }: Reaching, context: RequestContext) => ({
  jobs: bulkJobs,
  address: publicUrl ?? context.address(),
});

const create = defineHandler<typeof rows.createBulkJob, Contracts['create']>()({
  request: { body: BulkJobRequest },
  envelope: 'none',
  examples: [
    example('births', 'Charts of births in a CSV', {
      operation: '/ephemeris/natal-chart',
      defaults: { configuration: { house_system: 'W' } },
      input: { format: 'csv' },
    }),
  ],
  run: async ({ body }, services, context) => {
    await requireKnownColumns(body);
    const added = addJob(requirePrincipal(context), body, { jobs: services.bulkJobs, context });
    const { status, body: job } = await reach(added);
    return new Answer(status, await toJobAnswer(job, answering(services, context)));
  },
});

const list = defineHandler<typeof rows.listBulkJobs, Contracts['list']>()({
  request: { query: JobsQuery },
  envelope: 'none',
  examples: [{ name: 'newest', summary: 'The newest ten', query: { limit: '10' } }],
  run: async ({ query: { limit, cursor } }, services, context) => {
    const { id } = requirePrincipal(context);
    const found = await reach(services.bulkJobs.list(id, limit + 1, cursor));
    const page = found.slice(0, limit);
    const jobs = await Promise.all(page.map((job) => toJobAnswer(job, answering(services, context))));
    const last = page.at(-1);
    return { jobs, ...(found.length > limit && last && { next_cursor: last.id }) };
  },
});

const start = defineHandler<typeof rows.startBulkJob, Contracts['start']>()({
  request: { path: JobPath, body: StartRequest },
  envelope: 'none',
  examples: [{ ...example('start', 'Starts the job of the path', {}), ...EXAMPLE_PATH }],
  run: async ({ path }, services, context) => {
    const { bulkJobs: jobs, limiter } = services;
    const job = await reach(findJob(path.job_id, jobs, context));
    const starting = { jobs, limiter, principal: requirePrincipal(context), at: context.receivedAt };
    return await toJobAnswer(await reach(startJob(job, starting)), answering(services, context));
  },
});

const read = defineHandler<typeof rows.readBulkJob, Contracts['read']>()({
  request: { path: JobPath },
  envelope: 'none',
  examples: [],
  run: async ({ path }, services, context) => {
    const job = await reach(findJob(path.job_id, services.bulkJobs, context));
    return await toJobAnswer(job, answering(services, context));
  },
});

const remove = defineHandler<typeof rows.deleteBulkJob, Contracts['delete']>()({
  request: { path: JobPath },
  envelope: 'none',
  examples: [],
  run: async ({ path }, services, context) => {
    const { bulkJobs: jobs } = services;
    const job = await reach(findJob(path.job_id, jobs, context));
    await reach(jobs.remove(job));
    const remaining = (await reach(jobs.find(job.principalId, job.id))) ?? job;
    return await toJobAnswer({ ...withoutFiles(remaining), results: [] }, answering(services, context));
  },
});

const withoutFiles = ({ errors: _, ...job }: StoredJob): StoredJob => job;

const operations = defineHandler<typeof rows.bulkOperations, Contracts['operations']>()({
  request: {},
  envelope: 'none',
  examples: [],
  run: async (_request, { bulkJobs }) => ({
    operations: await describeOperations(),
    limits: { ...bulkJobs.limits },
  }),
});

export const handlers: Readonly<Record<keyof Contracts, EndpointHandler>> = {
  create,
  list,
  start,
  read,
  delete: remove,
  operations,
};
