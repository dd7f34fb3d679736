import { toDisplay } from '../../../lib/answers/rounding.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { NatalChartQuery } from '../../../lib/requests/chart/natal-request.ts';
import { ReturnBatchRequest } from '../return/request.ts';
import { calculateReturns } from './calculate.ts';
import type { contract } from './contract.ts';
import type { returnsBatch } from './endpoint.ts';
import { returnBatchExamples } from './examples.ts';
import { toReturnBatchAnswer } from './response.ts';
import { estimateReturnBatch } from './work.ts';

export const handler: EndpointHandler = defineHandler<typeof returnsBatch, typeof contract>()({
  request: { query: NatalChartQuery, body: ReturnBatchRequest },
  hasDisplayNames: true,
  timing: 'processing_time_ms',
  work: ({ body }) => estimateReturnBatch(body),
  examples: returnBatchExamples,
  run: ({ query: { preset, format }, body }, services, context) => {
    const batch = calculateReturns({ ...body, preset, asRows: format === 'llm_v2' }, services, context);
    const display = toDisplay(body.options);
    return toReturnBatchAnswer(batch, { preset, format, display, provenance: context.provenance() });
  },
});
