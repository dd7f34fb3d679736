import { civilFromWall, instantFromWall } from '../../../lib/astro/clock/civil-time/civil.ts';
import { resolveStatedClock } from '../../../lib/astro/clock/civil-time/clock.ts';
import {
  countSteps,
  instantAfterSteps,
  listOmittedSteps,
  readLocalClock,
  type StepSeries,
} from '../../../lib/astro/clock/civil-time/date-steps.ts';
import { formatOffset } from '../../../lib/astro/clock/civil-time/format.ts';
import type { PlaceClock } from '../../../lib/astro/clock/civil-time/place-clock.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { type JdRange, type JdUt, jdUtFromUnix, type UnixSeconds } from '../../../lib/base/units/time.ts';
import type { Warning } from '../../../lib/base/warning.ts';
import { findClockOfPlace } from '../../../lib/charts/clock-of-place.ts';
import { runCollectingProblems } from '../../../lib/charts/collect-problems.ts';
import { locateErrors } from '../../../lib/charts/domain-problems.ts';
import { toRequestedPlace } from '../../../lib/charts/requested-place.ts';
import { type ChartServices, requireCoveredMoment } from '../../../lib/charts/subject.ts';
import { createZoneWarnings } from '../../../lib/charts/zone-warnings.ts';
import type { IsoDateTime } from '../../../lib/requests/iso-datetime.ts';
import type { Location } from '../../../lib/requests/location.ts';
import { toStatedZone } from '../../../lib/requests/timezone.ts';
import { readWallSeconds } from './dates.ts';
import type { TableRequest } from './request.ts';

/** The moments of the rows of a table. */
export interface TableDates {
  readonly rowCount: number;
  /** The zone of the dates, or its offset. */
  readonly timezone: string;
  readonly window: JdRange;
  /** About how the zone of the place was chosen. */
  readonly warnings: readonly Warning[];
  /** The moment of a row, from 0. */
  momentOf(row: number): JdUt;
}

/**
 * The moments of the rows of a request.
 *
 * @throws Problem `InvalidTimezone`, `DatetimeOutOfRange` for a date outside the files, `InvalidRange` for a table that
 * ends before it begins or has too many rows
 */
export function readTableDates(request: TableRequest, services: TableServices): TableDates {
  const { ephemeris } = services;
  const clock = readClock(request, services);
  const start = readInstant(request.start_date, request, clock);
  const end = readInstant(request.end_date, request, clock);
  runCollectingProblems([
    () => requireCoveredMoment(jdUtFromUnix(start), ephemeris, { location: 'body.start_date' }),
    () => requireCoveredMoment(jdUtFromUnix(end), ephemeris, { location: 'body.end_date' }),
  ]);
  const series: StepSeries = { start, clock, step: request.step, calendar: request.calendar };
  const count = requireRows(countSteps(series, end));
  const warnings = createZoneWarnings('match' in clock ? clock.match : undefined);
  return { timezone: nameClock(clock), warnings, ...listMoments(series, count) };
}

const UTC: PlaceClock = { type: 'offset', offsetSeconds: 0 };

/** The stated clock, else that of the place, else UTC. */
function readClock(request: TableRequest, services: TableServices): PlaceClock {
  const { timezone, location } = request;
  const { zones } = services;
  if (timezone)
    return (
      locateErrors({ placeZone: 'body.timezone' }, () =>
        resolveStatedClock(toStatedZone(timezone), zones, { owner: 'place' }),
      ) ?? UTC
    );
  return location ? readClockOfPlace(request, location, services) : UTC;
}

function readClockOfPlace(request: TableRequest, location: Location, services: TableServices): PlaceClock {
  const place = toRequestedPlace(location);
  const date = civilFromWall(readWallSeconds(request.start_date, request));
  return locateErrors({ placeZone: 'body.location.timezone' }, () =>
    findClockOfPlace({ place, timezone: location.timezone, date }, services),
  );
}

const nameClock = (clock: PlaceClock): string =>
  clock.type === 'zone' ? clock.zone.name : clock === UTC ? 'UTC' : formatOffset(clock.offsetSeconds);

function readInstant(date: IsoDateTime, reading: TableRequest, clock: PlaceClock): UnixSeconds {
  const wall = readWallSeconds(date, reading);
  return date.offsetSeconds === undefined ? readLocalClock(clock, wall) : instantFromWall(wall, date.offsetSeconds);
}

const MAX_ROWS = SIZES.table_rows.maximum;

function requireRows(count: number): number {
  if (count === 0) throw createRangeProblem('must not lie before start_date');
  if (count <= MAX_ROWS) return count;
  const reason = `until then the table has ${count} rows, and ${MAX_ROWS} are possible`;
  throw createRangeProblem(`must lie nearer to start_date: ${reason}; or send a longer step`);
}

const createRangeProblem = (message: string): Problem =>
  new Problem('InvalidRange', `body.end_date ${message}`, { issues: [{ location: 'body.end_date', message }] });

/** Leaves out dates that the zone did not have. */
function listMoments(series: StepSeries, count: number): Omit<TableDates, 'timezone' | 'warnings'> {
  const omitted = listOmittedSteps(series, count);
  const stepOf = (row: number): number => omitted.reduce((step, index) => (index <= step ? step + 1 : step), row);
  const momentOf = (row: number): JdUt => jdUtFromUnix(instantAfterSteps(series, stepOf(row)));
  const rowCount = count - omitted.length;
  return { rowCount, momentOf, window: { fromJdUt: momentOf(0), toJdUt: momentOf(rowCount - 1) } };
}

/** Services of tables: positions, and the place and clock of a request. */
export type TableServices = Omit<ChartServices, 'clock'>;
