import { Problem } from '../../lib/base/errors/problem.ts';
import type { BulkJobs, StoredJob } from '../../lib/contract/bulk-jobs.ts';
import { type Charging, chargeRecords } from '../bulk-charge.ts';

interface Starting extends Charging {
  readonly jobs: BulkJobs;
}

/**
 * Puts a job into the queue and charges its records. A job that was started is run, if it is not yet: a start that failed halfway is
 * completed by repeating it.
 *
 * @throws Problem `JobEnded`, `JobInputMissing`, `PayloadTooLarge` or `WorkExceeded`
 */
export async function startJob(job: StoredJob, starting: Starting): Promise<StoredJob> {
  const { jobs, at } = starting;
  if (job.state === 'failed' || job.state === 'cancelled') {
    throw new Problem('JobEnded', `The job is ${job.state}; create a new one.`);
  }
  if (job.state === 'queued') await jobs.run(job);
  if (job.state !== 'awaiting_input') return job;
  const input = await jobs.findInput(job);
  if (!input) {
    throw new Problem(
      'JobInputMissing',
      'No input has arrived yet: send it to upload.url with PUT, then start the job.',
    );
  }
  if (input.records !== undefined) await chargeRecords(input.records, starting);
  const counts = { records: input.records ?? 0, done: 0, failed: 0 };
  const queued = await jobs.change(job, ['awaiting_input'], { state: 'queued', queuedMs: at.getTime(), counts });
  if (queued) await jobs.run(queued);
  return queued ?? (await jobs.find(job.principalId, job.id)) ?? job;
}
