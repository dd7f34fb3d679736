import * as z from 'zod';
import { natalChart } from '../../natal/natal-chart/endpoint.ts';
import { events } from '../../predictive/events/endpoint.ts';
import { lunarPhase } from '../../standalone/lunar-phase/endpoint.ts';
import { BRIEF_OPTIONS, detailShape, SETTING_ARGUMENTS, toConfiguration } from '../input/settings.ts';
import { describeChartPoints, describeCusps, describeSettings, toLongitudes } from '../text/chart.ts';
import { describePlace, shortenInstant, toWarningLines, toWarningTexts } from '../text/subject.ts';
import { defineTool } from '../tool.ts';
import { type ChartData, type FullAnswer, pointValues, warningValues } from './answer-parts.ts';
import { describeLocalDay, LOCAL_DAY_ENDPOINTS } from './local-day.ts';
import { describePhase, describeVoid, findVoid, type PhaseAnswer } from './moon-facts.ts';
import { selectSkyWarnings, skyInputShape, toSkyRequest } from './sky-request.ts';

/** The sky at a moment: positions, phase of the Moon, void of course, retrogrades. */
export const skyNowTool = defineTool({
  name: 'sky_now',
  title: 'The sky now',
  description:
    'Positions and aspects now or at a moment, Moon phase, void of course, retrogrades; with a place houses, rise and set, twilight, planetary hour.',
  input: z.strictObject({ ...skyInputShape, ...detailShape }),
  output: z.object({
    datetime_utc: z.string(),
    moon_phase: z.string(),
    retrograde: z.array(z.string()),
    ...pointValues,
    ...warningValues,
  }),
  endpoints: [natalChart, lunarPhase, events, ...LOCAL_DAY_ENDPOINTS],
  run: async ({ at, place, zodiac, detail }, call) => {
    const { subject, names } = toSkyRequest({ at, place }, call.now);
    const options = { ...BRIEF_OPTIONS, aspect_points: place === undefined ? 'bodies' : 'bodies_and_angles' };
    const body = { subject, configuration: toConfiguration({ zodiac }), options };
    const { data } = await call.ask<FullAnswer<ChartData>>({ endpoint: natalChart, body }, [
      ...names,
      ...SETTING_ARGUMENTS,
    ]);
    const iso = data.subject.datetime_utc;
    const phase = await call.ask<PhaseAnswer>({ endpoint: lunarPhase, body: { date_time: { iso } } });
    const courses = await findVoid(iso, call);
    const sky = place === undefined ? withoutHouses(data) : data;
    const day = place === undefined ? undefined : await describeLocalDay(data.subject, call);
    const retrograde = Object.entries(sky.planets).flatMap(([id, point]) => (point?.is_retrograde ? [id] : []));
    const warnings = toWarningTexts(selectSkyWarnings(data.warnings), phase.warnings, day?.warnings ?? []);
    return {
      lines: [
        `Sky of ${shortenInstant(iso)}${place === undefined ? '' : `, ${describePlace(data.subject)}`}, ${describeSettings(sky)}`,
        ...describeChartPoints(sky),
        ...(detail === 'full' ? describeCusps(sky) : []),
        describePhase(phase.phase),
        describeVoid(iso, courses),
        ...(day?.lines ?? []),
        ...toWarningLines(warnings),
      ],
      values: { datetime_utc: iso, moon_phase: phase.phase.name, retrograde, points: toLongitudes(sky), warnings },
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
