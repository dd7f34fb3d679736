import * as z from 'zod';
import { events } from '../../predictive/events/endpoint.ts';
import type { EventRecord } from '../../predictive/events/event-schemas.ts';
import { addDays, MomentText, toDate } from '../input/moment.ts';
import { chartSettingsShape, SETTING_ARGUMENTS, toZodiacMembers } from '../input/settings.ts';
import { describeEvent, type EventsPage } from '../text/events.ts';
import { describePage, nextPageShape, pageShape, toPageValues } from '../text/pages.ts';
import { defineTool } from '../tool.ts';

const DAYS = 30;
const MOST_NAMES = 25;
const DEFAULT_TYPES = ['station', 'ingress', 'lunation', 'eclipse_solar', 'eclipse_lunar'];

/** Events in the sky between two dates. */
export const skyEventsTool = defineTool({
  name: 'events',
  title: 'Events in the sky',
  description: `Stations, ingresses, lunations, eclipses between two dates (default ${DAYS} days from today); types may also be aspect, void_of_course, apsis, node_crossing.`,
  input: z.strictObject({
    from: MomentText.optional(),
    to: MomentText.optional(),
    types: z.array(z.string()).min(1).max(MOST_NAMES).default(DEFAULT_TYPES),
    bodies: z.array(z.string()).min(1).max(MOST_NAMES).optional().meta({ description: 'Default Sun to Pluto' }),
    zodiac: chartSettingsShape.zodiac,
    ...pageShape,
  }),
  output: z.object({
    events: z.array(z.object({ at: z.string(), type: z.string(), body: z.string() })),
    ...nextPageShape,
  }),
  endpoints: [events],
  run: async ({ from, to, types, bodies, zodiac, limit, cursor }, { ask, now }) => {
    const start = from ?? toDate(now);
    const body = {
      start_date: start,
      end_date: to ?? addDays(start, DAYS),
      event_types: types,
      limit,
      ...(bodies && { planets: bodies }),
      ...(cursor !== undefined && { cursor }),
      ...toZodiacMembers(zodiac),
    };
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
