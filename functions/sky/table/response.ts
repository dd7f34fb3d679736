import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { LLM_DECIMALS } from '../../../lib/answers/llm-rows.ts';
import { classifyMotion } from '../../../lib/answers/position.ts';
import { DISTANCE_DECIMALS, roundTo, roundWithinCycle, toZodiacPosition } from '../../../lib/answers/rounding.ts';
import type { ObservedBody, ObservedRow } from '../../../lib/astro/chart/observe-row.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { signOf } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import type { TableColumnId } from '../../../lib/base/catalog/table-columns.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';
import type { Format } from '../../../lib/requests/format.ts';
import { toPagingMembers } from '../../../lib/requests/paging.ts';
import type { TablePage } from './calculate.ts';
import { toTableDefinition } from './definition.ts';
import type { TableRequest } from './request.ts';

/** A value of a table; null where a body has none. */
type TableCell = string | number | null;

type CellOf = (body: ObservedBody, decimals: number) => TableCell;

const MAGNITUDE_DECIMALS = 3;

const roundKnown = (value: number | null | undefined, decimals: number): number | null =>
  value == null ? null : roundTo(value, decimals);

const roundAngle = (value: number | undefined, decimals: number): number | null =>
  value === undefined ? null : roundWithinCycle(360, value, decimals);

/** The value of each column, rounded as charts round it. */
const CELLS: Readonly<Record<TableColumnId, CellOf>> = {
  longitude: ({ point }, decimals) => toZodiacPosition(point.longitudeDeg, decimals).longitude,
  latitude: ({ point }, decimals) => roundTo(point.latitudeDeg, decimals),
  distance_au: ({ point }) => roundKnown(point.distanceAu, DISTANCE_DECIMALS),
  longitude_speed: ({ point }, decimals) => roundKnown(point.longitudeSpeedDegPerDay, decimals),
  right_ascension: ({ point }, decimals) => roundAngle(point.equatorial?.rightAscensionDeg, decimals),
  declination: ({ point }, decimals) => roundKnown(point.equatorial?.declinationDeg, decimals),
  sign: ({ point }) => signOf(point.longitudeDeg),
  motion: ({ point }) => classifyMotion(point) ?? null,
  house: ({ point }) => point.house ?? null,
  azimuth: ({ horizontal }, decimals) => roundAngle(horizontal?.azimuthDeg, decimals),
  altitude: ({ horizontal }, decimals) => roundKnown(horizontal?.altitudeDeg, decimals),
  elongation: ({ phenomena }, decimals) => roundKnown(phenomena?.elongationDeg, decimals),
  magnitude: ({ phenomena }) => roundKnown(phenomena?.magnitude, MAGNITUDE_DECIMALS),
  illuminated_fraction: ({ point, phenomena }, decimals) =>
    // The engine states 0 for the Sun, whose disc shines by itself.
    point.id === 'sun' ? null : roundKnown(phenomena?.illuminatedFraction, decimals),
};

/** A row as a list of values: that of each column. */
type TableRow = TableCell[];

/** How the values of a table are written. */
interface TableText {
  readonly decimals: number;
  readonly writeDate: (moment: JdUt) => string;
}

const WHOLE_MINUTE = ':00.000Z';

const toShortDate: TableText['writeDate'] = (moment) => {
  const text = formatInstant(moment);
  return text.endsWith(WHOLE_MINUTE) ? `${text.slice(0, -WHOLE_MINUTE.length)}Z` : text;
};

const TEXTS: Readonly<Record<Format, (decimals: number) => TableText>> = {
  json: (decimals) => ({ decimals, writeDate: formatInstant }),
  llm_v2: (decimals) => ({ decimals: Math.min(decimals, LLM_DECIMALS), writeDate: toShortDate }),
};

/** Creates the function that shapes each row of a request. */
export function createRowShaper({ columns, options }: TableRequest, format: Format): (row: ObservedRow) => TableRow {
  const cells = columns.map((id) => CELLS[id]);
  const { decimals, writeDate } = TEXTS[format](options.decimal_places);
  return ({ moment, bodies }) => {
    const row: TableRow = [writeDate(moment)];
    for (const body of bodies) for (const toCell of cells) row.push(toCell(body, decimals));
    return row;
  };
}

/** A page as column names and rows, which is what every format states. */
const toFlatTable = ({ sky, rows, ...page }: TablePage<TableRow>, { columns }: TableRequest) => ({
  columns_schema: ['datetime', ...sky.bodies.flatMap((body) => columns.map((id) => `${body}.${id}`))],
  rows: [...rows],
  ...toPagingMembers(page),
});

export const toTableAnswer = (page: TablePage<TableRow>, request: TableRequest) => ({
  ...toFlatTable(page, request),
  definition: toTableDefinition(page, request),
  ...(page.location && { location: toLocationInfo(page.location) }),
  warnings: [...page.warnings],
});

/** A table as rows for a language model. */
export function toTableRows(page: TablePage<TableRow>, request: TableRequest) {
  const { warnings } = page;
  const version = 'llm_v2' as const;
  const withWarnings = warnings.length > 0 && { warnings: [...warnings] };
  return toRowAnswer({ schema_version: version, ...toFlatTable(page, request), ...withWarnings });
}
