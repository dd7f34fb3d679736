import { type Moment, momentOf, type TimeAtPlace } from '../../domain/civil-time/moment.ts';
import type { StatedTime } from '../../domain/civil-time/stated-time.ts';
import type { GeoPlace } from '../../ephemeris/port.ts';
import type { Location } from '../../schemas/location.ts';
import { jdUtFromUnix, unixSeconds } from '../../units/time.ts';
import { type Readers, refuseOutside } from '../subject.ts';

const UTC = { utc_offset_seconds: 0 } as const;

/** When transits are asked for, and where. */
export interface TransitTime {
  /** Undefined: now. */
  readonly stated: StatedTime | undefined;
  readonly now: Date;
  readonly location: Location | undefined;
  readonly place: GeoPlace;
}

/**
 * The moment of transits. Civil time is read on the clock of the location that was sent with it; without one, a transit
 * is no event of any place, so its time is UTC.
 *
 * @throws Problem `InvalidTimezone`, `AmbiguousLocalTime`, `NonexistentLocalTime`, `DatetimeOutOfRange`
 */
export function transitMoment({ stated, now, location, place }: TransitTime, readers: Readers): Moment {
  const isUtc = !stated || (!location && needsClock(stated));
  const time: TimeAtPlace = {
    stated: stated ?? atInstant(now),
    timezone: location?.timezone ?? (isUtc ? UTC : undefined),
    longitudeDeg: place.longitudeDeg,
    findZone: () => readers.zoneLookup.zonesAt(place.latitudeDeg, place.longitudeDeg),
    locations: { time: 'body.transit_datetime', timezone: 'body.location.timezone' },
  };
  const moment = momentOf(time, readers.zones);
  refuseOutside(moment.jdUt, readers.ephemeris, { location: time.locations.time });
  return isUtc ? { ...moment, resolution: { source: 'utc', status: 'unique' } } : moment;
}

/** Whether a time is civil time and nothing written with it says on which clock. */
function needsClock({ moment, timezone }: StatedTime): boolean {
  return moment.type === 'civil' && moment.offsetSeconds === undefined && !timezone;
}

function atInstant(now: Date): StatedTime {
  const julianDay = jdUtFromUnix(unixSeconds(now.getTime() / 1000));
  return { moment: { type: 'julian_day', julianDay }, disambiguation: 'compatible', timezone: undefined };
}
