import { Problem } from '../../base/errors/problem.ts';

/** Creates the problem for look-ups that fail because a file of the layer `places` is missing or damaged. */
export function createPlacesUnavailable(detail: string, cause?: unknown): Problem {
  return new Problem('PlacesUnavailable', detail, { cause });
}
