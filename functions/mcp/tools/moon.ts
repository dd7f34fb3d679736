import * as z from 'zod';
import { formatDegree } from '../../../lib/astro/sky/zodiac/degree-text.ts';
import { natalChart } from '../../natal/endpoints.ts';
import { events } from '../../predictive/endpoints.ts';
import type { EventRecord } from '../../predictive/events/event-records.ts';
import { lunarPhase } from '../../standalone/endpoints.ts';
import { ZODIAC_OF_TYPE } from '../input/arguments-of-members.ts';
import { addDays } from '../input/moment.ts';
import { describeEvent, type EventsPage } from '../text/events.ts';
import { shortenInstant } from '../text/subject.ts';
import { defineTool, warningValues } from '../tool.ts';
import {
  castSky,
  clockPlace,
  describePhase,
  findPhase,
  findTimezone,
  SKY_MEMBERS,
  skyInputShape,
} from './sky-facts.ts';

const DAYS = 7;
const MOST_DAYS = 60;
const MOST_EVENTS = 100;
const EVENT_TYPES = ['lunation', 'eclipse_solar', 'eclipse_lunar', 'ingress', 'void_of_course'];

/** The line of the void of course that ends with it says the same. */
const followsVoid = ({ type, ...event }: EventRecord): boolean =>
  type === 'ingress' && 'planet' in event && event.planet === 'moon';

/** The Moon at a moment and in the days after it. */
export const moonTool = defineTool({
  name: 'moon',
  title: 'The Moon',
  description:
    'Lunar calendar: phase and sign of the Moon now or at a moment; phases, eclipses, signs and voids of course in the next days.',
  input: {
    at: skyInputShape.at,
    place: clockPlace,
    days: z.int().min(1).max(MOST_DAYS).default(DAYS),
    zodiac: skyInputShape.zodiac,
  },
  output: { datetime_utc: z.string(), phase: z.string(), longitude: z.number(), ...warningValues },
  endpoints: [natalChart, lunarPhase, events],
  members: { ...SKY_MEMBERS, zodiac_type: ZODIAC_OF_TYPE },
  request: async ({ at, place, days, zodiac }, call) => {
    const chart = await castSky({ at, place, zodiac, bodies: ['moon'] }, call);
    const iso = chart.subject.datetime_utc;
    const phase = await findPhase(iso, call);
    const { zodiac_type, ayanamsa } = chart.metadata;
    const body = {
      start_date: iso,
      end_date: addDays(iso, days),
      event_types: EVENT_TYPES,
      planets: ['sun', 'moon'],
      limit: MOST_EVENTS,
      zodiac_type,
      ayanamsa,
    };
    const page = await call.ask<EventsPage>({ endpoint: events, body });
    return { chart, phase, page, timezone: await findTimezone(place, call) };
  },
  toText: ({ chart, phase, page, timezone }) => {
    const { datetime_utc } = chart.subject;
    const longitude = chart.planets.moon?.longitude ?? 0;
    return {
      timezone,
      lines: [
        `${shortenInstant(datetime_utc)}: Moon ${formatDegree(longitude)}`,
        describePhase(phase),
        ...page.events.filter((event) => !followsVoid(event)).map(describeEvent),
      ],
      values: { datetime_utc, phase: phase.phase.name, longitude },
      warnings: [...chart.warnings, ...phase.warnings],
    };
  },
});
