import { type LocalMoment, resolveMoment, resolvePlacelessMoment } from '../../lib/domain/civil-time/moment.ts';
import type { StatedTime } from '../../lib/domain/civil-time/stated-time.ts';
import type { GeoPlace } from '../../lib/ephemeris/port.ts';
import { type ChartServices, requireCoveredMoment } from '../../lib/use-cases/subject.ts';

const LOCATION = 'body.date_time';

/**
 * The moment of a calculation: civil time is read at the place that was sent with it, else as UTC.
 *
 * @throws Problem `InvalidTimezone`, `AmbiguousLocalTime`, `NonexistentLocalTime`, `DatetimeOutOfRange`
 */
export function readMoment(stated: StatedTime, services: ChartServices, place?: GeoPlace): LocalMoment {
  const moment = place
    ? resolveMomentAt(stated, services, place)
    : resolvePlacelessMoment(stated, services.zones, LOCATION);
  requireCoveredMoment(moment.jdUt, services.ephemeris, { location: LOCATION });
  return moment;
}

function resolveMomentAt(
  stated: StatedTime,
  { zones, zoneLookup }: ChartServices,
  { latitudeDeg, longitudeDeg }: GeoPlace,
): LocalMoment {
  const findZone = () => zoneLookup.zonesAt(latitudeDeg, longitudeDeg);
  const locations = { time: LOCATION, timezone: `${LOCATION}.timezone` };
  return resolveMoment({ stated, timezone: undefined, longitudeDeg, findZone, locations }, zones);
}
