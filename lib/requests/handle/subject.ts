import type { HandleContents } from './contents.ts';

/**
 * The subject of a handle in the form that a request has it.
 *
 * Its moment is an instant, so that no local time is read again. Beside a zone stands the offset that the clock had: it
 * need not be that of the zone.
 */
export function toHandleSubject({ birth }: HandleContents) {
  const { name, jdUt, timeIsKnown, timezone, latitudeDeg, longitudeDeg, elevationM, utcOffsetSeconds } = birth;
  const place = { latitude: { decimal: latitudeDeg }, longitude: { decimal: longitudeDeg }, elevation: elevationM };
  const zone = timezone === undefined ? undefined : { iana_name: timezone };
  const clock = zone
    ? { ...zone, shown_offset_seconds: () => utcOffsetSeconds }
    : { utc_offset_seconds: utcOffsetSeconds };
  return {
    name,
    birth_datetime: { julian_day: jdUt, timezone: clock },
    birth_location: { ...place, ...(zone && { timezone: zone }) },
    birth_time_known: timeIsKnown,
  };
}
