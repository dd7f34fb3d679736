import { dateFromDayNumber, dayNumber } from '../../astro/clock/civil-time/calendar.ts';
import { instantFromCivil } from '../../astro/clock/civil-time/civil.ts';
import { type Clock, resolveStatedClock } from '../../astro/clock/civil-time/clock.ts';
import { formatOffset, formatUtc } from '../../astro/clock/civil-time/format.ts';
import type { StatedZone } from '../../astro/clock/civil-time/stated-time.ts';
import type { ZoneHistories } from '../../astro/clock/civil-time/zone.ts';
import type { ZoneLookup } from '../../astro/clock/places/zone-lookup.ts';
import { isObject } from '../../base/is-object.ts';
import { type UnixSeconds, unixSeconds } from '../../base/units/time.ts';
import { formatIsoDate } from '../dates/iso-text.ts';
import {
  dateAt,
  isTooFar,
  looksRelative,
  parseRelativeDate,
  type RelativeDate,
  readMidnight,
  resolveRelativeDate,
  statesTime,
} from '../dates/relative-date.ts';
import { isDateFault } from '../dates/written-date.ts';
import { parseMoment } from '../dates/written-moment.ts';
import { readDegrees } from './coordinate-form.ts';
import type { DateKind, FormContext, FormIssue, InputForm } from './input-form.ts';
import type { Members } from './member-names.ts';
import { isNull } from './sourced.ts';

/** The form of a date that may be relative. The whole body resolves it, as its zone and its other end are members of it. */
export const relativeDateForm = (dateKind: DateKind): InputForm => ({
  dateKind,
  read: (sent) => sent,
  readPlainly: (value) => (looksRelative(value) ? undefined : value),
});

/** What descriptions of such dates say of them. */
export const RELATIVE_FORMS =
  'Or relative to the request: `now`, `today`, `week`, `month`, `year` with `±N` of `h d w mo y`, such as `month+1mo`, or `P1Y` from the other end';

/** The services that know the clock of a place. */
export interface ZoneServices {
  readonly zones: ZoneHistories;
  readonly zoneLookup: ZoneLookup;
}

/** The dates of a request that were relative, as they were resolved. */
export interface ResolvedDates {
  /** Absolute dates by the names of their members. */
  readonly dates: Readonly<Record<string, string>>;
  /** The zone of their days, or its offset. */
  readonly timezone: string;
  /** The instant that they were counted from. */
  readonly at: UnixSeconds;
}

/** The body whose dates are resolved. */
export interface RelativeBody {
  readonly members: Members;
  /** The kind of a member's date; undefined for any other member. */
  kindOf(name: string): DateKind | undefined;
  /** The canonical value of a member, without the faults that it may have. */
  readMember(name: string): unknown;
  openZones?(): ZoneServices;
  readonly context: FormContext;
}

/** A cursor of a search with relative dates: one of the endpoint, and the second that they were counted from. */
const DATED_CURSOR = /^(.+)\.at([0-9a-z]{1,7})$/;
const RADIX = 36;

/** Adds to a cursor the instant that the dates of its search were counted from: the next page has the same ends. */
export const addInstantToCursor = (cursor: string, { at }: ResolvedDates): string =>
  `${cursor}.at${at.toString(RADIX)}`;

/**
 * Replaces relative dates by absolute ones: of the zone that `timezone` states, else of the place of the request, else UTC.
 *
 * @returns undefined where no date is relative
 */
export function resolveRelativeDates(body: RelativeBody): ResolvedDates | undefined {
  const { members } = body;
  const relative = [...members].filter(([name, { value }]) => body.kindOf(name) && looksRelative(value));
  if (relative.length === 0) return undefined;
  refuseOtherCalendar(
    body,
    relative.map(([name]) => name),
  );
  const now = takeInstant(body);
  const found = findClock(body);
  const range = new RelativeRange(body, { now, ...found });
  const dates = relative.flatMap(([name, sent]) => {
    const text = range.resolve(name);
    members.set(name, { value: text, from: sent.from });
    return [[name, text] as const];
  });
  return { dates: Object.fromEntries(dates), timezone: found.name, at: now };
}

