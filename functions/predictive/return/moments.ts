import { createFixedResolution, type LocalMoment } from '../../../lib/astro/clock/civil-time/moment.ts';
import type { StatedTime } from '../../../lib/astro/clock/civil-time/stated-time.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';
import type { ChartRequest } from '../../../lib/charts/chart-settings.ts';
import { resolveRequestedTime } from '../../../lib/charts/moment-at-place.ts';
import { toRequestedPlace } from '../../../lib/charts/requested-place.ts';
import { type ChartServices, requireCoveredMoment } from '../../../lib/charts/subject.ts';
import type { ReturnRequest } from './request.ts';

/** A parsed request and the request for its chart. */
export interface ReturnCalculation extends ReturnRequest {
  readonly chart: ChartRequest;
  /** Location of the birth in the request. Default: {@link BIRTH_LOCATIONS}. */
  readonly birthLocations?: BirthLocations;
}

/** Where the time of birth and the zone of the birthplace stand in a request. */
export interface BirthLocations {
  readonly time: string;
  readonly placeZone: string;
}

/** The locations in the request for the return of one birth. */
export const BIRTH_LOCATIONS: BirthLocations = { time: 'body.birth_datetime', placeZone: 'body.location.timezone' };

/** The places of a request, and the location of a birth that is not a member next to them. */
type Places = Pick<ReturnCalculation, 'location' | 'return_location' | 'birthLocations'>;

/** The place of the return: `return_location`, else the birthplace. */
export const selectReturnPlace = ({ location, return_location }: Pick<Places, 'location' | 'return_location'>) =>
  return_location ?? location;

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

const TARGET = 'body.target_datetime';

function resolveAtPlace(stated: StatedTime, places: Places, services: ChartServices): LocalMoment {
  const location = selectReturnPlace(places);
  const { placeZone } = places.return_location
    ? { placeZone: 'body.return_location.timezone' }
    : (places.birthLocations ?? BIRTH_LOCATIONS);
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
