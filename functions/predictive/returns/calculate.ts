import { toDisplay } from '../../../lib/answers/rounding.ts';
import { statedLongitude } from '../../../lib/astro/motion/stated-longitude.ts';
import { findReturns, pickNearestReturn } from '../../../lib/astro/timing/returns/returns.ts';
import { findReturnSpan } from '../../../lib/astro/timing/returns/uncertainty.ts';
import type { LongitudeDeg } from '../../../lib/base/units/angle.ts';
import type { Warning } from '../../../lib/base/warning.ts';
import type { NatalChart } from '../../../lib/charts/natal-chart.ts';
import { toGeocentricSky } from '../search-services.ts';
import { castReturnChart } from './chart.ts';
import { createReturnNotFoundProblem } from './not-found.ts';
import { type ReturnCalculation, toMomentAtPlace } from './place.ts';
import { type FoundReturn, prepareSearch, type ReturnServices } from './search.ts';
import { createReturnWarnings } from './warnings.ts';

/** The return nearest to the target, the others in the window, and the chart. */
export interface ReturnResult extends FoundReturn {
  readonly request: ReturnCalculation;
  /** In the zodiac of the request, which may differ from that of the search. */
  readonly natalLongitudeDeg: LongitudeDeg;
  readonly returnLongitudeDeg: LongitudeDeg;
  readonly warnings: readonly Warning[];
  /** Undefined where the request asks for no chart. */
  readonly chart: NatalChart | undefined;
}

/**
 * Finds the return of a body nearest to a moment, and casts its chart if requested.
 *
 * @throws Problem of reading the birth or the target, or of casting the chart; `InvalidBody` for a body whose files do not
 * cover the search; `ReturnNotFound` for a window without a return
 */
export function calculateReturn(request: ReturnCalculation, services: ReturnServices): ReturnResult {
  const found = findReturn(request, services);
  return {
    ...found,
    request,
    ...measureLongitudes(request, services, found),
    warnings: createReturnWarnings(request, found),
    chart: request.include_chart ? castReturnChart(request, services.ephemeris, found) : undefined,
  };
}

function findReturn(request: ReturnCalculation, services: ReturnServices): FoundReturn {
  const search = prepareSearch(request, services);
  const { birth, target, sky, natal, window } = search;
  const returns = [...findReturns(sky, natal, window)];
  const nearest = pickNearestReturn(returns, target.jdUt);
  if (!nearest) throw createReturnNotFoundProblem(search, request.search_window_days);
  return {
    ...search,
    nearest,
    others: returns.filter((other) => other !== nearest),
    moment: toMomentAtPlace(nearest.moment, request, services),
    span: birth.day && findReturnSpan(sky, { natal, moment: nearest.moment, day: birth.day }),
  };
}

/** Longitudes at birth and return, in the zodiac of the request, to the decimals of the answer. */
function measureLongitudes(
  { body, configuration, options }: ReturnCalculation,
  services: ReturnServices,
  { sky: searched, natal, nearest }: FoundReturn,
) {
  const sky = toGeocentricSky(services, configuration);
  const { decimals } = toDisplay(options);
  const isSearched = sky.zodiac.type === searched.zodiac.type;
  return {
    // Not computed again, as the engine would leave the files of the return for those of the birth.
    natalLongitudeDeg: isSearched ? natal.degree : statedLongitude(sky, body, { moment: natal.birth, decimals }),
    returnLongitudeDeg: statedLongitude(sky, body, { moment: nearest.moment, decimals }),
  };
}
