import * as z from 'zod';
import { ZODIAC_TYPES } from '../../../lib/astro/chart/settings.ts';
import { instantText, success } from '../../../lib/requests/answer.ts';
import { LocationInfo } from '../../../lib/requests/chart/chart-info.ts';
import { LlmRows } from '../../../lib/requests/chart/llm-rows.ts';
import { FullChart, SimpleChart, warnings } from '../../../lib/requests/chart/natal-chart.ts';
import { ChartHandle } from '../../../lib/requests/handle/schema.ts';
import { choice, flag, integer, number, text } from '../../../lib/requests/members.ts';
import { pictureShape } from '../../../lib/requests/picture-member.ts';

export const returnShape = {
  exact_datetime: instantText('Moment of the return'),
  julian_day: number('The same as a Julian day in Universal Time', 2460477.105138877),
  retrograde: flag('True if the motion is retrograde'),
  return_number: integer(
    'Revolutions of the body through the zodiac since birth: 1 for the first return, −1 for the last one before birth; the same for all passes of a retrograde loop',
    34,
  ),
};

const OtherReturn = z
  .object(returnShape)
  .meta({ id: 'OtherReturn', description: 'Another return in the window, or another pass of the same one' });

const ReturnSearch = z
  .object({
    search_start: instantText('Beginning of the window'),
    search_end: instantText('End of the window'),
    precession_corrected: flag(
      'Whether the return is to the same position among the stars, because of `precession_corrected` or a sidereal zodiac',
    ),
    zodiac_type: choice(ZODIAC_TYPES, 'Zodiac of the longitudes', 'tropical'),
  })
  .meta({ id: 'ReturnSearch', description: 'Dates and settings of the search' });

const shape = {
  body: text('Name of the body', 'sun'),
  natal_longitude: number('Natal longitude of the body, degrees in `[0, 360)`', 84.123456),
  return_longitude: number(
    'Longitude of the body at the return: the natal longitude, plus precession if corrected',
    84.123456,
  ),
  ...returnShape,
  earliest_datetime: instantText(
    'If the time of birth is not known: the return for a birth at the beginning of the day',
  ).optional(),
  latest_datetime: instantText(
    'If the time of birth is not known: the return for a birth at the end of the day',
  ).optional(),
  other_returns: z.array(OtherReturn).meta({ description: 'The other returns in the window, in order of time' }),
  location: LocationInfo,
  handle: ChartHandle.optional(),
  warnings,
};

/** Schema of a response whose chart has the form of one output mode. */
function returnSchema<const Mode extends string, Chart extends z.ZodType>(mode: Mode, chart: Chart) {
  return z.object({
    success,
    output_mode: z.literal(mode).meta({ description: 'Form of the chart; identifies the response form' }),
    ...shape,
    chart: chart.optional(),
    ...pictureShape,
    metadata: ReturnSearch,
  });
}

const FullReturn = returnSchema('full', FullChart).meta({
  id: 'FullReturn',
  description: 'Answer for preset `full`',
});
const SimpleReturn = returnSchema('simple', SimpleChart).meta({
  id: 'SimpleReturn',
  description: 'Answer for preset `simple`',
});
const LlmReturn = returnSchema('llm_v2', LlmRows).meta({
  id: 'LlmReturn',
  description: 'Answer for format `llm_v2`',
});

export const ReturnResponse = z.discriminatedUnion('output_mode', [FullReturn, SimpleReturn, LlmReturn]).meta({
  id: 'ReturnResponse',
  description:
    'The return nearest to the target, and the others in the window. In aspects of its chart the angles of the return count as still: `applying` follows the body alone',
});

export type ReturnResponse = z.input<typeof ReturnResponse>;
export type OtherReturn = z.input<typeof OtherReturn>;
