import * as z from 'zod';
import { natalChart } from '../../natal/endpoints.ts';
import { events } from '../../predictive/endpoints.ts';
import { lunarPhase } from '../../standalone/endpoints.ts';
import { detailShape } from '../input/settings.ts';
import { type ChartData, describeChart, describeSettings, listPoints, toLongitudes } from '../text/chart.ts';
import { describePlace, shortenInstant } from '../text/subject.ts';
import { defineTool, pointValues, warningValues } from '../tool.ts';
import { describeLocalDay, LOCAL_DAY_ENDPOINTS, listDayWarnings, requestLocalDay } from './local-day.ts';
import { castSky, describePhase, describeVoid, findPhase, findVoid, SKY_MEMBERS, skyInputShape } from './sky-facts.ts';

/** The sky at a moment: positions, phase of the Moon, void of course, retrogrades. */
export const skyNowTool = defineTool({
  name: 'sky_now',
  title: 'The sky now',
  description:
    'Positions and aspects now or at a moment, Moon phase, void of course, retrogrades; with a place houses, rise and set, twilight, planetary hour.',
  input: { ...skyInputShape, ...detailShape },
  output: {
    datetime_utc: z.string(),
    moon_phase: z.string(),
    retrograde: z.array(z.string()),
    ...pointValues,
    ...warningValues,
  },
  endpoints: [natalChart, lunarPhase, events, ...LOCAL_DAY_ENDPOINTS],
  members: SKY_MEMBERS,
  request: async ({ at, place, zodiac }, call) => {
    const chart = await castSky({ at, place, zodiac }, call);
    const { subject } = chart;
    return {
      subject,
      sky: place === undefined ? withoutHouses(chart) : chart,
      phase: await findPhase(subject.datetime_utc, call),
      course: await findVoid(subject.datetime_utc, call),
      day: place === undefined ? undefined : await requestLocalDay(subject, call),
    };
  },
  toText: ({ subject, sky, phase, course, day }, { place, detail }) => {
    const { datetime_utc } = subject;
    const where = place === undefined ? '' : `, ${describePlace(subject)}`;
    return {
      timezone: day?.clock.timezone,
      lines: [
        `Sky of ${shortenInstant(datetime_utc)}${where}, ${describeSettings(sky)}`,
        ...describeChart(sky, detail),
        describePhase(phase),
        describeVoid(datetime_utc, course),
        ...(day ? describeLocalDay(day) : []),
      ],
      values: {
        datetime_utc,
        moon_phase: phase.phase.name,
        retrograde: listPoints(sky).flatMap(([id, { is_retrograde }]) => (is_retrograde ? [id] : [])),
        points: toLongitudes(sky),
      },
      warnings: [...sky.warnings, ...phase.warnings, ...(day ? listDayWarnings(day) : [])],
    };
  },
});

/** The chart without what depends on a place. */
function withoutHouses({ angles: _, ...data }: ChartData): Omit<ChartData, 'angles'> {
  const planets = Object.entries(data.planets).map(([id, point]) => [id, point && { ...point, house: undefined }]);
  return {
    ...data,
    planets: Object.fromEntries(planets),
    houses: {},
    metadata: { ...data.metadata, house_system_used: null },
  };
}
