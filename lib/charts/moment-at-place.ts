import type { Calendars } from '../astro/clock/civil-time/calendar-change.ts';
import type { LocalPractice } from '../astro/clock/civil-time/local-practice.ts';
import { createFixedResolution, type LocalMoment, resolveMoment } from '../astro/clock/civil-time/moment.ts';
import type { TimeAtPlace } from '../astro/clock/civil-time/place-clock.ts';
import type { StatedTime, StatedZone } from '../astro/clock/civil-time/stated-time.ts';
import type { ZoneHistories } from '../astro/clock/civil-time/zone.ts';
import type { ZoneLookup } from '../astro/clock/places/zone-lookup.ts';
import type { JdUt } from '../base/units/time.ts';
import { locateErrors, type TimeLocations } from './domain-problems.ts';
import { nameLocalCalendar, readLocalCalendar } from './local-calendar.ts';

/** Services that resolve civil times. */
export interface CivilTimeServices {
  readonly zones: ZoneHistories;
  readonly zoneLookup: ZoneLookup;
  readonly localPractice: LocalPractice;
  readonly calendars: Calendars;
}

/** A time of a request, and the place that it is read at. */
export interface RequestedTime {
  readonly stated: StatedTime;
  readonly place: { readonly latitudeDeg: number; readonly longitudeDeg: number };
  /** The zone of the place; undefined: it is looked up where the time needs one. */
  readonly timezone: StatedZone | undefined;
}

/**
 * A requested time as the domain resolves it.
 *
 * @throws InvalidLocalDateError
 */
export function toTimeAtPlace(
  { stated, place, timezone }: RequestedTime,
  { zoneLookup, localPractice, calendars }: CivilTimeServices,
): TimeAtPlace {
  const { latitudeDeg, longitudeDeg } = place;
  return {
    stated: readLocalCalendar(stated, { place, calendars }),
    timezone,
    longitudeDeg,
    findZone: () => zoneLookup.zonesAt(latitudeDeg, longitudeDeg),
    findPractice: (zone) => localPractice.rulesAt(latitudeDeg, longitudeDeg, zone),
  };
}

/**
 * The instant of a requested time.
 *
 * @throws Problem `InvalidTimezone`, `AmbiguousLocalTime`, `NonexistentLocalTime`
 */
export function resolveRequestedTime(
  time: RequestedTime,
  services: CivilTimeServices,
  locations: TimeLocations,
): LocalMoment {
  return locateErrors(locations, () => {
    const timeAtPlace = toTimeAtPlace(time, services);
    return nameLocalCalendar(resolveMoment(timeAtPlace, services.zones), timeAtPlace.stated);
  });
}

/**
 * An instant in the civil time of a place; its zone is looked up where the request states none.
 *
 * @throws Problem `InvalidTimezone`
 */
export function showInstantAtPlace(
  jd: JdUt,
  { place, timezone = {} }: Omit<RequestedTime, 'stated'>,
  services: CivilTimeServices,
  locations: TimeLocations,
): LocalMoment {
  const isStated = Object.values(timezone).some((value) => value !== undefined);
  const zone = isStated ? undefined : services.zoneLookup.zonesAt(place.latitudeDeg, place.longitudeDeg);
  const stated: StatedTime = {
    moment: { type: 'julian_day', julianDay: jd },
    disambiguation: 'compatible',
    timezone: zone && { iana_name: zone.timezone },
  };
  const moment = resolveRequestedTime({ stated, place, timezone }, services, locations);
  return { ...moment, resolution: createFixedResolution('utc'), ...(zone && { zoneMatch: zone }) };
}
