import * as z from 'zod';
import { ANGLE_METHODS } from '../../../lib/domain/progressions/angles.ts';
import { PROGRESSION_METHODS, RATE_CONVENTIONS } from '../../../lib/domain/progressions/rates.ts';
import { instantText } from '../../../lib/schemas/answer.ts';
import { fullAnswerSchema, rowAnswerSchema } from '../../../lib/schemas/answer-forms.ts';
import { AspectRecord } from '../../../lib/schemas/chart/aspects.ts';
import { ChartInfo } from '../../../lib/schemas/chart/chart-info.ts';
import { Angles, HousesMap } from '../../../lib/schemas/chart/houses.ts';
import { LlmRows } from '../../../lib/schemas/chart/llm-rows.ts';
import { ChartMetadata } from '../../../lib/schemas/chart/metadata.ts';
import { Planets, warnings } from '../../../lib/schemas/chart/natal-chart.ts';
import { HermeticLot } from '../../../lib/schemas/chart/points.ts';
import { SubjectInfo, TimeResolutionRecord } from '../../../lib/schemas/chart/subject-info.ts';

const ProgressedMetadata = z
  .object({
    birth_date: instantText('The instant of birth'),
    progressed_date: instantText('The moment of life that was asked about'),
    progression_method: z.enum(PROGRESSION_METHODS).meta({ description: 'Method used', example: 'secondary' }),
    age_at_progression: z.number().meta({
      description: 'Age at that moment in tropical years, negative before birth',
      example: 25.468716,
    }),
    ratio: z.number().meta({
      description: 'Days of ephemeris for one day of life',
      example: 0.002737909263003797,
    }),
    rate_convention: z.enum(RATE_CONVENTIONS).meta({ description: 'Whose rates were used', example: 'default' }),
    angle_method: z.enum(ANGLE_METHODS).meta({ description: 'How the angles were moved', example: 'solar_arc' }),
    progressed_datetime: instantText('The instant in the ephemeris that stands for that moment'),
    progressed_julian_day: z.number().meta({
      description: 'The same as a Julian day in Universal Time',
      example: 2451570.718715812,
    }),
    time_resolution: TimeResolutionRecord,
    ...ChartMetadata.shape,
  })
  .meta({
    id: 'ProgressedMetadata',
    description:
      'How the chart was progressed and cast; `time_resolution` is that of `progressed_datetime` in the request',
  });

const Progressed = z
  .object({
    natal_chart: ChartInfo,
    progressed_chart: ChartInfo,
    progressed_planets: Planets,
    progressed_houses: HousesMap,
    progressed_angles: Angles.optional(),
    aspects_to_natal: z.array(AspectRecord).meta({
      description:
        '`object1` is a progressed point, `object2` a natal one, which counts as still; in the order of the progressed points; empty where none were wanted',
    }),
    hermetic_lots: z
      .array(HermeticLot)
      .optional()
      .meta({ description: 'The seven lots of the progressed chart, where they were asked for' }),
    subject: SubjectInfo,
    warnings,
    metadata: ProgressedMetadata,
  })
  .meta({ id: 'Progressed', description: 'A progressed chart and its aspects to the natal one' });

const FullProgressed = fullAnswerSchema(Progressed).meta({
  id: 'FullProgressed',
  description: 'Answer for format `json`',
});
const LlmProgressed = rowAnswerSchema(LlmRows).meta({ id: 'LlmProgressed', description: 'Answer for format `llm_v2`' });

export const ProgressedResponse = z
  .discriminatedUnion('output_mode', [FullProgressed, LlmProgressed])
  .meta({ id: 'ProgressedResponse', description: 'A progressed chart in the form asked for' });

export type ProgressedResponse = z.output<typeof ProgressedResponse>;
