import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { toLotRow, toPointsOnlyRows } from '../../../lib/answers/llm-rows.ts';
import { toHermeticLot } from '../../../lib/answers/lots.ts';
import { toMomentInfo, toZodiacInfo } from '../../../lib/answers/moment.ts';
import type { Chart, Horizon } from '../../../lib/domain/chart/cast.ts';
import type { LotPosition } from '../../../lib/domain/chart/computed-points.ts';
import type { Warning } from '../../../lib/domain/chart/warning.ts';
import type { LocalMoment } from '../../../lib/domain/civil-time/moment.ts';

/** The lots of a chart. */
export interface HermeticLots {
  readonly moment: LocalMoment;
  readonly chart: Chart;
  readonly horizon: Horizon;
  readonly lots: readonly LotPosition[];
  readonly warnings: readonly Warning[];
}

/** What is answered of lots, without what the computing took. */
export function hermeticLotsAnswer({ moment, chart, horizon, lots, warnings }: HermeticLots, decimals: number) {
  const { houses, isDayChart } = horizon;
  const zodiac = { zodiac: chart.settings.zodiac, ayanamsaDeg: chart.context.ayanamsaDeg };
  return {
    lots: lots.map((lot) => toHermeticLot(lot, decimals)),
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
export function hermeticLotRows({ lots, warnings }: HermeticLots) {
  return toRowAnswer(toPointsOnlyRows(lots.map(toLotRow), warnings));
}
