import { type ObservedRow, observeRow, type TableSky } from '../../../lib/astro/chart/observe-row.ts';
import { engineBodyOf } from '../../../lib/astro/chart/select-objects.ts';
import type { PageRange } from '../../../lib/astro/motion/pagination.ts';
import type { Center, GeoPlace } from '../../../lib/astro/port.ts';
import type { HouseSystemCode } from '../../../lib/base/catalog/house-systems.ts';
import { TABLE_COLUMNS } from '../../../lib/base/catalog/table-columns.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';
import type { Warning } from '../../../lib/base/warning.ts';
import { runCollectingProblems } from '../../../lib/charts/collect-problems.ts';
import { requireCoveredBody } from '../../../lib/charts/covered-body.ts';
import { readPaging } from '../../../lib/charts/cursor.ts';
import { locateErrors } from '../../../lib/charts/domain-problems.ts';
import type { PlaceInZone } from '../../../lib/charts/place-in-zone.ts';
import { createPlaceChoiceWarnings, toRequestedPlace } from '../../../lib/charts/requested-place.ts';
import { toZodiac } from '../../../lib/charts/zodiac.ts';
import { listTableBodies, mostRowsOf } from './page-size.ts';
import type { TableRequest } from './request.ts';
import { readTableDates, type TableDates, type TableServices } from './table-dates.ts';

/** One page of a table. */
export interface TablePage<Row> {
  readonly sky: TableSky;
  readonly rows: readonly Row[];
  /** That of the request where any row has it, else the one that replaced it. */
  readonly houseSystem: HouseSystemCode;
  /** The zone of the dates, or its offset. */
  readonly timezone: string;
  /** The place of the request, with its zone where this is that of the dates. */
  readonly location: PlaceInZone | undefined;
  readonly totalCount: number;
  readonly nextCursor: string | undefined;
  readonly warnings: readonly Warning[];
}

/**
 * Calculates one page of a table.
 *
 * @param shapeRow called with each row as soon as it is observed: what is kept of 200 000 values decides the memory and a
 * tenth of the time of a page
 * @throws Problem of {@link readTableDates}, `InvalidBody` for a body whose files do not cover the table,
 * `HouseSystemUndefined`, or `ValidationError` for a cursor of another request
 */
export async function calculateTable<Row>(
  request: TableRequest,
  services: TableServices,
  shapeRow: (row: ObservedRow) => Row,
): Promise<TablePage<Row>> {
  const { ephemeris } = services;
  const limit = request.limit ?? mostRowsOf(request);
  const { page, nextCursorOf } = await readPaging({ ...request, limit }, ephemeris.facts.dataVersion);
  const dates = readTableDates(request, services);
  const place = request.location && toRequestedPlace(request.location);
  const sky = toTableSky(request, services, place);
  requireCoveredBodies(sky, dates);
  const { rows, warnings, houseSystem } = locateErrors({ houseSystem: 'body.house_system' }, () =>
    observeRows(sky, listMoments(dates, page), shapeRow),
  );
  return {
    sky,
    rows,
    houseSystem,
    timezone: dates.timezone,
    location: place && { place, timezone: request.timezone ? undefined : dates.timezone },
    totalCount: dates.rowCount,
    nextCursor: nextCursorOf(dates.rowCount),
    warnings: [...(place ? createPlaceChoiceWarnings(place) : []), ...dates.warnings, ...warnings],
  };
}

function toTableSky(request: TableRequest, { ephemeris }: TableServices, place: GeoPlace | undefined): TableSky {
  const { columns, house_system: houseSystem = 'P', polar_fallback: polarFallback = 'porphyry' } = request;
  return {
    ephemeris,
    frame: { zodiac: toZodiac(request), center: toCenter(request, place) },
    bodies: listTableBodies(request),
    sources: new Set(columns.map((id) => TABLE_COLUMNS[id].source)),
    place,
    houseSettings: { houseSystem, polarFallback },
  };
}

function toCenter({ coordinate_system }: TableRequest, place: GeoPlace | undefined): Center {
  if (coordinate_system !== 'topocentric') return { type: coordinate_system };
  if (!place) throw new Error('the schema refuses a topocentric table without a place');
  return { type: 'topocentric', place };
}

function requireCoveredBodies({ ephemeris, bodies }: TableSky, { window }: TableDates): void {
  runCollectingProblems(
    bodies.map((id, index) => () => {
      const body = engineBodyOf(id);
      if (body) requireCoveredBody(ephemeris, { body, location: `body.bodies[${index}]` }, window);
    }),
  );
}

function* listMoments({ rowCount, momentOf }: TableDates, { offset, limit }: PageRange): Iterable<JdUt> {
  const end = Math.min(offset + limit, rowCount);
  for (let row = offset; row < end; row += 1) yield momentOf(row);
}

/** The rows at some moments, with each warning once, however many rows have it. */
function observeRows<Row>(sky: TableSky, moments: Iterable<JdUt>, shapeRow: (row: ObservedRow) => Row) {
  const rows: Row[] = [];
  const warnings = new Map<string, Warning>();
  const systems = new Set<HouseSystemCode>();
  for (const moment of moments) {
    const row = observeRow(sky, moment);
    rows.push(shapeRow(row));
    if (row.houseSystem) systems.add(row.houseSystem);
    for (const warning of row.warnings) warnings.set(warning.message, warning);
  }
  const { houseSystem: requested } = sky.houseSettings;
  const [used = requested] = systems;
  return { rows, warnings: [...warnings.values()], houseSystem: systems.has(requested) ? requested : used };
}
