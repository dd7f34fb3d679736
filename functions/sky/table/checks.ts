import type { z } from 'zod';
import { explainMissingPlace } from '../../../lib/astro/chart/select-objects.ts';
import type { CoordinateSystem } from '../../../lib/astro/chart/settings.ts';
import type { Calendar } from '../../../lib/astro/clock/civil-time/calendar.ts';
import { PLACE_SOURCES, TABLE_COLUMNS, type TableColumnId } from '../../../lib/base/catalog/table-columns.ts';
import type { ErrorCode } from '../../../lib/base/errors/catalog.ts';
import { describeInvalidMoment } from '../../../lib/requests/dates/written-moment.ts';
import type { IsoDateTime } from '../../../lib/requests/iso-datetime.ts';
import { countColumns, explainMostRows, mostRowsOf, type TableLayout } from './page-size.ts';

type Context = z.core.$RefinementCtx;

interface Fault {
  readonly path: (string | number)[];
  readonly message: string;
  readonly code?: ErrorCode;
}

function refuse(context: Context, { path, message, code = 'ValidationError' }: Fault): void {
  context.addIssue({ code: 'custom', path, message, params: { problem: code } });
}

interface Dates {
  readonly start_date: IsoDateTime;
  readonly end_date: IsoDateTime;
  readonly calendar: Calendar;
  readonly time_of_day?: number | undefined;
}

/** Refuses dates that the calendar does not have, and a time of day that both dates state themselves. */
export function refuseBadDates({ calendar, time_of_day, ...dates }: Dates, context: Context): void {
  const entries = [
    ['start_date', dates.start_date],
    ['end_date', dates.end_date],
  ] as const;
  for (const [name, moment] of entries) {
    const fault = describeInvalidMoment(moment, calendar);
    if (fault) refuse(context, { path: [name], ...fault });
  }
  const isUnread = time_of_day !== undefined && dates.start_date.hasTime && dates.end_date.hasTime;
  if (isUnread) refuse(context, { path: ['time_of_day'], message: 'is not read where both dates have a time' });
}

/** Refuses bodies without a place in the coordinate system. */
export function refuseForeignBodies(
  { bodies = [], coordinate_system }: Omit<TableLayout, 'columns'>,
  context: Context,
): void {
  for (const [index, id] of bodies.entries()) {
    const message = explainMissingPlace(id, coordinate_system);
    if (message !== undefined) refuse(context, { path: ['bodies', index], message, code: 'InvalidBody' });
  }
}

const needsPlace = (id: TableColumnId): boolean => PLACE_SOURCES.includes(TABLE_COLUMNS[id].source);

interface PlaceMembers {
  readonly columns: readonly TableColumnId[];
  readonly coordinate_system: CoordinateSystem;
  readonly location?: unknown;
}

/** Refuses columns of a place without a place, and in a heliocentric table, which is seen from no place. */
export function refuseMissingPlace({ columns, coordinate_system, location }: PlaceMembers, context: Context): void {
  for (const [index, id] of columns.entries()) {
    if (coordinate_system !== 'heliocentric' || !needsPlace(id)) continue;
    refuse(context, { path: ['columns', index], message: `${id} is not possible in a heliocentric table` });
  }
  const readers = columns.filter(needsPlace).map((id) => `column ${id}`);
  if (coordinate_system === 'topocentric') readers.push('coordinate_system topocentric');
  const isMissing = readers.length > 0 && coordinate_system !== 'heliocentric' && location === undefined;
  if (isMissing) refuse(context, { path: ['location'], message: `is required with ${readers.join(', ')}` });
}

interface SettingMembers extends PlaceMembers {
  readonly timezone?: unknown;
  readonly house_system?: unknown;
  readonly polar_fallback?: unknown;
}

/** Refuses settings of houses without a column of houses, and a place that neither columns nor dates read. */
export function refuseUnreadSettings(sent: SettingMembers, context: Context): void {
  for (const name of ['house_system', 'polar_fallback'] as const) {
    const isUnread = sent[name] !== undefined && !sent.columns.includes('house');
    if (isUnread) refuse(context, { path: [name], message: 'is read only with column house' });
  }
  const isPlaceRead =
    sent.timezone === undefined || sent.coordinate_system === 'topocentric' || sent.columns.some(needsPlace);
  if (sent.location === undefined || isPlaceRead) return;
  const message = 'is not read: timezone decides the dates, and no column needs a place; leave it out';
  refuse(context, { path: ['location'], message });
}

/** Refuses a page with too many cells, or one that takes too long. */
export function refuseLargePages(
  { limit, ...shape }: TableLayout & { readonly limit?: number | undefined },
  context: Context,
): void {
  const mostRows = mostRowsOf(shape);
  if (limit === undefined || limit <= mostRows) return;
  const message = `may be at most ${mostRows} with ${countColumns(shape)} columns: ${explainMostRows(shape)}`;
  refuse(context, { path: ['limit'], message });
}
