import type { CatalogBodyId } from '../../../lib/catalog/bodies.ts';
import { RETURN_CYCLES } from '../../../lib/catalog/return-cycles.ts';
import { SECONDS_PER_ITEM, SECONDS_PER_REQUEST } from '../../../lib/catalog/search-costs.ts';
import { estimateFollowingSeconds } from '../work.ts';
import type { LuminaryReturnRequest } from './request.ts';

const DAYS_PER_YEAR = 365.25;

/** Estimates a search for returns, CPU-seconds: the body is followed through the window, by default one gap wide. */
export function estimateReturnSearch(
  body: CatalogBodyId,
  { search_window_days, include_chart }: Pick<LuminaryReturnRequest, 'search_window_days' | 'include_chart'>,
): number {
  const { meanDays, longestGapDays } = RETURN_CYCLES[body].tropical;
  const days = search_window_days === undefined ? longestGapDays : 2 * search_window_days;
  const returns = (days / meanDays) * SECONDS_PER_ITEM;
  const requestSeconds = SECONDS_PER_REQUEST * (include_chart ? 2 : 1);
  return estimateFollowingSeconds([body], days / DAYS_PER_YEAR) + returns + requestSeconds;
}
