import { createFixedResolution, type LocalMoment } from '../../../lib/astro/clock/civil-time/moment.ts';
import type { StatedTime } from '../../../lib/astro/clock/civil-time/stated-time.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';
import type { ChartRequest } from '../../../lib/charts/chart-settings.ts';
import type { TimeLocations } from '../../../lib/charts/domain-problems.ts';
import { resolveRequestedTime } from '../../../lib/charts/moment-at-place.ts';
import { toRequestedPlace } from '../../../lib/charts/requested-place.ts';
import { type ChartServices, requireCoveredMoment } from '../../../lib/charts/subject.ts';
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
export function readTarget(request: ReturnCalculation, services: ChartServices): LocalMoment {
  const moment = resolveAtPlace(request.target_datetime, request, services);
  requireCoveredMoment(moment.jdUt, services.ephemeris, { location: TARGET });
  return moment;
}

function resolveAtPlace(stated: StatedTime, request: ReturnCalculation, services: ChartServices): LocalMoment {
  const { timezone } = selectLocation(request);
  const placeZone = request.return_location ? 'body.return_location.timezone' : request.birthLocations.placeZone;
  const time = { stated, place: selectReturnPlace(request), timezone };
  return resolveRequestedTime(time, services, { time: TARGET, placeZone });
}

/** An instant in the civil time of the place of the return; its zone is looked up where the request states none. */
export function toMomentAtPlace(jd: JdUt, request: ReturnCalculation, services: ChartServices): LocalMoment {
  const { timezone = {} } = selectLocation(request);
  const { latitudeDeg, longitudeDeg } = selectReturnPlace(request);
  const isStated = Object.values(timezone).some((value) => value !== undefined);
  const zone = isStated ? undefined : services.zoneLookup.zonesAt(latitudeDeg, longitudeDeg);
  const stated: StatedTime = {
    moment: { type: 'julian_day', julianDay: jd },
    disambiguation: 'compatible',
    timezone: zone && { iana_name: zone.timezone },
  };
  const moment = resolveAtPlace(stated, request, services);
  return { ...moment, resolution: createFixedResolution('utc'), ...(zone && { zoneMatch: zone }) };
}
