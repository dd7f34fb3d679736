import type * as z from 'zod';
import type { StepUnit } from '../../../lib/astro/clock/civil-time/date-steps.ts';
import { formatDegree } from '../../../lib/astro/sky/zodiac/degree-text.ts';
import type { TableAnswer } from '../../sky/table/contract.ts';
import { table } from '../../sky/table/endpoint.ts';
import { namePoint } from '../text/points.ts';
import { formatWarning, shortenInstant } from '../text/subject.ts';
import type { ToolCall } from '../tool.ts';

type Table = z.input<typeof TableAnswer>;

/** Steps between two rows, each one unit. */
export const TABLE_STEPS = ['hour', 'day', 'week', 'month', 'year'] as const satisfies readonly StepUnit[];

const COLUMNS = ['longitude', 'motion'];
const LONGITUDE = '.longitude';

/** Requests longitudes of bodies at regular moments. @param members dates, step, bodies, zodiac and page */
export const requestPositions = (members: object, ask: ToolCall['ask']): Promise<Table> =>
  ask({ endpoint: table, body: { ...members, columns: COLUMNS } });

interface Range {
  readonly start_date: string;
  readonly end_date: string;
}

/** A line for each moment, under a line of names. */
export function toPositionsText({ columns_schema, rows, warnings, ...page }: Table, { start_date, end_date }: Range) {
  const columns = columns_schema.slice(1).filter((name) => name.endsWith(LONGITUDE));
  const names = columns.map((name) => namePoint(name.slice(0, -LONGITUDE.length)));
  return {
    lines: [
      `Positions from ${start_date} to ${end_date} in UTC, R retrograde:`,
      ['time', ...names].join(' | '),
      ...rows.map(describeRow),
    ],
    notes: warnings.map(formatWarning),
    values: { events: [] },
    page: { ...page, shown: rows.length },
  };
}

function describeRow([datetime, ...cells]: Table['rows'][number]): string {
  const places = cells.flatMap((cell, index) => {
    const mark = cells[index + 1] === 'retrograde' ? ' R' : '';
    return index % COLUMNS.length === 0 ? [`${formatDegree(Number(cell))}${mark}`] : [];
  });
  return [shortenInstant(String(datetime)), ...places].join(' | ');
}
