import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { createSvg, defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { isPictureFormat } from '../../../lib/requests/picture.ts';
import { calculateVedicChart } from './calculate.ts';
import type { contract } from './contract.ts';
import type { vedicChart } from './endpoint.ts';
import { vedicChartExamples } from './examples.ts';
import { drawVedicPicture } from './picture.ts';
import { VedicChartQuery, VedicChartRequest } from './request.ts';
import { toVedicChartData, toVedicChartRows } from './response.ts';

/** Processor time of a chart with all vargas, CPU-seconds. */
const SECONDS_PER_CHART = 0.002;

export const handler: EndpointHandler = defineHandler<typeof vedicChart, typeof contract>()({
  request: { query: VedicChartQuery, body: VedicChartRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  work: () => SECONDS_PER_REQUEST + SECONDS_PER_CHART,
  examples: vedicChartExamples,
  run: ({ query, body }, services, context) => {
    const vedic = calculateVedicChart(body, services);
    const provenance = context.provenance();
    if (isPictureFormat(query.format)) return createSvg(drawVedicPicture(vedic, { query, body }, provenance));
    return chooseFormat(query.format, {
      full: () => toVedicChartData(vedic, body, provenance),
      rows: () => toVedicChartRows(vedic),
    });
  },
});
