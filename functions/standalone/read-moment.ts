import { type LocalMoment, resolvePlacelessMoment } from '../../lib/domain/civil-time/moment.ts';
import type { StatedTime } from '../../lib/domain/civil-time/stated-time.ts';
import type { GeoPlace } from '../../lib/ephemeris/port.ts';
import { locateErrors } from '../../lib/use-cases/domain-problems.ts';
import { resolveRequestedTime } from '../../lib/use-cases/moment-at-place.ts';
import { type ChartServices, requireCoveredMoment } from '../../lib/use-cases/subject.ts';

const LOCATIONS = { time: 'body.date_time' };

/**
 * The moment of a calculation: civil time is read at the place that was sent with it, else as UTC.
 *
 * @throws Problem `InvalidTimezone`, `AmbiguousLocalTime`, `NonexistentLocalTime`, `DatetimeOutOfRange`
 */
export function readMoment(stated: StatedTime, services: ChartServices, place?: GeoPlace): LocalMoment {
  const moment = place
    ? resolveRequestedTime({ stated, place, timezone: undefined }, services, LOCATIONS)
    : locateErrors(LOCATIONS, () => resolvePlacelessMoment(stated, services.zones));
  requireCoveredMoment(moment.jdUt, services.ephemeris, { location: LOCATIONS.time });
  return moment;
}
