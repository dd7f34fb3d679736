import { BULK_KEPT_DAYS, UPLOAD_HOURS } from '../../lib/base/catalog/bulk-limits.ts';
import { Problem } from '../../lib/base/errors/problem.ts';
import type { BulkJobs, JobDraft, StoredJob } from '../../lib/contract/bulk-jobs.ts';
import { Answer } from '../../lib/contract/endpoint.ts';
import type { Principal, RequestContext } from '../../lib/contract/request-context.ts';
import type { BulkJobRequest } from './requests.ts';

const HOUR_MS = 3_600_000;
const LONGEST_KEY = 255;
const RETRY_SECONDS = 3600;

/** A job that waits for its input. */
function makeJob({ id: principalId, plan }: Principal, request: BulkJobRequest, now: Date): JobDraft {
  const { columns, format } = request.output;
  const createdMs = now.getTime();
  return {
    principalId,
    plan,
    state: 'awaiting_input',
    request: { ...request, output: { format, ...(columns && { columns }) } },
    createdMs,
    uploadEndsMs: createdMs + UPLOAD_HOURS * HOUR_MS,
    removedMs: createdMs + BULK_KEPT_DAYS * 24 * HOUR_MS,
    results: [],
  };
}

/**
 * Stores a job, or finds the one that the same key created.
 *
 * @throws Problem `IdempotencyKeyReused` or `JobLimitReached`
 */
export async function addJob(
  principal: Principal,
  request: BulkJobRequest,
  { jobs, context }: { readonly jobs: BulkJobs; readonly context: Pick<RequestContext, 'header' | 'receivedAt'> },
): Promise<Answer<StoredJob>> {
  const job = makeJob(principal, request, context.receivedAt);
  const addition = await jobs.add(job, readKey(context));
  if ('job' in addition) return new Answer(addition.outcome === 'added' ? 201 : 200, addition.job);
  if (addition.outcome === 'differs') {
    throw new Problem('IdempotencyKeyReused', 'This Idempotency-Key was sent with another body; send a new one.');
  }
  const detail =
    addition.outcome === 'full'
      ? `These credentials have ${jobs.limits.jobs_per_client} jobs already; delete one with DELETE /bulk/jobs/{job_id}.`
      : 'There is no room for the input of another job now; jobs are removed after seven days, or when they are deleted.';
  throw new Problem('JobLimitReached', detail, { headers: { 'Retry-After': String(RETRY_SECONDS) } });
}

/** @throws Problem for a key that is no visible ASCII of a reasonable length */
function readKey({ header }: Pick<RequestContext, 'header'>): string | undefined {
  const key = header('idempotency-key');
  if (key === undefined) return undefined;
  if (/^[\x21-\x7e]+$/.test(key) && key.length <= LONGEST_KEY) return key;
  const message = `must be 1 to ${LONGEST_KEY} visible ASCII characters`;
  throw new Problem('ValidationError', `The header Idempotency-Key ${message}.`, {
    issues: [{ location: 'header.Idempotency-Key', message }],
  });
}
