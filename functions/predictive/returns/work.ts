import type { StatedTime } from '../../../lib/astro/clock/civil-time/stated-time.ts';
import type { CatalogBodyId } from '../../../lib/base/catalog/bodies.ts';
import { RETURN_CYCLES } from '../../../lib/base/catalog/return-cycles.ts';
import { SECONDS_PER_ITEM, SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import { estimateOneTargetSeconds, followedYearsOf } from '../work.ts';
import type { LuminaryReturnRequest } from './requests.ts';

const DAYS_PER_YEAR = 365.25;

type SearchedReturn = Pick<
  LuminaryReturnRequest,
  'search_window_days' | 'include_chart' | 'target_datetime' | 'precession_corrected' | 'configuration'
>;

/** Estimates a search for returns, CPU-seconds: the body is followed through the window, by default one gap wide. */
export function estimateReturnSearch(body: CatalogBodyId, request: SearchedReturn): number {
  const { search_window_days, include_chart, target_datetime, precession_corrected, configuration } = request;
  const { meanDays, longestGapDays } = RETURN_CYCLES[body].tropical;
  const days = search_window_days === undefined ? longestGapDays : 2 * search_window_days;
  const returns = (days / meanDays) * SECONDS_PER_ITEM;
  const requestSeconds = SECONDS_PER_REQUEST * (include_chart ? 2 : 1);
  const target = approximateJdUt(target_datetime);
  const followed = followedYearsOf({
    start_date: jdUt(target - days / 2),
    end_date: jdUt(target + days / 2),
    zodiac_type: precession_corrected ? 'sidereal' : configuration.zodiac_type,
  });
  return estimateOneTargetSeconds(body, followed) + returns + requestSeconds;
}

const YEAR_ONE_JD = 1_721_425.5;

/** A moment to a year, which is enough for an estimate. */
const approximateJdUt = ({ moment }: StatedTime): number =>
  moment.type === 'julian_day' ? moment.julianDay : YEAR_ONE_JD + (moment.civil.year - 1) * DAYS_PER_YEAR;
