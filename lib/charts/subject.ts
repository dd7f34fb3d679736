import { formatInstant } from '../astro/clock/civil-time/format.ts';
import { type LocalMoment, resolveLocalDay } from '../astro/clock/civil-time/moment.ts';
import type { Ephemeris } from '../astro/port.ts';
import { Problem } from '../base/errors/problem.ts';
import type { SystemClock } from '../base/units/system-clock.ts';
import type { JdUt } from '../base/units/time.ts';
import type { Warning } from '../base/warning.ts';
import type { Subject } from '../requests/subject.ts';
import { checkBirth } from './birth-warnings.ts';
import { locateErrors, type TimeLocations } from './domain-problems.ts';
import { nameLocalCalendar } from './local-calendar.ts';
import { type CivilTimeServices, type RequestedTime, resolveRequestedTime, toTimeAtPlace } from './moment-at-place.ts';
import { createPlaceChoiceWarnings, type RequestedPlace, toRequestedPlace } from './requested-place.ts';

/** Services that read a subject and cast its chart. */
export interface ChartServices extends CivilTimeServices {
  readonly ephemeris: Ephemeris;
  readonly clock: SystemClock;
}

/** A subject; with the limits of its day if the time of birth is unknown. */
export interface SubjectWithDay extends ResolvedSubject {
  readonly day?: { readonly fromJdUt: JdUt; readonly toJdUt: JdUt };
}

/** A subject with its resolved moment and place. */
export interface ResolvedSubject {
  readonly name: string;
  readonly moment: LocalMoment;
  readonly place: RequestedPlace;
  readonly timeIsKnown: boolean;
  /** About how the birth was stated; empty for a subject that is no birth. */
  readonly warnings: readonly Warning[];
  /** Chart handle of the birth with the settings of the request; undefined for a subject that is no birth. */
  readonly handle?: string;
}

/**
 * Resolves the place and the instant of a birth.
 *
 * @param location where the subject is in the request, such as `body.subject`
 * @throws Problem `InvalidTimezone`, `AmbiguousLocalTime`, `NonexistentLocalTime`, `DatetimeOutOfRange`
 */
export function readSubject(subject: Subject, services: ChartServices, location: string): SubjectWithDay {
  return readBirth(subject, services, {
    time: `${location}.birth_datetime`,
    placeZone: `${location}.birth_location.timezone`,
  });
}

/**
 * As {@link readSubject}, for a birth whose parts stand elsewhere in the request.
 *
 * @param locations where its time and the zone of its place stand
 */
export function readBirth(subject: Subject, services: ChartServices, locations: TimeLocations): SubjectWithDay {
  const { name, birth_datetime, birth_location: location, birth_time_known: timeIsKnown } = subject;
  const stated = { ...birth_datetime, timeBasis: birth_datetime.timeBasis ?? ('unknown' as const) };
  const place = toRequestedPlace(location);
  const time = { stated, place, timezone: location.timezone };
  const birth = timeIsKnown
    ? { moment: resolveRequestedTime(time, services, locations) }
    : readDayOfBirth(time, services, locations);
  for (const jd of listMoments(birth)) requireCoveredMoment(jd, services.ephemeris, { location: locations.time });
  const checked = checkBirth({ ...time, timeIsKnown, moment: birth.moment }, services);
  const warnings = [...createPlaceChoiceWarnings(place), ...checked.warnings];
  return { name, place, timeIsKnown, ...birth, moment: checked.moment, warnings };
}

type MomentWithDay = Pick<SubjectWithDay, 'moment' | 'day'>;

function readDayOfBirth(time: RequestedTime, services: ChartServices, locations: TimeLocations): MomentWithDay {
  return locateErrors(locations, () => {
    const timeAtPlace = toTimeAtPlace(time, services);
    const { noon, ...day } = resolveLocalDay(timeAtPlace, services.zones);
    return { moment: nameLocalCalendar(noon, timeAtPlace.stated), day };
  });
}

const listMoments = ({ moment, day }: MomentWithDay): readonly JdUt[] =>
  day ? [day.fromJdUt, moment.jdUt, day.toJdUt] : [moment.jdUt];

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
  const [from, to] = [fromJdUt, toJdUt].map((jd) => `${formatInstant(jd).slice(0, -':00.000Z'.length)}Z`);
  const span = `between ${from} and ${to}, which the ephemeris files cover`;
  const message = name === 'moment' ? `must lie ${span}` : `gives a ${name} that does not lie ${span}`;
  throw new Problem('DatetimeOutOfRange', `The ${name} must lie ${span}.`, { issues: [{ location, message }] });
}
