import { Problem } from '../../errors/problem.ts';

/** The problem thrown instead of any number that the engine cannot guarantee. */
export function createEphemerisUnavailable(detail: string, cause?: unknown): Problem {
  return new Problem('EphemerisUnavailable', detail, { cause });
}
