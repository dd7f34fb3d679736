import * as z from 'zod';
import { SIZES } from '../base/catalog/sizes.ts';
import { instantText, WarningRecord } from './answer.ts';
import { rowAnswerSchema } from './answer-forms.ts';
import { LlmRows } from './chart/llm-rows.ts';
import { namedAyanamsa } from './chart/metadata.ts';
import { TimeResolutionRecord } from './chart/subject-info.ts';
import { number, text } from './members.ts';
import { UserAyanamsaMember } from './user-ayanamsa.ts';

/** Answer as rows with points that do not form a chart. */
export const LlmPoints = rowAnswerSchema(LlmRows).meta({ id: 'LlmPoints', description: 'Answer for format `llm_v2`' });

/** Options of an answer without a chart: decimal places. */
export const DecimalOptions = z
  .strictObject({
    decimal_places: z
      .int()
      .min(SIZES.decimal_places.minimum)
      .max(SIZES.decimal_places.maximum)
      .default(6)
      .meta({ description: 'Decimals of angles in degrees', example: 6 }),
  })
  .meta({ id: 'DecimalOptions', description: 'What the answer shows', example: { decimal_places: 6 } });

export type DecimalOptions = z.output<typeof DecimalOptions>;

/** Members that state how the moment of the request was interpreted. */
export const momentShape = {
  datetime_utc: instantText('The instant of the calculation'),
  julian_day: number('The same as a Julian day in Universal Time', 2451545.25),
  time_resolution: TimeResolutionRecord,
};

/** Members that state the zodiac of the longitudes. */
export const zodiacInfoShape = {
  zodiac_type: text('tropical or sidereal', 'tropical'),
  ayanamsa: namedAyanamsa,
  user_ayanamsa: UserAyanamsaMember.optional(),
  ayanamsa_degrees: z.number().optional().meta({
    description: 'Distance of the sidereal from the tropical zero point, nutation included',
    example: 23.7,
  }),
};

export const calculationTime = number('Time from the arrival of the request to the answer, milliseconds', 1.2);

export const warningList = z.array(WarningRecord).meta({ description: 'Empty if there are none' });
