import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { toLotRow, toPointsOnlyRows } from '../../../lib/answers/llm-rows.ts';
import { toHermeticLot } from '../../../lib/answers/lots.ts';
import { toMomentInfo, toZodiacInfo } from '../../../lib/answers/moment.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import type { hermeticLots } from '../endpoints.ts';
import { EXAMPLE_COORDINATES, j2000 } from '../example-inputs.ts';
import { calculateLots, type HermeticLots } from './calculate.ts';
import type { contract } from './contract.ts';
import { HermeticLotsRequest } from './request.ts';

const examples: readonly Example[] = [
  {
    name: 'sevenLots',
    summary: 'The seven Hermetic lots',
    body: { date_time: { iso: '1990-06-15T14:30:00' }, ...EXAMPLE_COORDINATES },
  },
  {
    name: 'everyLot',
    summary: 'Every lot of the catalog, in whole signs',
    body: {
      date_time: { iso: '1990-06-15T02:30:00Z' },
      ...EXAMPLE_COORDINATES,
      include_optional: true,
      include_legacy: true,
      house_system: 'W',
    },
  },
  {
    name: 'polarNight',
    summary: 'In the polar night, where Porphyry replaces Placidus',
    body: { date_time: { iso: '2000-12-21T12:00:00' }, latitude: 69.6492, longitude: 18.9553 },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'The seven lots as rows',
    query: { format: 'llm_v2' },
    body: { date_time: j2000, ...EXAMPLE_COORDINATES },
  },
];

/** Lots as the answer states them, without the processing time. */
function toHermeticLotsAnswer({ moment, chart, horizon, lots, warnings }: HermeticLots, decimals: number) {
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
function toHermeticLotRows({ lots, warnings }: HermeticLots) {
  return toRowAnswer(toPointsOnlyRows(lots.map(toLotRow), warnings));
}

export const handler: EndpointHandler = defineHandler<typeof hermeticLots, typeof contract>()({
  request: { query: FormatQuery, body: HermeticLotsRequest },
  hasDisplayNames: true,
  timing: 'metadata.calculation_time_ms',
  work: () => SECONDS_PER_REQUEST,
  examples,
  run: ({ query: { format }, body }, services) => {
    const result = calculateLots(body, services);
    if (format === 'llm_v2') return toHermeticLotRows(result);
    return toHermeticLotsAnswer(result, body.options.decimal_places);
  },
});
