import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { DatedChartQuery } from '../../../lib/requests/chart/natal-request.ts';
import { answerReturn } from '../return/answer-return.ts';
import { returnFormats } from '../return/formats.ts';
import { LuminaryReturnRequest } from '../return/request.ts';
import { estimateReturnSearch } from '../return/work.ts';
import type { contract } from './contract.ts';
import type { solarReturn } from './endpoint.ts';
import { solarExamples } from './examples.ts';

export const handler: EndpointHandler = defineHandler<typeof solarReturn, typeof contract>()({
  request: { query: DatedChartQuery, body: LuminaryReturnRequest },
  hasDisplayNames: true,
  formats: returnFormats,
  work: ({ body }) => estimateReturnSearch('sun', body),
  examples: solarExamples,
  run: ({ query, body }, services, context) =>
    answerReturn({ query, body: { ...body, body: 'sun' } }, services, context),
});
