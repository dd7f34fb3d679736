import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { DatedChartQuery } from '../../../lib/requests/chart/natal-request.ts';
import { answerReturn } from '../return/answer-return.ts';
import { returnFormats } from '../return/formats.ts';
import { ReturnRequest } from '../return/request.ts';
import { estimateReturnSearch } from '../return/work.ts';
import type { contract } from './contract.ts';
import type { planetaryReturns } from './endpoint.ts';
import { returnsExamples } from './examples.ts';

export const handler: EndpointHandler = defineHandler<typeof planetaryReturns, typeof contract>()({
  request: { query: DatedChartQuery, body: ReturnRequest },
  hasDisplayNames: true,
  formats: returnFormats,
  work: ({ body }) => estimateReturnSearch(body.body, body),
  examples: returnsExamples,
  run: ({ query, body }, services, context) => answerReturn({ query, body }, services, context),
});
