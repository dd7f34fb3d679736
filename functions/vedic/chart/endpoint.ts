import { SECONDS_PER_REQUEST } from '../../../lib/catalog/search-costs.ts';
import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/http/services.ts';
import { calculateVedicChart } from './calculate.ts';
import { vedicChartExamples } from './examples.ts';
import { VedicChartRequest } from './request.ts';
import { toVedicChartData, VedicChartResponse } from './response.ts';

export const vedicChart = defineEndpoint(
  {
    method: 'POST',
    path: '/vedic/chart',
    summary: 'A sidereal birth chart of the nine grahas',
    description:
      'Casts the chart of a birth in the sidereal zodiac with whole-sign houses. Without a birth time there is no Ascendant, and no houses.',
    uses: CHART_SERVICES,
    request: { body: VedicChartRequest },
    response: VedicChartResponse,
    timing: 'metadata.processing_time_ms',
    errors: [],
    limits: 'none',
    work: () => SECONDS_PER_REQUEST,
    cache: 'none',
    examples: vedicChartExamples,
  },
  ({ body }, services, context) => {
    const data = toVedicChartData(calculateVedicChart(body, services), context.provenance());
    return { output_mode: 'full' as const, schema_version: 'full_v1' as const, data };
  },
);