/** The instant that a cursor states, which is taken off it, else that of arrival, in whole seconds. */
function takeInstant({ members, context }: RelativeBody): UnixSeconds {
  const cursor = members.get('cursor');
  const [, rest, digits] = typeof cursor?.value === 'string' ? (DATED_CURSOR.exec(cursor.value) ?? []) : [];
  if (cursor && digits !== undefined) members.set('cursor', { value: rest, from: cursor.from });
  const arrival = Math.floor(context.now.getTime() / 1000);
  return unixSeconds(digits === undefined ? arrival : Number.parseInt(digits, RADIX));
}

function refuseOtherCalendar({ members, context }: RelativeBody, names: readonly string[]): void {
  const calendar = members.get('calendar');
  if (!calendar || isNull(calendar) || calendar.value === 'gregorian') return;
  const message = `is read only with written dates; ${names.join(' and ')} may be relative in the Gregorian calendar only`;
  context.refuse({ from: calendar.from, message, example: 'gregorian' });
}

interface NamedClock {
  readonly clock: Clock;
  readonly name: string;
}

const UTC: NamedClock = { clock: { type: 'offset', offsetSeconds: 0 }, name: 'UTC' };

function findClock(body: RelativeBody): NamedClock {
  const services = body.openZones?.();
  if (!services) return UTC;
  const stated = readClock(body.readMember('timezone'), services.zones);
  if (stated) return nameClock(stated);
  refuseUnknownZone(body, services.zones);
  const subject = body.readMember('subject');
  const place = [body.readMember('location'), isObject(subject) && subject.birth_location].find(isObject);
  const clock = place && (readClock(place.timezone, services.zones) ?? lookUpClock(place, services));
  return clock ? nameClock(clock) : UTC;
}

const nameClock = (clock: Clock): NamedClock => ({
  clock,
  name: clock.type === 'zone' ? clock.zone.name : formatOffset(clock.offsetSeconds),
});

/** @returns undefined where no zone is stated, and for one that the database does not have */
function readClock(stated: unknown, zones: ZoneHistories): Clock | undefined {
  if (!isObject(stated)) return undefined;
  try {
    return resolveStatedClock(stated as StatedZone, zones, { owner: 'time' });
  } catch {
    return undefined;
  }
}

/** A zone of the place itself is refused where the place is read; `timezone` of the request may be read nowhere else. */
function refuseUnknownZone({ members, readMember, context }: RelativeBody, zones: ZoneHistories): void {
  const sent = members.get('timezone');
  const stated = readMember('timezone');
  const isStated = isObject(stated) && Object.values(stated).some((value) => value !== undefined);
  if (!sent || !isStated) return;
  const message = `is not a zone of the IANA time zone database ${zones.version}; write it like Europe/Paris, or an offset like +02:00`;
  context.refuse({ from: sent.from, code: 'InvalidTimezone', message, example: 'Europe/Paris' });
}

function lookUpClock(place: Readonly<Record<string, unknown>>, services: ZoneServices): Clock | undefined {
  const [latitude, longitude] = [readDegrees(place.latitude, 'latitude'), readDegrees(place.longitude, 'longitude')];
  const isOnEarth = Math.abs(latitude ?? Number.NaN) <= 90 && Math.abs(longitude ?? Number.NaN) <= 180;
  if (latitude === undefined || longitude === undefined || !isOnEarth) return undefined;
  const zone = services.zones.find(services.zoneLookup.zonesAt(latitude, longitude).timezone);
  return zone && { type: 'zone', zone };
}

const FORMS = 'today, week+1w, month-1mo, now+36h, or a duration such as P1Y in place of one end of a range';

