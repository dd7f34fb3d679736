import { Problem } from '../errors/problem.ts';

/** The refusal of every zone and place that the files of the layer cannot vouch for. */
export function createPlacesUnavailable(detail: string, cause?: unknown): Problem {
  return new Problem('PlacesUnavailable', detail, { cause });
}
