import type { LocalMoment } from '../../../lib/astro/clock/civil-time/moment.ts';
import type { StatedTime } from '../../../lib/astro/clock/civil-time/stated-time.ts';
import type { GeocentricSky } from '../../../lib/astro/motion/geocentric-sky.ts';
import {
  type BodyReturn,
  computeNatalLongitude,
  type NatalLongitude,
  returnCycleOf,
} from '../../../lib/astro/timing/returns/returns.ts';
import { clipWindowAround, farthestReturnDays } from '../../../lib/astro/timing/returns/window.ts';
import { type JdRange, type JdUt, jdUt } from '../../../lib/base/units/time.ts';
import type { ChartRequest } from '../../../lib/charts/chart-settings.ts';
import { runCollectingProblems } from '../../../lib/charts/collect-problems.ts';
import { requireCoveredBody } from '../../../lib/charts/covered-body.ts';
import type { TimeLocations } from '../../../lib/charts/domain-problems.ts';
import { addHandle } from '../../../lib/charts/handle.ts';
import { resolveRequestedTime, showInstantAtPlace } from '../../../lib/charts/moment-at-place.ts';
import { toRequestedPlace } from '../../../lib/charts/requested-place.ts';
import { type SearchServices, toGeocentricSky } from '../../../lib/charts/search-sky.ts';
import {
  type ChartServices,
  readBirth,
  requireCoveredMoment,
  type SubjectWithDay,
} from '../../../lib/charts/subject.ts';
import type { ReturnRequest } from './requests.ts';

/** A parsed request, the request for its chart, and where the birth stands in it. */
export interface ReturnCalculation extends ReturnRequest {
  readonly chart: ChartRequest;
  readonly birthLocations: TimeLocations & { readonly placeZone: string };
}

const TARGET = 'body.target_datetime';

const selectLocation = ({ return_location, location }: ReturnCalculation) => return_location ?? location;

/** The place of the return: `return_location`, else the birthplace. */
export const selectReturnPlace = (request: ReturnCalculation) => toRequestedPlace(selectLocation(request));

/**
 * The target of the search. A `target_datetime` without an offset is civil time at the place of the return.
 *
 * @throws Problem `InvalidTimezone`, `AmbiguousLocalTime`, `NonexistentLocalTime`, `DatetimeOutOfRange`
 */
function readTarget(request: ReturnCalculation, services: ChartServices): LocalMoment {
  const moment = resolveAtPlace(request.target_datetime, request, services);
  requireCoveredMoment(moment.jdUt, services.ephemeris, { location: TARGET });
  return moment;
}

function resolveAtPlace(stated: StatedTime, request: ReturnCalculation, services: ChartServices): LocalMoment {
  return resolveRequestedTime({ stated, ...toReturnClock(request) }, services, locateTime(request));
}

const toReturnClock = (request: ReturnCalculation) => ({
  place: selectReturnPlace(request),
  timezone: selectLocation(request).timezone,
});

const locateTime = ({ return_location, birthLocations }: ReturnCalculation): TimeLocations => ({
  time: TARGET,
  placeZone: return_location ? 'body.return_location.timezone' : birthLocations.placeZone,
});

/** An instant in the civil time of the place of the return. */
export const toMomentAtPlace = (jd: JdUt, request: ReturnCalculation, services: ChartServices): LocalMoment =>
  showInstantAtPlace(jd, toReturnClock(request), services, locateTime(request));

/** What the search for a return and the cast of its chart need. */
export type ReturnServices = ChartServices & SearchServices;

/** A search for returns: the natal place, the zodiac and the window. */
export interface ReturnSearch {
  /** With its chart handle, unless that would be too long. */
  readonly birth: SubjectWithDay;
  readonly target: LocalMoment;
  readonly sky: GeocentricSky;
  readonly natal: NatalLongitude;
  readonly window: JdRange;
  /** Whether the ephemeris ends within the requested window. */
  readonly isCut: boolean;
}

/** The return nearest to the target. */
export interface FoundReturn extends ReturnSearch {
  readonly nearest: BodyReturn;
  /** The other returns in the window, in order of time. */
  readonly others: readonly BodyReturn[];
  /** The nearest return in the civil time of its place. */
  readonly moment: LocalMoment;
  /** The range of the return; undefined where the time of birth is known, or the ephemeris ends within the range. */
  readonly span: JdRange | undefined;
}

/**
 * Reads the birth and the target, and finds what is searched.
 *
 * @throws Problem of reading either; `InvalidBody` for a body whose files do not cover both birth and target
 */
export function prepareSearch(request: ReturnCalculation, services: ReturnServices): ReturnSearch {
  const { body, search_window_days } = request;
  const [birth, target] = runCollectingProblems([
    () => readBirthWithHandle(request, services),
    () => readTarget(request, services),
  ]);
  requireCoveredBody(services.ephemeris, { body, location: 'body.body' }, spanOfLife(birth, target));
  const sky = toReturnSky(request, services);
  const natal = computeNatalLongitude(sky, body, birth.moment.jdUt);
  const life = { birth: natal.birth, target: target.jdUt };
  const reachDays = search_window_days ?? farthestReturnDays(returnCycleOf(sky, body), life);
  const window = clipWindowAround(target.jdUt, reachDays, services.ephemeris.coverage(body));
  const isCut = window.fromJdUt > target.jdUt - reachDays || window.toJdUt < target.jdUt + reachDays;
  return { birth, target, sky, natal, window, isCut };
}

function readBirthWithHandle(request: ReturnCalculation, services: ReturnServices): SubjectWithDay {
  const { birth_datetime, birth_time_known, location: birth_location, configuration, birthLocations } = request;
  const subject = { name: '', birth_datetime, birth_time_known, birth_location };
  const house_system = request.house_system ?? configuration.house_system;
  return addHandle(readBirth(subject, services, birthLocations), { ...configuration, house_system });
}

/** The span from birth to target, which the files of the body must cover; a birth of unknown time is a whole day. */
function spanOfLife({ moment, day }: SubjectWithDay, target: LocalMoment): JdRange {
  const moments = [moment.jdUt, day?.fromJdUt ?? moment.jdUt, day?.toJdUt ?? moment.jdUt, target.jdUt];
  return { fromJdUt: jdUt(Math.min(...moments)), toJdUt: jdUt(Math.max(...moments)) };
}

/**
 * The sky that the body returns in. A precession-corrected return is a return in a sidereal zodiac: the growth of the
 * ayanamsa between birth and return is added to the natal longitude. The ayanamsa is Fagan-Bradley, that of the school that
 * corrects returns; Lahiri and Raman, which differ in the zero point alone, give the same moments, to 1.5 s for Pluto over
 * 248 years.
 *
 * @source "a precessed return preserves the ayanamsa at the birth moment and the difference between that value and the
 * value for the current moment is added to the planet for which the return chart is cast": Cosmic Patterns, dictionary of
 * astrology, https://www.astrologysoftware.com/community/learn/dictionary/precessed_return_charts.html
 */
function toReturnSky(
  { precession_corrected, configuration }: ReturnCalculation,
  services: SearchServices,
): GeocentricSky {
  const isPrecessed = precession_corrected && configuration.zodiac_type === 'tropical';
  return toGeocentricSky(
    services,
    isPrecessed ? { zodiac_type: 'sidereal', ayanamsa: 'fagan_bradley' } : configuration,
  );
}
