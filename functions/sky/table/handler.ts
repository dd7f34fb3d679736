import type * as z from 'zod';
import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { LLM_DECIMALS } from '../../../lib/answers/llm-rows.ts';
import { classifyMotion } from '../../../lib/answers/position.ts';
import { DISTANCE_DECIMALS, roundTo, roundWithinCycle, toZodiacPosition } from '../../../lib/answers/rounding.ts';
import type { ObservedBody, ObservedRow } from '../../../lib/astro/chart/observe-row.ts';
import type { StepUnit } from '../../../lib/astro/clock/civil-time/date-steps.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { signOf } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import type { TableColumnId } from '../../../lib/base/catalog/table-columns.ts';
import { type JdUt, SECONDS_PER_DAY } from '../../../lib/base/units/time.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { example } from '../../../lib/requests/examples.ts';
import { type Format, TableQuery } from '../../../lib/requests/format.ts';
import { toPagingMembers } from '../../../lib/requests/paging.ts';
import type { table } from '../endpoints.ts';
import { calculateTable, type TablePage } from './calculate.ts';
import type { contract, TableAnswer } from './contract.ts';
import { measureNominalSeconds } from './dates.ts';
import { toTableDefinition } from './definition.ts';
import { estimateRow, mostRowsOf } from './page-size.ts';
import { TableRequest } from './request.ts';

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
function createRowShaper({ columns, options }: TableRequest, format: Format): (row: ObservedRow) => TableRow {
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

const toTableAnswer = (page: TablePage<TableRow>, request: TableRequest) => ({
  ...toFlatTable(page, request),
  definition: toTableDefinition(page, request),
  ...(page.location && { location: toLocationInfo(page.location) }),
  warnings: [...page.warnings],
});

/** A table as rows for a language model. */
function toTableRows(page: TablePage<TableRow>, request: TableRequest) {
  const { warnings } = page;
  const version = 'llm_v2' as const;
  const withWarnings = warnings.length > 0 && { warnings: [...warnings] };
  return toRowAnswer({ schema_version: version, ...toFlatTable(page, request), ...withWarnings });
}

const UNIT_DAYS: Readonly<Record<StepUnit, number>> = {
  minute: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30.4,
  year: 365.2,
};

const LONG_TABLE_DAYS = 31;

const daysOf = (request: TableRequest): number => measureNominalSeconds(request) / SECONDS_PER_DAY;

/** Whether a table spans enough days for the request to count as a long search. */
const isLongTable = (request: TableRequest): boolean => daysOf(request) > LONG_TABLE_DAYS;

/** Estimates one page of a table, CPU-seconds. */
function estimateTable(request: TableRequest): number {
  const { step, limit = mostRowsOf(request) } = request;
  const rows = Math.min(limit, Math.max(1, 1 + daysOf(request) / (step.value * UNIT_DAYS[step.unit])));
  return SECONDS_PER_REQUEST + rows * estimateRow(request);
}

const tableFormats = {
  toTable: ({ columns_schema, rows }: z.output<typeof TableAnswer>) => ({ columns: columns_schema, rows }),
};

export const handler: EndpointHandler = defineHandler<typeof table, typeof contract>()({
  request: { query: TableQuery, body: TableRequest },
  hasDisplayNames: true,
  formats: tableFormats,
  isCounted: ({ body }) => isLongTable(body),
  work: ({ body }) => estimateTable(body),
  examples: [
    example('aMonth', 'Daily longitudes of Sun to Pluto at midnight UTC', {
      start_date: '2025-01-01',
      end_date: '2025-01-31',
    }),
    example('localNoon', 'Sun and Moon at noon in Paris, across the change to summer time', {
      start_date: '2025-03-28',
      end_date: '2025-04-02',
      time_of_day: '12:00',
      timezone: { iana_name: 'Europe/Paris' },
      bodies: ['sun', 'moon'],
      columns: ['longitude', 'sign', 'longitude_speed', 'motion'],
    }),
    example('aNight', 'Where Jupiter and Saturn stand over Berlin, hour by hour', {
      start_date: '2020-12-21T15:00:00Z',
      end_date: '2020-12-21T18:00:00Z',
      step: { value: 1, unit: 'hour' },
      bodies: ['jupiter', 'saturn'],
      columns: ['azimuth', 'altitude', 'magnitude', 'house'],
      house_system: 'W',
      location: { latitude: { decimal: 52.52 }, longitude: { decimal: 13.405 } },
    }),
    {
      ...example('siderealRows', 'Monthly sidereal longitudes as rows for a language model', {
        start_date: '2025-01-31',
        end_date: '2025-12-31',
        step: { unit: 'month' },
        bodies: ['mars', 'jupiter', 'saturn', 'true_node'],
        columns: ['longitude', 'declination'],
        zodiac_type: 'sidereal',
        ayanamsa: 'lahiri',
      }),
      query: { format: 'llm_v2' },
    },
  ],
  run: async ({ query: { format }, body }, services) => {
    const page = await calculateTable(body, services, createRowShaper(body, format === 'llm_v2' ? 'llm_v2' : 'json'));
    return format === 'llm_v2' ? toTableRows(page, body) : toTableAnswer(page, body);
  },
});
