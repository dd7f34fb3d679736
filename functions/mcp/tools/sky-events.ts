import * as z from 'zod';
import { events } from '../../predictive/events/endpoint.ts';
import type { EventRecord } from '../../predictive/events/event-schemas.ts';
import { table } from '../../sky/table/endpoint.ts';
import { fromToShape, RANGE_MEMBERS, toRange } from '../input/range.ts';
import { chartSettingsShape, nameList, toZodiacMembers } from '../input/settings.ts';
import { describeEvent, type EventsPage } from '../text/events.ts';
import { nextPageShape, pageShape } from '../text/pages.ts';
import { defineTool } from '../tool.ts';
import { requestPositions, TABLE_STEPS, toPositionsText } from './positions-table.ts';

const DAYS = 30;
const MOST_NAMES = 25;
const DEFAULT_TYPES = ['station', 'ingress', 'lunation', 'eclipse_solar', 'eclipse_lunar'];

/** Events in the sky between two dates. */
export const skyEventsTool = defineTool({
  name: 'events',
  title: 'Events in the sky',
  description: `Stations, ingresses, lunations, eclipses between two dates (default ${DAYS} days from today); types may also be aspect, void_of_course, apsis, node_crossing. With step a table of positions instead.`,
  input: {
    ...fromToShape,
    types: nameList(MOST_NAMES).default(DEFAULT_TYPES),
    bodies: nameList(MOST_NAMES).optional().meta({ description: 'Default Sun to Pluto' }),
    step: z.enum(TABLE_STEPS).optional(),
    zodiac: chartSettingsShape.zodiac,
    ...pageShape,
  },
  output: {
    events: z.array(z.object({ at: z.string(), type: z.string(), body: z.string() })),
    ...nextPageShape,
  },
  endpoints: [events, table],
  members: { ...RANGE_MEMBERS, event_types: 'types', planets: 'bodies' },
  request: async ({ from, to, types, bodies, step, zodiac, limit, cursor }, { ask, now }) => {
    const range = toRange({ from, to }, DAYS, now);
    const members = { ...range, limit, cursor, ...toZodiacMembers(zodiac) };
    if (step) return { range, table: await requestPositions({ ...members, step: { unit: step }, bodies }, ask) };
    const body = { ...members, event_types: types, planets: bodies };
    return { range, page: await ask<EventsPage>({ endpoint: events, body }) };
  },
  toText: ({ range, table, page }) => {
    if (table) return toPositionsText(table, range);
    return {
      lines: [`From ${range.start_date} to ${range.end_date}:`, ...page.events.map(describeEvent)],
      values: { events: page.events.map(toEventValues) },
      page: { ...page, shown: page.events.length },
    };
  },
});

const toEventValues = ({ exact_datetime, type, planet }: EventRecord) => ({ at: exact_datetime, type, body: planet });
