import * as z from 'zod';
import type { StepUnit } from '../../../lib/astro/clock/civil-time/date-steps.ts';
import { formatDegree } from '../../../lib/astro/sky/zodiac/degree-text.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { natalChart } from '../../natal/endpoints.ts';
import { events } from '../../predictive/endpoints.ts';
import type { EventRecord } from '../../predictive/events/event-records.ts';
import { table } from '../../sky/endpoints.ts';
import type { TableAnswer } from '../../sky/table/contract.ts';
import { chartSettingsShape, nameList, PlaceText, toZodiacMembers } from '../input/birth.ts';
import { type DateRange, fromToShape, RANGE_MEMBERS, toRange } from '../input/moment.ts';
import { describeEvent, type EventsPage } from '../text/events.ts';
import { nextPageShape, pageShape } from '../text/pages.ts';
import { formatWarning, shortenInstant } from '../text/subject.ts';
import { defineTool, type ToolCall } from '../tool.ts';
import { findTimezone } from './sky-facts.ts';

const DAYS = 30;
/** Longer than between two retrogradations of any planet; Mars, the slowest, takes some 780 days. */
const HORIZON_DAYS = 800;
const MOST_NAMES = 25;
const DEFAULT_TYPES = ['station', 'ingress', 'lunation', 'eclipse_solar', 'eclipse_lunar'];

type Table = z.input<typeof TableAnswer>;

/** Steps between two rows, each one unit. */
const TABLE_STEPS = ['hour', 'day', 'week', 'month', 'year'] as const satisfies readonly StepUnit[];

/** Events in the sky between two dates. */
export const skyEventsTool = defineTool({
  name: 'events',
  title: 'Events in the sky',
  description: `Stations, ingresses, lunations, eclipses between two dates or “next month” (default ${DAYS} days, else the first in ${HORIZON_DAYS}); types also aspect, void_of_course, apsis, node_crossing. With step a table of positions.`,
  input: {
    ...fromToShape,
    types: nameList(MOST_NAMES).default(DEFAULT_TYPES),
    bodies: nameList(MOST_NAMES).optional().meta({ description: 'Default Sun to Pluto' }),
    step: z.enum(TABLE_STEPS).optional(),
    place: PlaceText.optional().meta({ description: 'Local times, and what of eclipses is seen' }),
    zodiac: chartSettingsShape.zodiac,
    ...pageShape,
  },
  output: {
    events: z.array(z.object({ at: z.string(), type: z.string(), body: z.string() })),
    ...nextPageShape,
  },
  endpoints: [events, table, natalChart],
  members: { ...RANGE_MEMBERS, event_types: 'types', planets: 'bodies' },
  request: async ({ from, to, types, bodies, step, zodiac, limit, cursor, place }, call) => {
    const { ask, now } = call;
    const timezone = await findTimezone(place, call);
    const range = toRange({ from, to }, DAYS, now);
    const members = { ...range, limit, cursor, ...toZodiacMembers(zodiac) };
    if (step)
      return { timezone, range, table: await requestPositions({ ...members, step: { unit: step }, bodies }, ask) };
    const hasEclipses = types.some((type) => type.startsWith('eclipse'));
    const body = { ...members, event_types: types, planets: bodies, ...(hasEclipses && { location: place }) };
    const page = await ask<EventsPage>({ endpoint: events, body });
    const isOpen = from === undefined && to === undefined && cursor === undefined;
    if (page.events.length > 0 || !isOpen) return { timezone, range, page };
    const longer = toRange({ from, to }, HORIZON_DAYS, now);
    const first = await ask<EventsPage>({ endpoint: events, body: { ...body, ...longer, limit: 1 } });
    return { timezone, range: longer, page: first };
  },
  toText: ({ timezone, range, table, page }) => {
    if (table) return { timezone, ...toPositionsText(table, range) };
    return {
      timezone,
      lines: [`From ${range.start_date} to ${range.end_date}:`, ...page.events.map(describeEvent)],
      values: { events: page.events.map(toEventValues) },
      page: { ...page, shown: page.events.length },
    };
  },
});

const toEventValues = ({ exact_datetime, type, planet }: EventRecord) => ({ at: exact_datetime, type, body: planet });

const COLUMNS = ['longitude', 'motion'];
const LONGITUDE = '.longitude';

/** Requests longitudes of bodies at regular moments. @param members dates, step, bodies, zodiac and page */
const requestPositions = (members: object, ask: ToolCall['ask']): Promise<Table> =>
  ask({ endpoint: table, body: { ...members, columns: COLUMNS } });

/** A line for each moment, under a line of names. */
function toPositionsText({ columns_schema, rows, warnings, ...page }: Table, { start_date, end_date }: DateRange) {
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
