import { SECONDS_PER_REQUEST } from '../../lib/base/catalog/search-costs.ts';
import type { VenusRangeRequest } from './range-request.ts';

const DAYS_PER_YEAR = 365.25;

/** Processor time of a year of each search, CPU-seconds, measured like those of `lib/base/catalog/search-costs.ts`. */
const SECONDS_PER_YEAR = { conjunctions: 0.0006, stations: 0.0006, elongations: 0.0016 } as const;

/** Estimates a search for events of Venus, CPU-seconds. */
export function estimateVenusRange(
  kind: keyof typeof SECONDS_PER_YEAR,
  { start_date, end_date }: Pick<VenusRangeRequest, 'start_date' | 'end_date'>,
): number {
  return SECONDS_PER_REQUEST + (SECONDS_PER_YEAR[kind] * (end_date - start_date)) / DAYS_PER_YEAR;
}

/** Processor time of the conjunctions around one date, CPU-seconds. */
export const VENUS_STAR_SECONDS = 0.025;
