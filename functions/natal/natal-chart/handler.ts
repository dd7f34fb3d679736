import { toChartRequest } from '../../../lib/answers/chart-request.ts';
import { toNatalAnswer } from '../../../lib/answers/natal-answer.ts';
import { toDisplay } from '../../../lib/answers/rounding.ts';
import { castNatalChart } from '../../../lib/charts/natal-chart.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { NATAL_EXAMPLES } from '../../../lib/requests/chart/natal-examples.ts';
import { DrawnNatalChartQuery, NatalChartRequest } from '../../../lib/requests/chart/natal-request.ts';
import type { natalChart } from '../endpoints.ts';
import { estimateCharts } from '../work.ts';
import type { contract } from './contract.ts';
import { natalPicture } from './picture.ts';

export const handler: EndpointHandler = defineHandler<typeof natalChart, typeof contract>()({
  request: { query: DrawnNatalChartQuery, body: NatalChartRequest },
  hasDisplayNames: true,
  formats: { picture: natalPicture },
  timing: 'metadata.processing_time_ms',
  work: ({ body }) => estimateCharts(1, body.options),
  examples: NATAL_EXAMPLES,
  run: ({ query, body }, services, context) => {
    const { preset, format } = query;
    const natal = castNatalChart(toChartRequest(body, query), services);
    return toNatalAnswer(natal, {
      preset,
      format,
      display: toDisplay(body.options),
      provenance: context.provenance(),
    });
  },
});
