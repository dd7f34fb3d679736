import * as z from 'zod';
import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { LLM_DECIMALS } from '../../../lib/answers/llm-rows.ts';
import type { ObservedRow } from '../../../lib/astro/chart/observe-row.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';
import { success, WarningRecord } from '../../../lib/requests/answer.ts';
import { rowAnswerSchema } from '../../../lib/requests/answer-forms.ts';
import { LocationInfo } from '../../../lib/requests/chart/chart-info.ts';
import type { Format } from '../../../lib/requests/format.ts';
import { warningList } from '../../../lib/requests/moment.ts';
import { pagedShape, toPagingMembers } from '../../../lib/requests/paging.ts';
import type { TablePage } from './calculate.ts';
import { CELLS, type TableCell } from './cells.ts';
import { TableDefinition, toTableDefinition } from './definition.ts';
import type { TableRequest } from './request.ts';

const tableShape = {
  columns_schema: z.array(z.string()).meta({
    description: 'Names of the columns: `datetime`, then `body.column` in the order of the request',
    example: ['datetime', 'sun.longitude', 'moon.longitude'],
  }),
  rows: z.array(z.array(z.union([z.string(), z.number()]).nullable())).meta({
    description:
      'Rows in order of time, each with a value for every column. `datetime` is UTC in ISO 8601; null: the body has no such value',
    example: [['2025-01-01T00:00:00.000Z', 280.813611, 293.913579]],
  }),
};

export const TableAnswer = z
  .object({
    success,
    ...tableShape,
    ...pagedShape,
    definition: TableDefinition,
    location: LocationInfo.optional(),
    warnings: warningList,
  })
  .meta({ id: 'TableAnswer', description: 'Answer for format `json`' });

const LlmTable = z
  .object({
    schema_version: z.literal('llm_v2').meta({ description: 'Version of the row form' }),
    ...tableShape,
    ...pagedShape,
    warnings: z.array(WarningRecord).optional().meta({ description: 'Present if there are warnings' }),
  })
  .meta({
    id: 'LlmTable',
    description: 'A table with degrees to 4 decimals and dates to the minute where they are whole',
  });

export const TableResponse = z
  .union([
    TableAnswer,
    rowAnswerSchema(LlmTable).meta({ id: 'LlmTableAnswer', description: 'Answer for format `llm_v2`' }),
  ])
  .meta({ id: 'TableResponse', description: 'An ephemeris table in the requested format' });

/** A row as a list of values: that of each column. */
export type TableRow = TableCell[];

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
