import type { CalendarDate } from '../astro/clock/civil-time/calendar.ts';
import { findPlaceClock, lookUpPlaceClock, type PlaceClock } from '../astro/clock/civil-time/place-clock.ts';
import type { StatedZone } from '../astro/clock/civil-time/stated-time.ts';
import { type CivilTimeServices, toTimeAtPlace } from './moment-at-place.ts';

interface PlaceAndDate {
  readonly place: { readonly latitudeDeg: number; readonly longitudeDeg: number };
  /** The zone of the place; undefined: it is looked up. */
  readonly timezone: StatedZone | undefined;
  /** Gregorian; decides which records of local practice apply. */
  readonly date: CalendarDate;
}

/**
 * The clock that people at a place go by around a date.
 *
 * @throws UnknownZoneError, ContradictoryZonesError
 */
export function findClockOfPlace({ place, timezone, date }: PlaceAndDate, services: CivilTimeServices): PlaceClock {
  const stated = {
    moment: {
      type: 'civil',
      civil: { ...date, hour: 0, minute: 0, second: 0 },
      calendar: 'gregorian',
      isCalendarStated: true,
      hasTime: false,
      offsetSeconds: undefined,
    },
    disambiguation: 'compatible',
    timezone: undefined,
  } as const;
  const time = toTimeAtPlace({ stated, place, timezone }, services);
  return findPlaceClock(time, services.zones) ?? lookUpPlaceClock(time, services.zones);
}