const NOT_RELATIVE = { code: 'InvalidDatetime', message: `is not a relative date; write ${FORMS}` } as const;
const TOO_FAR = { code: 'DatetimeOutOfRange', message: 'lies outside the years that are calculated' } as const;

/** Both ends, each of which may be a duration from the other one. */
const OTHER_ENDS: Readonly<Record<string, { readonly name: string; readonly direction: 1 | -1 }>> = {
  start_date: { name: 'end_date', direction: -1 },
  end_date: { name: 'start_date', direction: 1 },
};

class RelativeRange {
  readonly #body: RelativeBody;
  readonly #at: NamedClock & { readonly now: UnixSeconds };
  /** The texts as sent: resolving replaces them one by one. */
  readonly #sent: ReadonlyMap<string, unknown>;

  constructor(body: RelativeBody, at: NamedClock & { readonly now: UnixSeconds }) {
    this.#body = body;
    this.#at = at;
    this.#sent = new Map([...body.members].map(([name, { value }]) => [name, value]));
  }

  /** The absolute text of a relative date. */
  resolve(name: string): string {
    const kind = this.#body.kindOf(name);
    const date = this.#read(name);
    const other = OTHER_ENDS[name];
    const from = date && date.base === undefined && other ? this.#findOther(other.name) : undefined;
    if (date && date.base === undefined && !from) this.#refuse(name, NOT_RELATIVE);
    const { now, clock } = this.#at;
    const at = { now: from?.instant ?? now, clock: from?.clock ?? clock };
    const direction = date?.base === undefined ? (other?.direction ?? 1) : 1;
    const instant = resolveRelativeDate(date ?? { base: 'now', steps: [] }, at, direction);
    // A duration of whole days counts the first and the last day of a range of days.
    const days = kind === 'day' && from && date && !statesTime(date) ? direction : 0;
    if (kind === 'day') return formatIsoDate(dateFromDayNumber(dayNumber(dateAt(instant, clock)) - days));
    const isDay = kind === 'local' && date && (from?.isDay ?? true) && !statesTime(date);
    return isDay ? formatIsoDate(dateAt(instant, clock)) : formatUtc(instant);
  }

  /** @returns undefined for a refused one */
  #read(name: string): RelativeDate | undefined {
    const date = parseRelativeDate(String(this.#sent.get(name)));
    if (date && !isTooFar(date)) return date;
    this.#refuse(name, date ? TOO_FAR : NOT_RELATIVE);
    return undefined;
  }

  #refuse(name: string, fault: Pick<FormIssue, 'code' | 'message'>): void {
    const sent = this.#body.members.get(name);
    this.#body.context.refuse({ from: sent?.from ?? [name], ...fault, example: 'today' });
  }

  /** The end that a duration is counted from, on the clock that it is read on; undefined for another duration. */
  #findOther(
    name: string,
  ): { readonly instant: UnixSeconds; readonly clock: Clock; readonly isDay: boolean } | undefined {
    const { now, clock } = this.#at;
    const text = this.#sent.get(name);
    const relative = looksRelative(text) ? parseRelativeDate(text) : undefined;
    if (relative && !isTooFar(relative))
      return (
        relative.base && { instant: resolveRelativeDate(relative, { now, clock }), clock, isDay: !statesTime(relative) }
      );
    const written = typeof text === 'string' ? parseMoment(text) : undefined;
    // The schema refuses the other end, whatever this one is then.
    if (!written || isDateFault(written)) return { instant: now, clock, isDay: true };
    const { civil, offsetSeconds, hasTime } = written;
    const isLocal = this.#body.kindOf(name) !== 'instant' && offsetSeconds === undefined;
    const own: Clock = isLocal ? clock : { type: 'offset', offsetSeconds: offsetSeconds ?? 0 };
    const instant =
      isLocal && !hasTime ? readMidnight(civil, clock) : instantFromCivil(civil, { offsetSeconds: offsetSeconds ?? 0 });
    return { instant, clock: own, isDay: !hasTime };
  }
}
