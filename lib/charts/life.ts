import type { Clock } from '../astro/clock/civil-time/clock.ts';
import { formatInstant } from '../astro/clock/civil-time/format.ts';
import type { StatedTime } from '../astro/clock/civil-time/stated-time.ts';
import type { ZoneHistories } from '../astro/clock/civil-time/zone.ts';
import type { Ephemeris } from '../astro/port.ts';
import { civilYearStarts, type YearStarts } from '../astro/timing/time-lords/anniversaries.ts';
import { SIZES } from '../base/catalog/sizes.ts';
import { Problem } from '../base/errors/problem.ts';
import { type JdRange, type JdUt, jdUt, jdUtFromUnix, unixSeconds } from '../base/units/time.ts';
import type { Warning } from '../base/warning.ts';
import type { HandleSettings } from '../requests/handle/contents.ts';
import type { Subject } from '../requests/subject.ts';
import { runCollectingProblems } from './collect-problems.ts';
import { addHandle } from './handle.ts';
import { resolveRequestedTime } from './moment-at-place.ts';
import { createSubjectWarnings, createTimeWarnings } from './natal-chart.ts';
import { toRequestedPlace } from './requested-place.ts';
import { type ChartServices, readSubject, requireCoveredMoment, type SubjectWithDay } from './subject.ts';

/** The members of a request that {@link readLife} reads. */
interface LifeRequest extends HandleSettings {
  readonly subject: Subject;
  readonly target_datetime?: StatedTime | undefined;
  readonly start_date?: JdUt | undefined;
  readonly end_date?: JdUt | undefined;
  readonly start_age?: number | undefined;
  readonly end_age?: number | undefined;
}

/** A birth, the moment asked about, and the part of the life to be listed. */
export interface Life {
  readonly subject: SubjectWithDay;
  readonly birth: JdUt;
  /** The clock of the birthplace. */
  readonly clock: Clock;
  readonly target: JdUt;
  /** Undefined where the request states none. */
  readonly part: JdRange | undefined;
  readonly warnings: readonly Warning[];
}

const MAX_YEARS = SIZES.life_years.maximum;
const DAYS_PER_YEAR = 365.25;
const SUBJECT = 'body.subject';
const TARGET = 'body.target_datetime';

/**
 * Reads the shared members of a request for time lords.
 *
 * @throws Problem of reading the subject or the target; `DatetimeOutOfRange` for dates outside the ephemeris files;
 * `InvalidRange` for a target or a part outside the life
 */
export function readLife(request: LifeRequest, services: ChartServices): Life {
  const [subject, target] = runCollectingProblems([
    () => addHandle(readSubject(request.subject, services, SUBJECT), request),
    () => readTarget(request, services),
  ]);
  const { ephemeris } = services;
  const { moment } = subject;
  const birth = moment.jdUt;
  const clock = toBirthClock(moment, services.zones);
  const [, part] = runCollectingProblems([
    () => requireInLife(target.jdUt, birth, { location: TARGET, ephemeris, isDefault: !request.target_datetime }),
    () => readPart(request, { birth, yearStarts: civilYearStarts({ birth, clock }), ephemeris }),
  ]);
  const warnings = [...createSubjectWarnings(subject, 'local time of birth'), ...target.warnings];
  return { subject, birth, clock, target: target.jdUt, part, warnings };
}

interface TargetMoment {
  readonly jdUt: JdUt;
  readonly warnings: readonly Warning[];
}

function readTarget({ target_datetime: stated, subject }: LifeRequest, services: ChartServices): TargetMoment {
  if (!stated) return { jdUt: jdUtFromUnix(unixSeconds(services.clock.now().getTime() / 1000)), warnings: [] };
  const { birth_location: location } = subject;
  const time = { stated, place: toRequestedPlace(location), timezone: location.timezone };
  const locations = { time: TARGET, placeZone: `${SUBJECT}.birth_location.timezone` };
  const moment = resolveRequestedTime(time, services, locations);
  return { jdUt: moment.jdUt, warnings: createTimeWarnings(moment, 'local time of target_datetime') };
}

/** The clock of a birthplace. */
export function toBirthClock({ timezone, offsetSeconds }: SubjectWithDay['moment'], zones: ZoneHistories): Clock {
  const zone = timezone === undefined ? undefined : zones.find(timezone);
  return zone ? { type: 'zone', zone } : { type: 'offset', offsetSeconds };
}

interface LifeDates {
  readonly birth: JdUt;
  readonly yearStarts: YearStarts;
  readonly ephemeris: Ephemeris;
}

function readPart(request: LifeRequest, { birth, yearStarts, ephemeris }: LifeDates): JdRange | undefined {
  const { start_date, end_date } = request;
  const byAge = readPartByAge(request, yearStarts);
  if (byAge) return byAge;
  if (start_date === undefined || end_date === undefined) return undefined;
  runCollectingProblems([
    () => requireCoveredMoment(start_date, ephemeris, { location: 'body.start_date' }),
    () => requireInLife(end_date, birth, { location: 'body.end_date', ephemeris }),
  ]);
  return { fromJdUt: jdUt(Math.max(birth, start_date)), toJdUt: end_date };
}

/** The part of a life between the ages that a request states, counted in these years; undefined where it states none. */
export function readPartByAge(
  { start_age, end_age }: Pick<LifeRequest, 'start_age' | 'end_age'>,
  yearStarts: YearStarts,
): JdRange | undefined {
  if (start_age === undefined || end_age === undefined) return undefined;
  return { fromJdUt: momentOfAge(yearStarts, start_age), toJdUt: momentOfAge(yearStarts, end_age) };
}

/** A share of a year is counted between its birthdays. */
function momentOfAge(yearStarts: YearStarts, age: number): JdUt {
  const whole = Math.floor(age);
  const start = yearStarts(whole);
  return jdUt(start + (age - whole) * (yearStarts(whole + 1) - start));
}

interface DateOfLife {
  readonly location: string;
  readonly ephemeris: Ephemeris;
  /** The request leaves the member out, and its default is now. */
  readonly isDefault?: boolean;
}

function requireInLife(moment: JdUt, birth: JdUt, { location, ephemeris, isDefault = false }: DateOfLife): void {
  requireCoveredMoment(moment, ephemeris, { location });
  const isAfterBirth = moment >= birth;
  if (isAfterBirth && moment <= birth + (MAX_YEARS + 1) * DAYS_PER_YEAR) return;
  const born = formatInstant(birth);
  const rule = isAfterBirth
    ? `must lie within ${MAX_YEARS} years of the birth, ${born}`
    : `must not lie before the birth, ${born}`;
  const message = isDefault ? `is required for this birth: its default is now, and it ${rule}` : rule;
  throw new Problem('InvalidRange', `${location} ${message}.`, { issues: [{ location, message }] });
}
