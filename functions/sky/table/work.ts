import type { StepUnit } from '../../../lib/astro/clock/civil-time/date-steps.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { SECONDS_PER_DAY } from '../../../lib/base/units/time.ts';
import { measureNominalSeconds } from './dates.ts';
import { estimateRow, mostRowsOf } from './page-size.ts';
import type { TableRequest } from './request.ts';

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
export const isLongTable = (request: TableRequest): boolean => daysOf(request) > LONG_TABLE_DAYS;

/** Estimates one page of a table, CPU-seconds. */
export function estimateTable(request: TableRequest): number {
  const { step, limit = mostRowsOf(request) } = request;
  const rows = Math.min(limit, Math.max(1, 1 + daysOf(request) / (step.value * UNIT_DAYS[step.unit])));
  return SECONDS_PER_REQUEST + rows * estimateRow(request);
}
