import { formatUtc } from '../domain/civil-time/format.ts';
import { type LocalMoment, resolveLocalDay, resolveMoment, type TimeAtPlace } from '../domain/civil-time/moment.ts';
import type { ZoneHistories } from '../domain/civil-time/zone.ts';
import type { ZoneLookup } from '../domain/places/zone-lookup.ts';
import type { Ephemeris, GeoPlace } from '../ephemeris/port.ts';
import { Problem } from '../errors/problem.ts';
import type { Location } from '../schemas/location.ts';
import type { Subject } from '../schemas/subject.ts';
import { type JdUt, unixFromJdUt } from '../units/time.ts';

/** Services that read a subject and cast its chart. */
export interface ChartServices {
  readonly ephemeris: Ephemeris;
  readonly zones: ZoneHistories;
  readonly zoneLookup: ZoneLookup;
}

/** A subject; with the limits of its day if the time of birth is unknown. */
export interface SubjectWithDay extends ResolvedSubject {
  readonly day?: { readonly fromJdUt: JdUt; readonly toJdUt: JdUt };
}

/** A subject with its resolved moment and place. */
export interface ResolvedSubject {
  readonly name: string;
  readonly moment: LocalMoment;
  readonly place: GeoPlace;
  readonly timeIsKnown: boolean;
}

/**
 * Resolves the place and the instant of a birth.
 *
 * @param location where the subject stands in the request, such as `body.subject`
 * @throws Problem `InvalidTimezone`, `AmbiguousLocalTime`, `NonexistentLocalTime`, `DatetimeOutOfRange`
 */
export function readSubject(subject: Subject, services: ChartServices, location: string): SubjectWithDay {
  const locations = { time: `${location}.birth_datetime`, timezone: `${location}.birth_location.timezone` };
  return readBirth(subject, services, locations);
}

/**
 * As {@link readSubject}, for a birth whose parts stand elsewhere in the request.
 *
 * @param locations where its time and the zone of its place stand
 */
export function readBirth(
  subject: Subject,
  services: ChartServices,
  locations: TimeAtPlace['locations'],
): SubjectWithDay {
  const place = toGeoPlace(subject.birth_location);
  const time: TimeAtPlace = {
    stated: subject.birth_datetime,
    timezone: subject.birth_location.timezone,
    longitudeDeg: place.longitudeDeg,
    findZone: () => services.zoneLookup.zonesAt(place.latitudeDeg, place.longitudeDeg),
    locations,
  };
  const common = { name: subject.name, place, timeIsKnown: subject.birth_time_known };
  if (subject.birth_time_known) {
    const moment = resolveMoment(time, services.zones);
    requireCoveredMoment(moment.jdUt, services.ephemeris, { location: time.locations.time });
    return { ...common, moment };
  }
  const { noon, ...day } = resolveLocalDay(time, services.zones);
  for (const jd of [day.fromJdUt, noon.jdUt, day.toJdUt]) {
    requireCoveredMoment(jd, services.ephemeris, { location: time.locations.time });
  }
  return { ...common, moment: noon, day };
}

/** The place of a location; the default elevation is sea level. */
export function toGeoPlace({ latitude, longitude, elevation = 0 }: Location): GeoPlace {
  return { latitudeDeg: latitude.decimal, longitudeDeg: longitude.decimal, elevationM: elevation };
}

/** A moment of a calculation: where it stands in the request, and its name in messages. */
interface RequestedMoment {
  readonly location: string;
  readonly name?: string;
}

/** @throws Problem `DatetimeOutOfRange` for a moment that the ephemeris files do not cover */
export function requireCoveredMoment(
  moment: JdUt,
  ephemeris: Ephemeris,
  { location, name = 'moment' }: RequestedMoment,
): void {
  const { fromJdUt, toJdUt } = ephemeris.coverage();
  if (moment >= fromJdUt && moment <= toJdUt) return;
  const [from, to] = [fromJdUt, toJdUt].map((jd) => formatUtc(unixFromJdUt(jd)).slice(0, -'T00:00:00.000Z'.length));
  const span = `between ${from} and ${to}, which the ephemeris files cover`;
  const message = name === 'moment' ? `must lie ${span}` : `gives a ${name} that does not lie ${span}`;
  throw new Problem('DatetimeOutOfRange', `The ${name} must lie ${span}.`, { issues: [{ location, message }] });
}
