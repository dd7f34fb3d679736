import * as z from 'zod';
import { natalChart } from '../../natal/natal-chart/endpoint.ts';
import type { TimezoneOffsetResponse } from '../../place/timezone-offset/contract.ts';
import { timezoneOffset } from '../../place/timezone-offset/endpoint.ts';
import { BirthText } from '../input/birth.ts';
import { toConfiguration } from '../input/settings.ts';
import { toWarningLines, toWarningTexts } from '../text/subject.ts';
import { defineTool } from '../tool.ts';
import {
  birthValues,
  type ChartData,
  describeBirth,
  type FullAnswer,
  listBirthArguments,
  toBirthValues,
  warningValues,
} from './answer-parts.ts';

type Offset = z.output<typeof TimezoneOffsetResponse>;

/** The instant that a clock time at a place means. */
export const resolveTimeTool = defineTool({
  name: 'resolve_time',
  title: 'Resolve a local time',
  description:
    'Which instant a local time was, the clock in force (also before time zones), and whether it occurred twice or never.',
  input: z.strictObject({ birth: BirthText }),
  output: z.object({ ...birthValues, utc_offset_seconds: z.int(), certainty: z.string(), ...warningValues }),
  endpoints: [natalChart, timezoneOffset],
  run: async ({ birth }, { ask }) => {
    const body = {
      subject: birth.subject,
      configuration: toConfiguration({}, birth),
      options: { verbosity: 'minimal' },
    };
    const { data } = await ask<FullAnswer<ChartData>>({ endpoint: natalChart, body }, listBirthArguments(birth));
    const { subject } = data;
    const { latitude, longitude, datetime_utc, utc_offset_seconds, time_resolution } = subject;
    const offset = await ask<Offset>({
      endpoint: timezoneOffset,
      body: { latitude, longitude, datetime: { iso: datetime_utc, calendar: 'gregorian' } },
    });
    const { source, status, certainty } = time_resolution;
    const warnings = toWarningTexts(data.warnings, offset.warnings);
    return {
      lines: [
        ...describeBirth('Time', subject),
        `UTC offset ${utc_offset_seconds} s, from ${source}, ${status}, ${certainty}.`,
        `Clock of the zone at that instant: ${offset.abbreviation}${offset.dst_active ? ', daylight saving' : ''}.`,
        ...toWarningLines(warnings),
      ],
      values: { ...toBirthValues(subject), utc_offset_seconds, certainty, warnings },
    };
  },
});
