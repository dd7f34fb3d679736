import { wallAt } from '../../../lib/astro/clock/civil-time/civil.ts';
import type { LocalMoment, TimeResolution } from '../../../lib/astro/clock/civil-time/moment.ts';
import type { PlaceClock } from '../../../lib/astro/clock/civil-time/place-clock.ts';
import type { RisingHorizon } from '../../../lib/astro/sky/rising/horizon.ts';
import {
  type ChaldeanPlanet,
  dayRulerOf,
  findHourAt,
  listPlanetaryHours,
  type PlanetaryHour,
} from '../../../lib/astro/sky/rising/planetary-hours.ts';
import {
  type BrokenSolarDay,
  findSolarDay,
  findSolarDayFrom,
  isWholeDay,
  type SolarDay,
  type SunWithoutDay,
} from '../../../lib/astro/sky/rising/sunrise.ts';
import { type JdUt, jdUtFromUnix, unixFromJdUt } from '../../../lib/base/units/time.ts';
import { createWarning, type Warning } from '../../../lib/base/warning.ts';
import { checkMoment } from '../../../lib/charts/birth-warnings.ts';
import { requireCoveredDays } from '../../../lib/charts/covered-days.ts';
import {
  listRequestedDays,
  nowOf,
  offsetAt,
  type PlaceWithClock,
  readPlaceWithClock,
  utcDateAt,
} from '../../../lib/charts/local-days.ts';
import { resolveRequestedTime } from '../../../lib/charts/moment-at-place.ts';
import { createTimeWarnings } from '../../../lib/charts/natal-chart.ts';
import { readStatedDates } from '../../../lib/charts/stated-dates.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import { toRisingHorizon } from '../../../lib/requests/horizon.ts';
import type { PlanetaryHoursRequest } from './request.ts';

/** The planetary hours of a place. */
export interface PlanetaryHours extends PlaceWithClock {
  readonly horizon: RisingHorizon;
  readonly day: SolarDay | BrokenSolarDay;
  /** Undefined where a sunrise or the sunset is missing. */
  readonly ruler: ChaldeanPlanet | undefined;
  readonly hours: readonly PlanetaryHour[];
  /** The hour of the instant; undefined for a date. */
  readonly current: PlanetaryHour | undefined;
  /** Undefined for a date and for now. */
  readonly resolution: TimeResolution | undefined;
  readonly warnings: readonly Warning[];
}

/** What a request asks about, read on the clock of the place. */
interface RequestedDay {
  readonly at: PlaceWithClock;
  /** The instant as the request states it; undefined for a date and for now. */
  readonly read: LocalMoment | undefined;
  /** Undefined for a date. */
  readonly moment: JdUt | undefined;
  readonly find: (query: Parameters<typeof findSolarDay>[0]) => SolarDay | BrokenSolarDay;
  readonly warnings: readonly Warning[];
}

/**
 * Calculates the planetary hours of a request.
 *
 * @throws Problem `InvalidDatetime`, `DatetimeOutOfRange`, `InvalidTimezone`, `AmbiguousLocalTime`, `NonexistentLocalTime`
 */
export function calculatePlanetaryHours(request: PlanetaryHoursRequest, services: ChartServices): PlanetaryHours {
  const { at, read, moment, find, warnings } = request.date
    ? readDate(request, request.date, services)
    : readInstant(request, services);
  const horizon = toRisingHorizon(request, at.place);
  const day = find({ ephemeris: services.ephemeris, place: at.place, horizon });
  const common = { ...at, horizon, day, resolution: read?.resolution };
  const all = [...at.warnings, ...warnings];
  if (!isWholeDay(day)) {
    return { ...common, ruler: undefined, hours: [], current: undefined, warnings: [...all, toWarning(day.reason)] };
  }
  const ruler = rulerOf(day, at.clock);
  const hours = listPlanetaryHours(day, ruler, request.mode);
  const current = moment === undefined ? undefined : findHourAt(hours, moment);
  return { ...common, ruler, hours, current, warnings: all };
}

type DateOfRequest = NonNullable<PlanetaryHoursRequest['date']>;

function readDate(
  { location, calendar }: PlanetaryHoursRequest,
  date: DateOfRequest,
  services: ChartServices,
): RequestedDay {
  const dateMembers = { first: 'date', last: 'date' };
  const { first, warnings } = readStatedDates({ first: date, last: date, calendar, dateMembers }, location, services);
  const at = readPlaceWithClock(location, first, services);
  const days = listRequestedDays({ first, last: first }, at.clock, nowOf(services));
  const day = requireCoveredDays({ days, bodies: [], dateMembers }, services.ephemeris);
  return { at, read: undefined, moment: undefined, find: (query) => findSolarDayFrom(query, day), warnings };
}

function readInstant({ location, date_time }: PlanetaryHoursRequest, services: ChartServices): RequestedDay {
  const now = nowOf(services);
  const read = date_time && readStatedTime(location, date_time, services);
  const instant = read?.instant ?? now;
  const at = readPlaceWithClock(location, utcDateAt(instant), services);
  const moment = read?.jdUt ?? jdUtFromUnix(now);
  requireCoveredDays(
    {
      days: [{ fromJdUt: moment, toJdUt: moment }],
      bodies: [],
      dateMembers: { first: 'date_time', last: 'date_time' },
    },
    services.ephemeris,
  );
  const known = new Set(at.warnings.map(({ code }) => code));
  const warnings = read ? read.warnings.filter(({ code }) => !known.has(code)) : [];
  return { at, read, moment, find: (query) => findSolarDay(query, moment), warnings };
}

type StatedInstant = NonNullable<PlanetaryHoursRequest['date_time']>;

function readStatedTime(
  { latitude, longitude, timezone }: PlanetaryHoursRequest['location'],
  stated: StatedInstant,
  services: ChartServices,
) {
  const place = { latitudeDeg: latitude.decimal, longitudeDeg: longitude.decimal };
  const locations = { time: 'body.date_time', placeZone: 'body.location.timezone' };
  const read = resolveRequestedTime({ stated, place, timezone }, services, locations);
  const checked = checkMoment({ stated, place, timezone, moment: read, timeIsKnown: true }, services);
  return { ...checked.moment, warnings: [...createTimeWarnings(read), ...checked.warnings] };
}

const rulerOf = ({ sunrise }: SolarDay, clock: PlaceClock): ChaldeanPlanet =>
  dayRulerOf(wallAt(unixFromJdUt(sunrise), offsetAt(clock, sunrise)));

/** The Sun may still rise or set around the moment: the hours need three events that follow each other closely. */
const HOURS_NEED =
  'Planetary hours need a sunrise on the date, or within 36 hours before the instant, then a sunset and another sunrise within 36 hours';

const toWarning = (reason: SunWithoutDay): Warning =>
  reason === 'does_not_set'
    ? createWarning('SunDoesNotSet', `${HOURS_NEED}; near the midnight sun one is missing here, so there are none.`)
    : createWarning('SunDoesNotRise', `${HOURS_NEED}; near the polar night one is missing here, so there are none.`);
