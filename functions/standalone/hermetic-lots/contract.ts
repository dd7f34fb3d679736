import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { HermeticLot } from '../../../lib/requests/chart/points.ts';
import { flag, integer, text } from '../../../lib/requests/members.ts';
import { calculationTime, LlmPoints, momentShape, warningList, zodiacInfoShape } from '../../../lib/requests/moment.ts';

const SectDetermination = z
  .object({
    is_day_chart: flag('True if the formulas of the day are used', true),
    sun_above_horizon: flag('Whether the Sun’s center is on or above the true horizon; it decides the sect', true),
  })
  .meta({ id: 'SectDetermination', description: 'Sect of the chart, and the position of the Sun that decides it' });

const HermeticLotsAnswer = z
  .object({
    success,
    lots: z.array(HermeticLot).meta({ description: 'The seven Hermetic lots, then optional, then legacy ones' }),
    warnings: warningList,
    metadata: z
      .object({
        sect_determination: SectDetermination,
        total_lots_calculated: integer('Lots in this answer', 7),
        calculation_time_ms: calculationTime,
        house_system: text('House system of the request', 'P'),
        house_system_used: text('House system used', 'P'),
        ...momentShape,
        ...zodiacInfoShape,
      })
      .meta({ id: 'HermeticLotsMetadata', description: 'How the lots were calculated' }),
  })
  .meta({ id: 'HermeticLotsAnswer', description: 'Answer for format `json`' });

const HermeticLotsResponse = z
  .union([HermeticLotsAnswer, LlmPoints])
  .meta({ id: 'HermeticLotsResponse', description: 'Lots in the requested format' });

export const contract = defineContract({
  description:
    'The seven Hermetic lots after Paulus of Alexandria, on request with further classical lots and with other authors’ formulas. The altitude of the Sun decides between the formulas of day and night; each lot has its formula, keywords and sources.',
  response: HermeticLotsResponse,
  errors: ['HouseSystemUndefined'],
});
