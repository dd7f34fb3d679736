import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import type { ElectionsRequest } from './request.ts';
import { listAllLeaves, lookAheadDays } from './trees.ts';

/** Processor time of a year of one condition, CPU-seconds. */
const SECONDS_PER_YEAR = { turning: 0.06, others: 0.015 } as const;
/** Planets that can be the lord of a house. */
const LORDS = 7;
const DAYS_PER_YEAR = 365.25;

/** Estimates a search for elections, CPU-seconds, with the look-ahead that follows where it finds nothing. */
export function estimateElections(request: ElectionsRequest): number {
  const { start_date, end_date } = request;
  const range = start_date === undefined || end_date === undefined ? 2 : (end_date - start_date) / DAYS_PER_YEAR;
  const years = range + lookAheadDays(request) / DAYS_PER_YEAR;
  const perYear = listAllLeaves(request).reduce((sum, { turnsDaily, bodies }) => {
    const planets = bodies.some((body) => typeof body !== 'string') ? LORDS : 1;
    return sum + planets * (turnsDaily ? SECONDS_PER_YEAR.turning : SECONDS_PER_YEAR.others);
  }, 0);
  return SECONDS_PER_REQUEST + years * perYear;
}
