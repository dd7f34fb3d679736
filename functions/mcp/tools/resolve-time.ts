import * as z from 'zod';
import { natalChart } from '../../natal/natal-chart/endpoint.ts';
import { timezoneOffset } from '../../place/timezone-offset/endpoint.ts';
import { BirthText } from '../input/birth.ts';
import { birthValues, defineTool, warningValues } from '../tool.ts';
import { requestClock } from './local-day.ts';
import { castBirthChart } from './natal-chart.ts';

/** The instant that a clock time at a place means. */
export const resolveTimeTool = defineTool({
  name: 'resolve_time',
  title: 'Resolve a local time',
  description:
    'Which instant a local time was, the clock in force (also before time zones), and whether it occurred twice or never.',
  input: { birth: BirthText },
  output: { ...birthValues, utc_offset_seconds: z.int(), certainty: z.string(), ...warningValues },
  endpoints: [natalChart, timezoneOffset],
  request: async ({ birth }, call) => {
    const chart = await castBirthChart(birth, call);
    return { chart, clock: await requestClock(chart.subject, call) };
  },
  toText: ({ chart: { subject, warnings }, clock }) => {
    const { source, status, certainty } = subject.time_resolution;
    return {
      title: 'Time',
      subject,
      lines: [
        `UTC offset ${subject.utc_offset_seconds} s, from ${source}, ${status}, ${certainty}.`,
        `Clock of the zone at that instant: ${clock.abbreviation}${clock.dst_active ? ', daylight saving' : ''}.`,
      ],
      values: { utc_offset_seconds: subject.utc_offset_seconds, certainty },
      warnings: [...warnings, ...clock.warnings],
    };
  },
});
