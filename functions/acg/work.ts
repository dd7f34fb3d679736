import { SECONDS_PER_REQUEST } from '../../lib/base/catalog/search-costs.ts';

/** Processor time of the map of one body with the default tolerance, CPU-seconds, with stating its lines in the answer. */
const SECONDS_PER_BODY = { lines: 0.0008, hits: 0.0006, 'local-space': 0.0006 } as const;

/** Of the crossings of one body with one other, and of the lines of one body in one aspect. */
const SECONDS_PER_PAIR = 0.0002;
const SECONDS_PER_ASPECT = 0.0005;

const DEFAULT_BODIES = 13;
const DEFAULT_TOLERANCE_KM = 2;

/** A curve drawn a hundred times as exactly has some four times as many points. */
const TOLERANCE_EXPONENT = 0.3;

interface MapRequest {
  readonly bodies?: readonly unknown[] | undefined;
  readonly options: { readonly tolerance_km?: number };
}

const countBodies = ({ bodies }: Pick<MapRequest, 'bodies'>): number => bodies?.length ?? DEFAULT_BODIES;

const measureDetail = ({ options }: MapRequest): number =>
  (DEFAULT_TOLERANCE_KM / (options.tolerance_km ?? DEFAULT_TOLERANCE_KM)) ** TOLERANCE_EXPONENT;

/** Estimates a map of lines or of places, CPU-seconds. */
export const estimateMap = (kind: keyof typeof SECONDS_PER_BODY, request: MapRequest, otherPoints = 0): number =>
  SECONDS_PER_REQUEST + SECONDS_PER_BODY[kind] * (countBodies(request) + otherPoints) * measureDetail(request);

/** Estimates the places where lines of two bodies cross, CPU-seconds. */
export const estimateCrossings = (request: Pick<MapRequest, 'bodies'>): number =>
  SECONDS_PER_REQUEST + SECONDS_PER_PAIR * countBodies(request) ** 2;

/** Estimates the lines of a number of aspects, CPU-seconds. */
export const estimateAspectLines = (request: MapRequest, aspectCount: number): number =>
  SECONDS_PER_REQUEST + SECONDS_PER_ASPECT * countBodies(request) * aspectCount * measureDetail(request);
