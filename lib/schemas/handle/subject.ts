import type { StatedTime, StatedZone } from '../../domain/civil-time/stated-time.ts';
import type { HandleBirth, HandleContents } from './contents.ts';

/**
 * The subject of a handle in the form that a request has it.
 *
 * Where the clock of the birth was not the one of its zone, the form cannot state the clock: {@link toHandleTime} can.
 */
export function toHandleSubject({ birth }: HandleContents) {
  const { name, jdUt, timeIsKnown, timezone, latitudeDeg, longitudeDeg, elevationM, utcOffsetSeconds } = birth;
  const place = { latitude: { decimal: latitudeDeg }, longitude: { decimal: longitudeDeg }, elevation: elevationM };
  const zone = timezone === undefined ? { utc_offset_seconds: utcOffsetSeconds } : { iana_name: timezone };
  return {
    name,
    birth_datetime: { julian_day: jdUt, timezone: zone },
    birth_location: { ...place, ...(timezone !== undefined && { timezone: zone }) },
    birth_time_known: timeIsKnown,
  };
}

/** The moment of a handle: an instant with the clock that shows it, so that no local time has to be read again. */
export function toHandleTime({ jdUt, timezone, utcOffsetSeconds }: HandleBirth): StatedTime {
  const zone: StatedZone = { utc_offset_seconds: utcOffsetSeconds, iana_name: timezone };
  return { moment: { type: 'julian_day', julianDay: jdUt }, disambiguation: 'compatible', timezone: zone };
}
