import type { CoordinateSystem } from '../../../lib/astro/chart/settings.ts';
import { MODERN_PLANETS } from '../../../lib/base/catalog/chart-objects.ts';
import { type HouseSystemCode, SUN_HOUSE_SYSTEMS } from '../../../lib/base/catalog/house-systems.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import {
  type ColumnSource,
  TABLE_BODY_IDS,
  TABLE_COLUMNS,
  type TableBodyId,
  type TableColumnId,
} from '../../../lib/base/catalog/table-columns.ts';

/** The members of a request that decide the columns of its table. */
export interface TableLayout {
  readonly bodies?: readonly TableBodyId[] | undefined;
  readonly columns: readonly TableColumnId[];
  readonly coordinate_system: CoordinateSystem;
  readonly house_system?: HouseSystemCode | undefined;
}

const DEFAULT_BODIES: readonly TableBodyId[] = TABLE_BODY_IDS.filter((id) =>
  MODERN_PLANETS.some((each) => each === id),
);

/** A heliocentric table has the Earth in place of Sun and Moon. */
const HELIOCENTRIC_BODIES: readonly TableBodyId[] = TABLE_BODY_IDS.filter(
  (id) => id === 'earth' || (DEFAULT_BODIES.includes(id) && id !== 'sun' && id !== 'moon'),
);

/** The bodies of a table, in the order of its columns. */
export function listTableBodies({ bodies, coordinate_system }: Omit<TableLayout, 'columns'>): readonly TableBodyId[] {
  return bodies ?? (coordinate_system === 'heliocentric' ? HELIOCENTRIC_BODIES : DEFAULT_BODIES);
}

/** Number of columns, that of the dates included. */
export const countColumns = (shape: TableLayout): number => 1 + listTableBodies(shape).length * shape.columns.length;

/**
 * Processor time of a body in one row, CPU-seconds, by what is calculated of it. Measured like those of
 * `lib/base/catalog/search-costs.ts`, with three years of days.
 */
const SECONDS_PER_BODY: Readonly<Record<ColumnSource, number>> = {
  position: 7e-6,
  equatorial: 5e-6,
  houses: 2e-6,
  horizon: 50e-6,
  phenomena: 16e-6,
};

/** The observer of a topocentric position is placed anew for each body. */
const SECONDS_PER_TOPOCENTRIC_BODY = 35e-6;

/** In a topocentric table the position serves the horizon too. */
const SECONDS_PER_TOPOCENTRIC_HORIZON = 8e-6;

const SECONDS_PER_ROW = 10e-6;

/**
 * Of twelve cusps in one row, CPU-seconds; beyond the polar circle those of two systems. Houses that are counted from the Sun
 * need its declination.
 */
const SECONDS_PER_HOUSES = { sun: 70e-6, others: 20e-6 } as const;

const countsFromSun = ({ house_system = 'P' }: TableLayout): boolean => SUN_HOUSE_SYSTEMS.has(house_system);

const SECONDS_PER_CELL = 0.6e-6;

/** Estimates one row of a table, CPU-seconds. */
export function estimateRow(layout: TableLayout): number {
  const sources: ReadonlySet<ColumnSource> = new Set([
    'position',
    ...layout.columns.map((id) => TABLE_COLUMNS[id].source),
  ]);
  const isTopocentric = layout.coordinate_system === 'topocentric';
  const secondsOf = (source: ColumnSource): number =>
    isTopocentric && source === 'horizon' ? SECONDS_PER_TOPOCENTRIC_HORIZON : SECONDS_PER_BODY[source];
  const fromPlace = isTopocentric ? SECONDS_PER_TOPOCENTRIC_BODY : 0;
  const perBody = [...sources].reduce((sum, source) => sum + secondsOf(source), fromPlace);
  const ofHouses = sources.has('houses') ? SECONDS_PER_HOUSES[countsFromSun(layout) ? 'sun' : 'others'] : 0;
  const cells = layout.columns.length * SECONDS_PER_CELL;
  return SECONDS_PER_ROW + ofHouses + listTableBodies(layout).length * (perBody + cells);
}

/** Estimated processor time of the largest page, CPU-seconds: other requests of the process wait for it. */
const SECONDS_PER_PAGE = 1.6;

const fillCells = (layout: TableLayout): number => Math.floor(SIZES.table_cells.maximum / countColumns(layout));
const fillTime = (layout: TableLayout): number => Math.floor(SECONDS_PER_PAGE / estimateRow(layout));

/** The largest number of rows that a page of a table can have. */
export const mostRowsOf = (layout: TableLayout): number => Math.min(fillCells(layout), fillTime(layout));

/** Why a page cannot have more rows than {@link mostRowsOf}. */
export const explainMostRows = (layout: TableLayout): string =>
  fillCells(layout) <= fillTime(layout)
    ? `a page has at most ${SIZES.table_cells.maximum} cells`
    : `a page takes at most about ${SECONDS_PER_PAGE} s to calculate`;
