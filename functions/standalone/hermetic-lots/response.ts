import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { toLotRow, toPointsOnlyRows } from '../../../lib/answers/llm-rows.ts';
import { toHermeticLot } from '../../../lib/answers/lots.ts';
import { toMomentInfo, toZodiacInfo } from '../../../lib/answers/moment.ts';
import type { HermeticLots } from './calculate.ts';

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
