import * as z from 'zod';
import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { toLotRow, toPointsOnlyRows } from '../../../lib/answers/llm-rows.ts';
import { toHermeticLot } from '../../../lib/answers/lots.ts';
import { toMomentInfo, toZodiacInfo } from '../../../lib/answers/moment.ts';
import { success } from '../../../lib/requests/answer.ts';
import { HermeticLot } from '../../../lib/requests/chart/points.ts';
import { calculationTime, LlmPoints, momentShape, warningList, zodiacInfoShape } from '../../../lib/requests/moment.ts';
import type { HermeticLots } from './calculate.ts';

const SectDetermination = z
  .object({
    is_day_chart: z.boolean().meta({ description: 'True if the formulas of the day are used', example: true }),
    sun_above_horizon: z.boolean().meta({
      description: 'Whether the Sun’s centre is on or above the true horizon; it decides the sect',
      example: true,
    }),
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
        total_lots_calculated: z.int().meta({ description: 'Lots in this answer', example: 7 }),
        calculation_time_ms: calculationTime,
        house_system: z.string().meta({ description: 'House system of the request', example: 'P' }),
        house_system_used: z.string().meta({ description: 'House system used', example: 'P' }),
        ...momentShape,
        ...zodiacInfoShape,
      })
      .meta({ id: 'HermeticLotsMetadata', description: 'How the lots were calculated' }),
  })
  .meta({ id: 'HermeticLotsAnswer', description: 'Answer for format `json`' });

export const HermeticLotsResponse = z
  .union([HermeticLotsAnswer, LlmPoints])
  .meta({ id: 'HermeticLotsResponse', description: 'Lots in the requested format' });

export type HermeticLotsResponse = z.output<typeof HermeticLotsResponse>;

/** Lots as the answer states them, without the processing time. */
export function toHermeticLotsAnswer({ moment, chart, horizon, lots, warnings }: HermeticLots, decimals: number) {
  const { houses, isDayChart } = horizon;
  const zodiac = { zodiac: chart.settings.zodiac, ayanamsaDeg: chart.context.ayanamsaDeg };
  return {
    lots: lots.map((lot) => toHermeticLot(lot, { decimals, withFormatted: false })),
    warnings: [...warnings],
    metadata: {
      sect_determination: { is_day_chart: isDayChart, sun_above_horizon: isDayChart },
      total_lots_calculated: lots.length,
      house_system: houses.requestedSystem,
      house_system_used: houses.usedSystem,
      ...toMomentInfo(moment),
      ...toZodiacInfo(zodiac, decimals),
    },
  };
}

/** Lots as rows. */
export function toHermeticLotRows({ lots, warnings }: HermeticLots) {
  return toRowAnswer(toPointsOnlyRows(lots.map(toLotRow), warnings));
}
