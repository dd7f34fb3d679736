import { toDisplay } from '../../../lib/answers/rounding.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { NatalChartQuery } from '../../../lib/requests/chart/natal-request.ts';
import { estimateCharts } from '../work.ts';
import { castNatalBatch } from './calculate.ts';
import type { contract } from './contract.ts';
import type { batch } from './endpoint.ts';
import { examples } from './examples.ts';
import { NatalBatchRequest } from './request.ts';
import { toNatalBatchAnswer } from './response.ts';

export const handler: EndpointHandler = defineHandler<typeof batch, typeof contract>()({
  request: { query: NatalChartQuery, body: NatalBatchRequest },
  hasDisplayNames: true,
  timing: 'processing_time_ms',
  work: ({ body }) => estimateCharts(body.subjects.length, body.options),
  examples,
  run: ({ query, body }, services, context) => {
    const { preset, format } = query;
    const charts = castNatalBatch({ ...body, preset, asRows: format === 'llm_v2' }, services, context);
    const provenance = context.provenance();
    return toNatalBatchAnswer(charts, { preset, format, display: toDisplay(body.options), provenance });
  },
});
