import type { LocalMoment } from '../../../lib/astro/clock/civil-time/moment.ts';
import type { GeocentricSky } from '../../../lib/astro/motion/geocentric-sky.ts';
import {
  computeNatalLongitude,
  type NatalLongitude,
  returnCycleOf,
} from '../../../lib/astro/timing/returns/returns.ts';
import { clipWindowAround, farthestReturnDays } from '../../../lib/astro/timing/returns/window.ts';
import { type JdRange, jdUt } from '../../../lib/base/units/time.ts';
import { requireCoveredBody } from '../../../lib/charts/covered-body.ts';
import type { SubjectWithDay } from '../../../lib/charts/subject.ts';
import { type SearchServices, toGeocentricSky } from '../search-services.ts';
import type { ReturnRequest } from './request.ts';

/** A search for returns: the natal place, the zodiac and the window. */
export interface ReturnSearch {
  readonly birth: SubjectWithDay;
  readonly target: LocalMoment;
  readonly sky: GeocentricSky;
  readonly natal: NatalLongitude;
  readonly window: JdRange;
  /** Whether the ephemeris ends within the requested window. */
  readonly isCut: boolean;
}

/** @throws Problem `InvalidBody` for a body whose files do not cover both birth and target */
export function prepareSearch(
  request: ReturnRequest,
  services: SearchServices,
  { birth, target }: Pick<ReturnSearch, 'birth' | 'target'>,
): ReturnSearch {
  const { body, search_window_days } = request;
  requireCoveredBody(services.ephemeris, { body, location: 'body.body' }, spanOfLife(birth, target));
  const sky = toReturnSky(request, services);
  const natal = computeNatalLongitude(sky, body, birth.moment.jdUt);
  const life = { birth: natal.birth, target: target.jdUt };
  const reachDays = search_window_days ?? farthestReturnDays(returnCycleOf(sky, body), life);
  const window = clipWindowAround(target.jdUt, reachDays, services.ephemeris.coverage(body));
  const isCut = window.fromJdUt > target.jdUt - reachDays || window.toJdUt < target.jdUt + reachDays;
  return { birth, target, sky, natal, window, isCut };
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
function toReturnSky({ precession_corrected, configuration }: ReturnRequest, services: SearchServices): GeocentricSky {
  const isPrecessed = precession_corrected && configuration.zodiac_type === 'tropical';
  return toGeocentricSky(
    services,
    isPrecessed ? { zodiac_type: 'sidereal', ayanamsa: 'fagan_bradley' } : configuration,
  );
}
