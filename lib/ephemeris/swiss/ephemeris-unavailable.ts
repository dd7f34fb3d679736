import { Problem } from '../../errors/problem.ts';

/** The refusal of every number that the engine cannot vouch for. */
export function createEphemerisUnavailable(detail: string, cause?: unknown): Problem {
  return new Problem('EphemerisUnavailable', detail, { cause });
}
