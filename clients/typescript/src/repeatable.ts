import type { GetPath, PostPath } from './operations.ts';

/** POST paths that must not be sent twice. The answer of every other path depends on the request alone. */
export const UNREPEATABLE_PATHS: readonly string[] = [
  // The effect of a message depends on its method, and the protocol has clients of its own.
  '/mcp',
  // A second job would be made; the header Idempotency-Key prevents it, where a caller sends one.
  '/bulk/jobs',
  // A repeated start changes nothing. After a failure a client reads the state of the job before it starts the job again.
  '/bulk/jobs/{job_id}/start',
  // The second answer would report that there was nothing to clear.
  '/predictive/optimization/clear-cache',
] satisfies PostPath[];

/** Paths that report the health of the service. An unhealthy service answers them with 503 and the same body. */
export const HEALTH_PATHS: readonly string[] = ['/ephemeris/health', '/health', '/health/detailed'] satisfies GetPath[];

/** Whether a 503 of the path is its answer and therefore not retried. */
export function isHealthPath(path: string): boolean {
  return HEALTH_PATHS.includes(path);
}

/** Whether a call is retried when the service is overloaded: it has the same effect once or several times. */
export function isRepeatable(path: string): boolean {
  return !isHealthPath(path) && !UNREPEATABLE_PATHS.includes(path);
}
