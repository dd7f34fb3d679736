import * as z from 'zod';
import { events } from '../../predictive/events/endpoint.ts';
import type { EventRecord } from '../../predictive/events/event-schemas.ts';
import { table } from '../../sky/table/endpoint.ts';
import { addDays, MomentText, toDate } from '../input/moment.ts';
import { chartSettingsShape, SETTING_ARGUMENTS, toZodiacMembers } from '../input/settings.ts';
import { describeEvent, type EventsPage } from '../text/events.ts';
import { describePage, nextPageShape, pageShape, toPageValues } from '../text/pages.ts';
import { defineTool } from '../tool.ts';
import { listPositions, TABLE_STEPS } from './positions-table.ts';

const DAYS = 30;
const MOST_NAMES = 25;
const DEFAULT_TYPES = ['station', 'ingress', 'lunation', 'eclipse_solar', 'eclipse_lunar'];

/** Events in the sky between two dates. */
export const skyEventsTool = defineTool({
  name: 'events',
  title: 'Events in the sky',
  description: `Stations, ingresses, lunations, eclipses between two dates (default ${DAYS} days from today); types may also be aspect, void_of_course, apsis, node_crossing. With step a table of positions instead.`,
  input: z.strictObject({
    from: MomentText.optional(),
    to: MomentText.optional(),
    types: z.array(z.string()).min(1).max(MOST_NAMES).default(DEFAULT_TYPES),
    bodies: z.array(z.string()).min(1).max(MOST_NAMES).optional().meta({ description: 'Default Sun to Pluto' }),
    step: z.enum(TABLE_STEPS).optional(),
    zodiac: chartSettingsShape.zodiac,
    ...pageShape,
  }),
  output: z.object({
    events: z.array(z.object({ at: z.string(), type: z.string(), body: z.string() })),
    ...nextPageShape,
  }),
  endpoints: [events, table],
  run: async ({ from, to, types, bodies, step, zodiac, limit, cursor }, { ask, now }) => {
    const start = from ?? toDate(now);
    const members = {
      start_date: start,
      end_date: to ?? addDays(start, DAYS),
      limit,
      ...(cursor !== undefined && { cursor }),
      ...toZodiacMembers(zodiac),
    };
    if (step) return listPositions({ ...members, step: { unit: step }, ...(bodies && { bodies }) }, { ask });
    const body = { ...members, event_types: types, ...(bodies && { planets: bodies }) };
    const page = await ask<EventsPage>({ endpoint: events, body }, EVENT_ARGUMENTS);
    return {
      lines: [
        `From ${body.start_date} to ${body.end_date}:`,
        ...page.events.map(describeEvent),
        ...describePage(page, page.events.length),
      ],
      values: { events: page.events.map(toEventValues), ...toPageValues(page) },
    };
  },
});

const EVENT_ARGUMENTS = [
  ...SETTING_ARGUMENTS,
  { member: 'event_types', argument: 'types' },
  { member: 'planets', argument: 'bodies' },
  { member: 'start_date', argument: 'from' },
  { member: 'end_date', argument: 'to' },
];

const toEventValues = ({ exact_datetime, type, planet }: EventRecord) => ({ at: exact_datetime, type, body: planet });
