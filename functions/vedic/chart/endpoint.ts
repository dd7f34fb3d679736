import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/catalog/search-costs.ts';
import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/http/services.ts';
import { FormatQuery } from '../../../lib/schemas/answer-forms.ts';
import { calculateVedicChart } from './calculate.ts';
import { vedicChartExamples } from './examples.ts';
import { VedicChartRequest } from './request.ts';
import { toVedicChartData, toVedicChartRows } from './response.ts';
import { VedicChartResponse } from './response-schema.ts';

/** Processor time of a chart with all vargas, CPU-seconds. */
const SECONDS_PER_CHART = 0.002;

export const vedicChart = defineEndpoint(
  {
    method: 'POST',
    path: '/vedic/chart',
    summary: 'An Indian birth chart: the nine grahas, their nakshatras, and vargas',
    description:
      'Casts the chart of a birth in the sidereal zodiac with whole-sign houses: nakshatras and padas, the vargas (divisional charts) of the request each with its rule and source, the variable significators of Jaimini, the drishtis of planets and signs, combustion, friendships and states. Where authors count a varga in different ways, `varga_methods` chooses. Without a birth time there is no Ascendant and no house, and a warning names what the time of day decides.',
    uses: CHART_SERVICES,
    request: { query: FormatQuery, body: VedicChartRequest },
    response: VedicChartResponse,
    timing: 'metadata.processing_time_ms',
    errors: [],
    limits: 'none',
    work: () => SECONDS_PER_REQUEST + SECONDS_PER_CHART,
    cache: 'none',
    examples: vedicChartExamples,
  },
  ({ query: { format }, body }, services, context) => {
    const vedic = calculateVedicChart(body, services);
    return chooseFormat(format, {
      full: () => toVedicChartData(vedic, body, context.provenance()),
      rows: () => toVedicChartRows(vedic),
    });
  },
);
