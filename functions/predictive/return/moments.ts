import { type LocalMoment, resolveMoment } from '../../../lib/domain/civil-time/moment.ts';
import type { StatedTime } from '../../../lib/domain/civil-time/stated-time.ts';
import type { JdUt } from '../../../lib/units/time.ts';
import { type ChartServices, requireCoveredMoment, toGeoPlace } from '../../../lib/use-cases/subject.ts';
import type { ReturnRequest } from './request.ts';

type Places = Pick<ReturnRequest, 'location' | 'return_location'>;

/** The place that a return is for. */
export const selectReturnPlace = ({ location, return_location }: Places) => return_location ?? location;

/**
 * The moment about which the return is. Civil time is that of the place that the return is for.
 *
 * @throws Problem `InvalidTimezone`, `AmbiguousLocalTime`, `NonexistentLocalTime`, `DatetimeOutOfRange`
 */
export function readTarget(request: ReturnRequest, readers: ChartServices): LocalMoment {
  const moment = resolveAtPlace(request.target_datetime, request, readers);
  requireCoveredMoment(moment.jdUt, readers.ephemeris, { location: TARGET });
  return moment;
}

const TARGET = 'body.target_datetime';

function resolveAtPlace(stated: StatedTime, places: Places, { zones, zoneLookup }: ChartServices): LocalMoment {
  const { timezone, ...location } = selectReturnPlace(places);
  const { latitudeDeg, longitudeDeg } = toGeoPlace(location);
  return resolveMoment(
    {
      stated,
      timezone,
      longitudeDeg,
      findZone: () => zoneLookup.zonesAt(latitudeDeg, longitudeDeg),
      locations: { time: TARGET, timezone: `body.${places.return_location ? 'return_location' : 'location'}.timezone` },
    },
    zones,
  );
}

/** An instant on the clocks of the place that the return is for; their zone is looked up where none is stated. */
export function toMomentAtPlace(jd: JdUt, places: Places, readers: ChartServices): LocalMoment {
  const { timezone = {}, ...location } = selectReturnPlace(places);
  const { latitudeDeg, longitudeDeg } = toGeoPlace(location);
  const isStated = Object.values(timezone).some((value) => value !== undefined);
  const found = isStated ? undefined : readers.zoneLookup.zonesAt(latitudeDeg, longitudeDeg);
  const stated: StatedTime = {
    moment: { type: 'julian_day', julianDay: jd },
    disambiguation: 'compatible',
    timezone: found && { iana_name: found.timezone },
  };
  const moment = resolveAtPlace(stated, places, readers);
  return { ...moment, resolution: { source: 'utc', status: 'unique' }, ...(found && { zoneMatch: found }) };
}
