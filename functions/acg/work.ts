import { SECONDS_PER_REQUEST } from '../../lib/base/catalog/search-costs.ts';

/**
 * Processor time of the map of one body with the default tolerance, CPU-seconds, measured like those of
 * `lib/base/catalog/search-costs.ts`.
 */
const SECONDS_PER_BODY = {
  lines: 0.0004,
  hits: 0.0001,
  crossings: 0.0005,
  'local-space': 0.0004,
  aspects: 0.001,
} as const;

const DEFAULT_BODIES = 13;
const DEFAULT_TOLERANCE_KM = 2;

/** A curve drawn a hundred times as exactly has some four times as many points. */
const TOLERANCE_EXPONENT = 0.3;

interface MapRequest {
  readonly bodies?: readonly unknown[] | undefined;
  readonly options: { readonly tolerance_km?: number; readonly decimal_places: number };
}

/** Estimates a map, CPU-seconds. */
export function estimateMap(kind: keyof typeof SECONDS_PER_BODY, { bodies, options }: MapRequest): number {
  const detail = (DEFAULT_TOLERANCE_KM / (options.tolerance_km ?? DEFAULT_TOLERANCE_KM)) ** TOLERANCE_EXPONENT;
  return SECONDS_PER_REQUEST + SECONDS_PER_BODY[kind] * (bodies?.length ?? DEFAULT_BODIES) * detail;
}
