import { Problem } from '../errors/problem.ts';

/** @source "Quotas for configuring and running a REST API", Amazon API Gateway Developer Guide: integration timeout 29 s */
const GATEWAY_MS = 29_000;

/** What is left for writing down that there was not enough time. */
const RESERVE_MS = 1000;

/**
 * Watches over the time for one answer, so that a calculation which would take too long ends with a problem that says so
 * and not with its function.
 *
 * @param remainingMs until the function is ended
 * @returns a check for between the steps of a calculation. @throws Problem `Timeout` once the time is used up
 */
export function timeLimit(remainingMs: number): () => void {
  const limitMs = Math.max(0, Math.min(remainingMs, GATEWAY_MS) - RESERVE_MS);
  const startedMs = performance.now();
  return () => {
    if (performance.now() - startedMs <= limitMs) return;
    throw new Problem('Timeout', `The calculation was not finished after ${(limitMs / 1000).toFixed(1)} seconds.`);
  };
}
