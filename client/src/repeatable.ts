import type { GetPath, PostPath } from './operations.ts';

/** POST paths where a second call differs from the first. All others calculate from the request alone. */
export const UNREPEATABLE_PATHS: readonly string[] = [
  // A message of a protocol with its own clients: the effect of a message depends on its method.
  '/mcp',
  // The second answer would report that there was nothing to clear.
  '/predictive/optimization/clear-cache',
] satisfies PostPath[];

/** Paths that report the health of the service. An unhealthy service answers them with 503 and the same body. */
export const HEALTH_PATHS: readonly string[] = ['/ephemeris/health', '/health', '/health/detailed'] satisfies GetPath[];

/** Whether a 503 of the path is its answer, which is wanted at once and not after retries. */
export function isHealthPath(path: string): boolean {
  return HEALTH_PATHS.includes(path);
}

/** Whether a call can be made again when the service is overloaded: twice has the same effect as once. */
export function isRepeatable(path: string): boolean {
  return !isHealthPath(path) && !UNREPEATABLE_PATHS.includes(path);
}
