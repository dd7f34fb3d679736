import { createFixedResolution, type LocalMoment } from '../../../lib/domain/civil-time/moment.ts';
import type { StatedTime } from '../../../lib/domain/civil-time/stated-time.ts';
import type { JdUt } from '../../../lib/units/time.ts';
import { resolveRequestedTime } from '../../../lib/use-cases/moment-at-place.ts';
import { toRequestedPlace } from '../../../lib/use-cases/requested-place.ts';
import { type ChartServices, requireCoveredMoment } from '../../../lib/use-cases/subject.ts';
import type { ReturnRequest } from './request.ts';

type Places = Pick<ReturnRequest, 'location' | 'return_location'>;

/** The place of the return: `return_location`, else the birthplace. */
export const selectReturnPlace = ({ location, return_location }: Places) => return_location ?? location;

/**
 * The target of the search. A `target_datetime` without an offset is civil time at the place of the return.
 *
 * @throws Problem `InvalidTimezone`, `AmbiguousLocalTime`, `NonexistentLocalTime`, `DatetimeOutOfRange`
 */
export function readTarget(request: ReturnRequest, services: ChartServices): LocalMoment {
  const moment = resolveAtPlace(request.target_datetime, request, services);
  requireCoveredMoment(moment.jdUt, services.ephemeris, { location: TARGET });
  return moment;
}

const TARGET = 'body.target_datetime';

function resolveAtPlace(stated: StatedTime, places: Places, services: ChartServices): LocalMoment {
  const location = selectReturnPlace(places);
  const placeZone = `body.${places.return_location ? 'return_location' : 'location'}.timezone`;
  const time = { stated, place: toRequestedPlace(location), timezone: location.timezone };
  return resolveRequestedTime(time, services, { time: TARGET, placeZone });
}

/** An instant in the civil time of the place of the return; its zone is looked up where the request states none. */
export function toMomentAtPlace(jd: JdUt, places: Places, services: ChartServices): LocalMoment {
  const { timezone = {}, ...location } = selectReturnPlace(places);
  const { latitudeDeg, longitudeDeg } = toRequestedPlace(location);
  const isStated = Object.values(timezone).some((value) => value !== undefined);
  const zone = isStated ? undefined : services.zoneLookup.zonesAt(latitudeDeg, longitudeDeg);
  const stated: StatedTime = {
    moment: { type: 'julian_day', julianDay: jd },
    disambiguation: 'compatible',
    timezone: zone && { iana_name: zone.timezone },
  };
  const moment = resolveAtPlace(stated, places, services);
  return { ...moment, resolution: createFixedResolution('utc'), ...(zone && { zoneMatch: zone }) };
}
