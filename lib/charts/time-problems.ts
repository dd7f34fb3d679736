import { CALENDAR_NAMES } from '../astro/clock/civil-time/calendar-change.ts';
import type {
  ContradictoryZonesError,
  InvalidLocalDateError,
  LocalTimeCandidate,
  LocalTimeNotUniqueError,
  PlaceOfCalendarMissingError,
  UnknownZoneError,
} from '../astro/clock/civil-time/errors.ts';
import { formatLocal, formatOffset } from '../astro/clock/civil-time/format.ts';
import type { ZoneHint } from '../astro/clock/civil-time/unknown-zone.ts';
import type { ErrorCode } from '../base/errors/catalog.ts';
import { Problem } from '../base/errors/problem.ts';
import { type ErrorLocations, locateIssues } from './error-locations.ts';

/** Problem `InvalidTimezone` at the name of the zone. */
export function toUnknownZoneProblem({ unknown }: UnknownZoneError, { time, placeZone }: ErrorLocations): Problem {
  const { zoneName, stated, owner, hint, databaseVersion } = unknown;
  const zone = owner === 'place' ? placeZone : time && `${time}.timezone`;
  const location = zone && `${zone}.${stated.iana_name === undefined ? 'name' : 'iana_name'}`;
  const message = `is not a zone of the IANA time zone database ${databaseVersion}; ${suggestZone(zoneName, hint)}`;
  return new Problem('InvalidTimezone', `There is no time zone ${zoneName}.`, {
    issues: locateIssues(location, [
      { message, value: zoneName, example: hint.nearestName ?? hint.placeZone ?? 'Europe/Paris' },
    ]),
  });
}

/** Problem `InvalidTimezone` at the label that is another zone. */
export function toContradictoryZonesProblem({ zones }: ContradictoryZonesError, locations: ErrorLocations): Problem {
  const { zoneName, otherName, owner } = zones;
  const zone = owner === 'place' ? locations.placeZone : locations.time && `${locations.time}.timezone`;
  const message = `is another zone than iana_name, which is ${zoneName}; send one of them`;
  return new Problem('InvalidTimezone', `${otherName} is another time zone than ${zoneName}.`, {
    issues: locateIssues(zone && `${zone}.name`, [{ message, value: otherName, example: zoneName }]),
  });
}

/** Offsets as people write them, such as `GMT+2` and `UTC-05:30`; hours and minutes are east positive. */
const OFFSET_NAME = /^(?:utc|gmt)?\s*([+-])(0?\d|1[0-7])(?::?([0-5]\d))?$/i;
const HOUR_SECONDS = 3600;
const MINUTE_SECONDS = 60;

function suggestZone(zoneName: string, { abbreviatedOffsets, nearestName, placeZone }: ZoneHint): string {
  const [, sign, hours, minutes = '0'] = OFFSET_NAME.exec(zoneName.trim()) ?? [];
  if (hours !== undefined) {
    const seconds = Number(hours) * HOUR_SECONDS + Number(minutes) * MINUTE_SECONDS;
    const text = `${sign}${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
    return `an offset is written ${text}, or utc_offset_seconds ${sign === '-' ? '-' : ''}${seconds}`;
  }
  if (nearestName !== undefined) return `did you mean ${nearestName}?`;
  const remedy = placeZone === undefined ? 'write it like Europe/Paris' : `the zone of the place is ${placeZone}`;
  return `${describeAbbreviation(abbreviatedOffsets)}${remedy}`;
}

/** `it abbreviates −06:00 and +08:00 in different zones; ` */
function describeAbbreviation(offsets: readonly number[]): string {
  if (offsets.length === 0) return '';
  const texts = offsets.map(formatOffset);
  if (texts.length === 1) return `it abbreviates ${texts[0]}; `;
  return `it abbreviates ${texts.slice(0, -1).join(', ')} and ${texts.at(-1)} in different zones; `;
}

const REFUSED_READINGS = {
  ambiguous: { code: 'AmbiguousLocalTime', event: 'occurred twice' },
  nonexistent: { code: 'NonexistentLocalTime', event: 'never occurred' },
} as const satisfies Record<string, { readonly code: ErrorCode; readonly event: string }>;

/** Problem `AmbiguousLocalTime` or `NonexistentLocalTime` at the time, with both readings. */
export function toLocalTimeProblem({ reading }: LocalTimeNotUniqueError, { time }: ErrorLocations): Problem {
  const { code, event } = REFUSED_READINGS[reading.status];
  const [earlier, later] = reading.candidates.map(describeCandidate);
  const detail = `the local time ${event} in ${reading.zoneName}: earlier ${earlier}, later ${later}`;
  const faults = [
    { message: `disambiguation earlier would take ${earlier}` },
    { message: `disambiguation later would take ${later}` },
  ];
  return new Problem(code, detail, { issues: locateIssues(time, faults) });
}

const describeCandidate = ({ instant, offsetSeconds, abbreviation }: LocalTimeCandidate): string =>
  `${formatLocal(instant, offsetSeconds)} (${abbreviation})`;

const CALENDAR_REMEDY = 'send calendar gregorian or julian';

/** Problem about a date that the calendar of its place did not have. */
export function toLocalDateProblem({ date }: InvalidLocalDateError, { time }: ErrorLocations): Problem {
  const message = `is not a date of the ${CALENDAR_NAMES[date.calendar]} calendar, which was in use in ${date.area}; correct it, or ${CALENDAR_REMEDY}`;
  return new Problem('InvalidDatetime', `The date ${message}.`, { issues: locateIssues(time, [{ message }]) });
}

/** Problem about a date in the calendar of a place that the request does not state. */
export function toMissingPlaceProblem(_error: PlaceOfCalendarMissingError, { time }: ErrorLocations): Problem {
  const message = `cannot be local without a place; ${CALENDAR_REMEDY}`;
  const issues = locateIssues(time && `${time}.calendar`, [{ message, value: 'local' }]);
  return new Problem('InvalidDatetime', `The calendar ${message}.`, { issues });
}
