import * as z from 'zod';
import { POLAR_FALLBACKS } from '../../../lib/domain/chart/settings.ts';
import { success } from '../../../lib/schemas/answer.ts';
import { HermeticLot } from '../../../lib/schemas/chart/points.ts';
import { HouseSystem, refuseStrayAyanamsa, zodiacShape } from '../../../lib/schemas/configuration.ts';
import { placeShape, refuseDateAlone } from '../../../lib/schemas/coordinates.ts';
import { DateTimeInput } from '../../../lib/schemas/datetime.ts';
import {
  calculationTime,
  DecimalOptions,
  LlmPoints,
  momentShape,
  warningList,
  zodiacInfoShape,
} from '../../../lib/schemas/moment.ts';
import { nameEnum } from '../../../lib/schemas/name-enum.ts';
import { refineWhenValid } from '../../../lib/schemas/refine-when-valid.ts';

export const HermeticLotsRequest = z
  .strictObject({
    date_time: DateTimeInput,
    ...placeShape,
    include_optional: z.boolean().default(false).meta({
      description: 'Also the classical lots beyond the seven Hermetic ones',
      example: false,
    }),
    include_legacy: z.boolean().default(false).meta({
      description: 'Also other authors’ formulas for lots of the same name',
      example: false,
    }),
    house_system: HouseSystem.default('P'),
    polar_fallback: nameEnum(POLAR_FALLBACKS).default('porphyry').meta({
      description: 'What stands in for a house system where it is undefined; `error` answers 422 instead',
      example: 'porphyry',
    }),
    ...zodiacShape,
    options: DecimalOptions.prefault({}),
  })
  .superRefine(({ date_time }, context) => refuseDateAlone(date_time, context), refineWhenValid('date_time'))
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'zodiac_type'))
  .meta({
    id: 'HermeticLotsRequest',
    description:
      'Which lots, when and where: civil time without an offset is that of the coordinates, unless `date_time.timezone` says otherwise',
  });

export type HermeticLotsRequest = z.output<typeof HermeticLotsRequest>;

const SectDetermination = z
  .object({
    is_day_chart: z.boolean().meta({ description: 'Whether the formulas are those of the day', example: true }),
    sun_above_horizon: z.boolean().meta({
      description: 'Whether the Sun’s centre is on or above the true horizon; it decides the sect',
      example: true,
    }),
  })
  .meta({ id: 'SectDetermination', description: 'Day or night, and why' });

const HermeticLotsAnswer = z
  .object({
    success,
    lots: z.array(HermeticLot).meta({ description: 'The seven Hermetic lots, then optional, then legacy ones' }),
    warnings: warningList,
    metadata: z
      .object({
        sect_determination: SectDetermination,
        total_lots_calculated: z.int().meta({ description: 'Lots in this answer', example: 7 }),
        calculation_time_ms: calculationTime,
        house_system: z.string().meta({ description: 'House system asked for', example: 'P' }),
        house_system_used: z.string().meta({ description: 'House system used', example: 'P' }),
        ...momentShape,
        ...zodiacInfoShape,
      })
      .meta({ id: 'HermeticLotsMetadata', description: 'How the lots were calculated' }),
  })
  .meta({ id: 'HermeticLotsAnswer', description: 'Answer for format `json`' });

export const HermeticLotsResponse = z
  .union([HermeticLotsAnswer, LlmPoints])
  .meta({ id: 'HermeticLotsResponse', description: 'Lots in the form asked for' });

export type HermeticLotsResponse = z.output<typeof HermeticLotsResponse>;
