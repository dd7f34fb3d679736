import type * as z from 'zod';
import type { StepUnit } from '../../../lib/astro/clock/civil-time/date-steps.ts';
import { formatDegree } from '../../../lib/astro/sky/zodiac/degree-text.ts';
import type { TableAnswer } from '../../sky/table/contract.ts';
import { table } from '../../sky/table/endpoint.ts';
import { SETTING_ARGUMENTS } from '../input/settings.ts';
import { describePage, toPageValues } from '../text/pages.ts';
import { namePoint } from '../text/points.ts';
import { formatWarning, shortenInstant } from '../text/subject.ts';
import type { ToolCall } from '../tool.ts';

/** Steps between two rows, each one unit. */
export const TABLE_STEPS = ['hour', 'day', 'week', 'month', 'year'] as const satisfies readonly StepUnit[];

/** Dates, bodies, zodiac and page of a table, as members of its request. */
interface TableMembers {
  readonly start_date: string;
  readonly end_date: string;
  readonly step: { readonly unit: (typeof TABLE_STEPS)[number] };
  readonly bodies?: readonly string[];
  readonly limit: number;
  readonly cursor?: string;
}

const COLUMNS = ['longitude', 'motion'];

/** Longitudes of bodies at regular moments: a line for each, under a line of names. */
export async function listPositions(members: TableMembers, { ask }: Pick<ToolCall, 'ask'>) {
  const body = { ...members, columns: COLUMNS };
  const page = await ask<z.input<typeof TableAnswer>>({ endpoint: table, body }, TABLE_ARGUMENTS);
  const bodies = page.columns_schema.slice(1).filter((name) => name.endsWith('.longitude'));
  const names = bodies.map((name) => namePoint(name.slice(0, -'.longitude'.length)));
  return {
    lines: [
      `Positions from ${members.start_date} to ${members.end_date} in UTC, R retrograde:`,
      ['time', ...names].join(' | '),
      ...page.rows.map(describeRow),
      ...describePage(page, page.rows.length),
      ...page.warnings.map(formatWarning),
    ],
    values: { events: [], ...toPageValues(page) },
  };
}

function describeRow([datetime, ...cells]: z.input<typeof TableAnswer>['rows'][number]): string {
  const places = cells.flatMap((cell, index) => {
    const mark = cells[index + 1] === 'retrograde' ? ' R' : '';
    return index % COLUMNS.length === 0 ? [`${formatDegree(Number(cell))}${mark}`] : [];
  });
  return [shortenInstant(String(datetime)), ...places].join(' | ');
}

const TABLE_ARGUMENTS = [
  ...SETTING_ARGUMENTS,
  { member: 'start_date', argument: 'from' },
  { member: 'end_date', argument: 'to' },
];
