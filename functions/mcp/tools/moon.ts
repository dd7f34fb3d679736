import * as z from 'zod';
import { formatDegree } from '../../../lib/astro/sky/zodiac/degree-text.ts';
import { natalChart } from '../../natal/natal-chart/endpoint.ts';
import { events } from '../../predictive/events/endpoint.ts';
import { lunarPhase } from '../../standalone/lunar-phase/endpoint.ts';
import { addDays } from '../input/moment.ts';
import { SETTING_ARGUMENTS, toConfiguration, ZODIAC_TYPE_ARGUMENT } from '../input/settings.ts';
import { describeEvent, type EventsPage } from '../text/events.ts';
import { shortenInstant, toWarningLines, toWarningTexts } from '../text/subject.ts';
import { defineTool } from '../tool.ts';
import { type ChartData, type FullAnswer, warningValues } from './answer-parts.ts';
import { describePhase, type PhaseAnswer, RANGE_ARGUMENTS } from './moon-facts.ts';
import { selectSkyWarnings, skyInputShape, toSkyRequest } from './sky-request.ts';

const DAYS = 7;
const MOST_DAYS = 60;
const MOST_EVENTS = 100;
const EVENT_TYPES = ['lunation', 'eclipse_solar', 'eclipse_lunar', 'ingress', 'void_of_course'];

/** The Moon at a moment and in the days after it. */
export const moonTool = defineTool({
  name: 'moon',
  title: 'The Moon',
  description:
    'Phase and sign of the Moon now or at a moment; phases, eclipses, ingresses and voids of course after it.',
  input: z.strictObject({
    at: skyInputShape.at,
    days: z.int().min(1).max(MOST_DAYS).default(DAYS),
    zodiac: skyInputShape.zodiac,
  }),
  output: z.object({ datetime_utc: z.string(), phase: z.string(), longitude: z.number(), ...warningValues }),
  endpoints: [natalChart, lunarPhase, events],
  run: async ({ at, days, zodiac }, { ask, now }) => {
    const { subject, names } = toSkyRequest({ at, place: undefined }, now);
    const configuration = toConfiguration({ zodiac, bodies: ['moon'] });
    const chartBody = { subject, configuration, options: { verbosity: 'minimal' } };
    const { data } = await ask<FullAnswer<ChartData>>({ endpoint: natalChart, body: chartBody }, [
      ...names,
      ...SETTING_ARGUMENTS,
    ]);
    const iso = data.subject.datetime_utc;
    const { phase, warnings: phaseWarnings } = await ask<PhaseAnswer>({
      endpoint: lunarPhase,
      body: { date_time: { iso } },
    });
    const { zodiac_type, ayanamsa } = data.metadata;
    const page = await ask<EventsPage>(
      {
        endpoint: events,
        body: {
          start_date: iso,
          end_date: addDays(iso, days),
          event_types: EVENT_TYPES,
          planets: ['sun', 'moon'],
          limit: MOST_EVENTS,
          zodiac_type,
          ...(ayanamsa !== undefined && { ayanamsa }),
        },
      },
      [...RANGE_ARGUMENTS, ZODIAC_TYPE_ARGUMENT],
    );
    const longitude = data.planets.moon?.longitude ?? 0;
    const warnings = toWarningTexts(selectSkyWarnings(data.warnings), phaseWarnings);
    return {
      lines: [
        `${shortenInstant(iso)}: Moon ${formatDegree(longitude)}`,
        describePhase(phase),
        ...page.events.map(describeEvent),
        ...toWarningLines(warnings),
      ],
      values: { datetime_utc: iso, phase: phase.name, longitude, warnings },
    };
  },
});
