import { wallAt } from '../../lib/astro/clock/civil-time/civil.ts';
import type { LocalMoment } from '../../lib/astro/clock/civil-time/moment.ts';
import { lookUpPlaceClock } from '../../lib/astro/clock/civil-time/place-clock.ts';
import type { PracticeAtMoment } from '../../lib/astro/clock/civil-time/practice-readings.ts';
import type { StatedTime } from '../../lib/astro/clock/civil-time/stated-time.ts';
import type { ClockPeriod } from '../../lib/astro/clock/civil-time/zone.ts';
import type { ZoneMatch } from '../../lib/astro/clock/places/zone-lookup.ts';
import { jdUtFromUnix, type UnixSeconds } from '../../lib/base/units/time.ts';
import { type CivilTimeServices, resolveRequestedTime, toTimeAtPlace } from '../../lib/charts/moment-at-place.ts';

/** A point on the Earth. */
interface Coordinates {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/** The zone of a place and its local time at an instant. Before standard time this is the place's own mean time. */
interface ClockAtPlace {
  readonly found: ZoneMatch;
  readonly period: ClockPeriod;
  /** Present where the clocks of the place, its zone or its records differ. */
  readonly practice: PracticeAtMoment | undefined;
}

/** Finds the zone and local time of a place at an instant. */
export function findClock(place: Coordinates, instant: UnixSeconds, services: CivilTimeServices): ClockAtPlace {
  const moment = { type: 'julian_day', julianDay: jdUtFromUnix(instant) } as const;
  return showClock({ moment, disambiguation: 'compatible', timezone: undefined }, instant, { place, services });
}

/**
 * Finds the zone and local time of a place at a given time, read as the place's civil time unless it states otherwise.
 *
 * @throws Problem `InvalidTimezone`, `AmbiguousLocalTime`, `NonexistentLocalTime`
 */
export function findClockAtTime(
  place: Coordinates,
  stated: StatedTime,
  services: CivilTimeServices,
): ClockAtPlace & { readonly moment: LocalMoment } {
  const moment = resolveRequestedTime({ stated, place, timezone: undefined }, services, { time: 'body.datetime' });
  return { ...showClock(stated, moment.instant, { place, services }), moment };
}

interface PlaceWithServices {
  readonly place: Coordinates;
  readonly services: CivilTimeServices;
}

/** The clock that a stated time is read on at a place, as it shows an instant. */
function showClock(stated: StatedTime, instant: UnixSeconds, { place, services }: PlaceWithServices): ClockAtPlace {
  const placeTime = toTimeAtPlace({ stated, place, timezone: undefined }, services);
  const { zone, compare, match } = lookUpPlaceClock(placeTime, services.zones);
  const period = zone.periodAt(instant);
  const practice = compare?.(wallAt(instant, period.offsetSeconds), 'compatible');
  return { found: match, period, practice };
}
