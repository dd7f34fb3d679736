import { toDisplay } from '../../../lib/answers/rounding.ts';
import type { ZodiacType } from '../../../lib/astro/chart/settings.ts';
import { longitudeToDecimals } from '../../../lib/astro/motion/stated-longitude.ts';
import { type BodyReturn, findReturns, pickNearestReturn } from '../../../lib/astro/timing/returns/returns.ts';
import { findReturnSpan } from '../../../lib/astro/timing/returns/uncertainty.ts';
import type { CatalogBodyId } from '../../../lib/base/catalog/bodies.ts';
import type { LongitudeDeg } from '../../../lib/base/units/angle.ts';
import type { JdRange } from '../../../lib/base/units/time.ts';
import type { Warning } from '../../../lib/base/warning.ts';
import { runCollectingProblems } from '../../../lib/charts/collect-problems.ts';
import { addHandle } from '../../../lib/charts/handle.ts';
import type { NatalChart } from '../../../lib/charts/natal-chart.ts';
import type { PlaceInZone } from '../../../lib/charts/place-in-zone.ts';
import { toRequestedPlace } from '../../../lib/charts/requested-place.ts';
import { type ChartServices, readBirth } from '../../../lib/charts/subject.ts';
import type { HandleSettings } from '../../../lib/requests/handle/contents.ts';
import { type SearchServices, toGeocentricSky } from '../search-services.ts';
import { castReturnChart } from './chart.ts';
import { BIRTH_LOCATIONS, type ReturnCalculation, readTarget, selectReturnPlace, toMomentAtPlace } from './moments.ts';
import { createReturnNotFoundProblem } from './not-found.ts';
import type { ReturnRequest } from './request.ts';
import { prepareSearch, type ReturnSearch } from './search.ts';
import { createReturnWarnings } from './warnings.ts';

/** What the search for a return and the cast of its chart need. */
export type ReturnServices = ChartServices & SearchServices;

/** The return nearest to the target, the others in the window, and the chart. */
export interface ReturnResult {
  readonly body: CatalogBodyId;
  /** Chart handle of the birth. */
  readonly handle: string | undefined;
  readonly nearest: BodyReturn;
  /** The other returns in the window, in order of time. */
  readonly others: readonly BodyReturn[];
  readonly window: JdRange;
  /** The range of the return; undefined where the time of birth is known, or the ephemeris ends within the range. */
  readonly span: JdRange | undefined;
  /** Zodiac of the longitudes, which may differ from the zodiac of the search. */
  readonly zodiacType: ZodiacType;
  readonly natalLongitudeDeg: LongitudeDeg;
  readonly returnLongitudeDeg: LongitudeDeg;
  readonly isPrecessionCorrected: boolean;
  readonly location: PlaceInZone;
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
  const { birthLocations = BIRTH_LOCATIONS } = request;
  const [birth, target] = runCollectingProblems([
    () => addHandle(readBirth(toBirthSubject(request), services, birthLocations), toHandleSettings(request)),
    () => readTarget(request, services),
  ]);
  const search = prepareSearch(request, services, { birth, target });
  const returns = [...findReturns(search.sky, search.natal, search.window)];
  const nearest = pickNearestReturn(returns, target.jdUt);
  if (!nearest) throw createReturnNotFoundProblem(search, request.search_window_days);
  return {
    body: request.body,
    handle: birth.handle,
    nearest,
    others: returns.filter((other) => other !== nearest),
    window: search.window,
    ...measureLongitudes(request, services, { search, nearest }),
    ...describeAtPlace(request, services, { search, nearest }),
  };
}

const toBirthSubject = ({ birth_datetime, birth_time_known, location }: ReturnRequest) => ({
  name: '',
  birth_datetime,
  birth_time_known,
  birth_location: location,
});

/** The birth and the house system of a return, from the members of either form of the request. */
const toHandleSettings = ({ configuration, house_system }: ReturnRequest): HandleSettings => ({
  ...configuration,
  house_system: house_system ?? configuration.house_system,
});

interface SearchAndReturn {
  readonly search: ReturnSearch;
  readonly nearest: BodyReturn;
}

/** Longitudes at birth and return, in the zodiac of the request, to the decimals of the answer. */
function measureLongitudes(
  { body, precession_corrected, configuration, options }: ReturnCalculation,
  services: ReturnServices,
  { search, nearest }: SearchAndReturn,
) {
  const sky = toGeocentricSky(services, configuration);
  const { natal } = search;
  const { decimals } = toDisplay(options);
  const isSearched = sky.zodiac.type === search.sky.zodiac.type;
  return {
    zodiacType: configuration.zodiac_type,
    // Not computed again, as the engine would leave the files of the return for those of the birth.
    natalLongitudeDeg: isSearched ? natal.degree : longitudeToDecimals(sky, body, { moment: natal.birth, decimals }),
    returnLongitudeDeg: longitudeToDecimals(sky, body, { moment: nearest.moment, decimals }),
    isPrecessionCorrected: precession_corrected || configuration.zodiac_type === 'sidereal',
  };
}

/** The return on the clocks of its place: its range, warnings and chart. */
function describeAtPlace(request: ReturnCalculation, services: ReturnServices, { search, nearest }: SearchAndReturn) {
  const { natal, birth } = search;
  const moment = toMomentAtPlace(nearest.moment, request, services);
  const span = birth.day && findReturnSpan(search.sky, { natal, moment: nearest.moment, day: birth.day });
  return {
    span,
    location: { place: toRequestedPlace(selectReturnPlace(request)), timezone: moment.timezone },
    warnings: createReturnWarnings(request, { search, moment, span }),
    chart: request.include_chart
      ? castReturnChart(request, services.ephemeris, { moment, timeIsKnown: birth.timeIsKnown, span })
      : undefined,
  };
}
