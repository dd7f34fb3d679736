import { SUN_HOUSE_SYSTEMS } from '../../../lib/base/catalog/house-systems.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import type { ElectionsRequest } from './request.ts';
import { listAllLeaves, mostLookAheadDays } from './trees.ts';

/** Processor time of a year of one condition, CPU-seconds; houses that are counted from the Sun take four times as long. */
const SECONDS_PER_YEAR = { turning: 0.08, turningWithSun: 0.32, others: 0.015 } as const;
/** Planets that can be the lord of a house. */
const LORDS = 7;
const DAYS_PER_YEAR = 365.25;

/** Estimates a search for elections, CPU-seconds, with the look-ahead that follows where it finds nothing. */
export const estimateElections = (request: ElectionsRequest): number =>
  SECONDS_PER_REQUEST + ((rangeDaysOf(request) + lookAheadDays(request)) / DAYS_PER_YEAR) * estimateYear(request);

/** How far a search without a result looks ahead, days: as far as its work stays within the limit of a request. */
export function lookAheadDays(request: ElectionsRequest): number {
  const possibleDays = ((SIZES.request_seconds.maximum - SECONDS_PER_REQUEST) / estimateYear(request)) * DAYS_PER_YEAR;
  return Math.max(0, Math.min(mostLookAheadDays(request), Math.floor(possibleDays - rangeDaysOf(request))));
}

/** An instant is explained by a search around it. */
const EXPLANATION_DAYS = 2 * DAYS_PER_YEAR;

const rangeDaysOf = ({ start_date, end_date }: ElectionsRequest): number =>
  start_date === undefined || end_date === undefined ? EXPLANATION_DAYS : end_date - start_date;

/** Processor time of a year of all conditions, CPU-seconds. */
function estimateYear(request: ElectionsRequest): number {
  const { turning, turningWithSun, others } = SECONDS_PER_YEAR;
  const ofHouses = SUN_HOUSE_SYSTEMS.has(request.configuration.house_system) ? turningWithSun : turning;
  return listAllLeaves(request).reduce((sum, { turnsDaily, bodies }) => {
    const planets = bodies.some((body) => typeof body !== 'string') ? LORDS : 1;
    return sum + planets * (turnsDaily ? ofHouses : others);
  }, 0);
}
