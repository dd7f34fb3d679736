import { LIMITS } from '../../../lib/base/catalog/limits.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import type { ReturnBatchRequest } from '../return/request.ts';
import { estimateReturnSearch } from '../return/work.ts';

const SECONDS = LIMITS.batch_seconds.maximum;

/**
 * Estimates a batch as so many single searches, CPU-seconds. Searches near one target share positions: fifty returns of
 * Pluto, estimated at 22 s, took 1.6.
 */
export const estimateReturnBatch = (request: ReturnBatchRequest): number =>
  request.subjects.length * estimateReturnSearch(request.body, request);

/**
 * Refuses a batch that could take too long, before any of it is calculated. Only a stated window is so long.
 *
 * @throws Problem `InvalidRange`
 */
export function refuseLongBatch(request: ReturnBatchRequest): void {
  const seconds = estimateReturnBatch(request);
  if (seconds <= SECONDS) return;
  const location = 'body.search_window_days';
  const message = `must be smaller, or the subjects fewer: the batch is estimated at ${seconds.toFixed(0)} seconds of processor time, where ${SECONDS} are allowed`;
  const { search_window_days: value } = request;
  throw new Problem('InvalidRange', `${location} ${message}.`, { issues: [{ location, message, value }] });
}
