import * as z from 'zod';
import { ZODIAC_TYPES } from '../../../lib/domain/chart/settings.ts';
import { instantText, success } from '../../../lib/schemas/answer.ts';
import { LocationInfo } from '../../../lib/schemas/chart/chart-info.ts';
import { LlmRows } from '../../../lib/schemas/chart/llm-rows.ts';
import { FullChart, SimpleChart, warnings } from '../../../lib/schemas/chart/natal-chart.ts';

const returnShape = {
  exact_datetime: instantText('When the body is back'),
  julian_day: z
    .number()
    .meta({ description: 'The same as a Julian day in Universal Time', example: 2460477.105138877 }),
  retrograde: z.boolean().meta({ description: 'Whether it goes against the signs', example: false }),
  return_number: z.int().meta({
    description:
      'How often it has gone round the zodiac since birth: 1 is the first return, −1 the last one before birth. All passes of a retrograde loop share a number',
    example: 34,
  }),
};

const OtherReturn = z
  .object(returnShape)
  .meta({ id: 'OtherReturn', description: 'Another return in the window, or another pass of the same one' });

const ReturnSearch = z
  .object({
    search_start: instantText('Beginning of the window'),
    search_end: instantText('End of the window'),
    precession_corrected: z.boolean().meta({
      description:
        'Whether the return is to the same place among the stars: as asked for, or as the zodiac is sidereal',
      example: false,
    }),
    zodiac_type: z.enum(ZODIAC_TYPES).meta({ description: 'Zodiac of the longitudes', example: 'tropical' }),
  })
  .meta({ id: 'ReturnSearch', description: 'What was searched' });

const shape = {
  body: z.string().meta({ description: 'Name of the body', example: 'sun' }),
  natal_longitude: z
    .number()
    .meta({ description: 'Where it stood at birth, degrees in `[0, 360)`', example: 84.123456 }),
  return_longitude: z.number().meta({
    description: 'Where it stands at the return: its natal longitude, and precession added where that is corrected for',
    example: 84.123456,
  }),
  ...returnShape,
  earliest_datetime: instantText(
    'Where the time of birth is not known: the return, had it been at the beginning of the day',
  ).optional(),
  latest_datetime: instantText(
    'Where the time of birth is not known: the return, had it been at the end of the day',
  ).optional(),
  other_returns: z.array(OtherReturn).meta({ description: 'The rest in the window, in order of time' }),
  location: LocationInfo,
  warnings,
};

/** An answer whose chart has one of three forms. */
function returnSchema<const Mode extends string, Chart extends z.ZodType>(mode: Mode, chart: Chart) {
  return z.object({
    success,
    output_mode: z.literal(mode).meta({ description: 'Form of the chart; tells the answers apart' }),
    ...shape,
    chart: chart.optional(),
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

export const ReturnResponse = z
  .discriminatedUnion('output_mode', [FullReturn, SimpleReturn, LlmReturn])
  .meta({ id: 'ReturnResponse', description: 'The return nearest to the target, and the others in the window' });

export type ReturnResponse = z.input<typeof ReturnResponse>;
export type OtherReturn = z.input<typeof OtherReturn>;
