import type { ReturnBatchRequest } from '../return/request.ts';
import { estimateReturnSearch } from '../return/work.ts';

/**
 * Estimates a batch as the sum of single searches, CPU-seconds. Searches near one target share positions: fifty returns of
 * Pluto, estimated at 22 s, took 1.6.
 */
export const estimateReturnBatch = (request: ReturnBatchRequest): number =>
  request.subjects.length * estimateReturnSearch(request.body, request);
