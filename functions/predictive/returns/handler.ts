import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { DatedChartQuery } from '../../../lib/requests/chart/natal-request.ts';
import { answerReturn } from '../return/answer-return.ts';
import { RETURN_EXAMPLE_BIRTH } from '../return/example-birth.ts';
import { returnFormats } from '../return/formats.ts';
import { ReturnRequest } from '../return/request.ts';
import { estimateReturnSearch } from '../return/work.ts';
import type { contract } from './contract.ts';
import type { planetaryReturns } from './endpoint.ts';

/** Requests that show what the endpoint does. */
const returnsExamples: readonly Example[] = [
  {
    name: 'saturn',
    summary: 'The first return of Saturn and its other passes, without a chart',
    body: { body: 'saturn', ...RETURN_EXAMPLE_BIRTH, target_datetime: { iso: '2019-06-01' }, include_chart: false },
  },
  {
    name: 'precessedVenus',
    summary: 'Venus back at its place among the stars, and the chart in Koch houses',
    body: {
      body: 'venus',
      ...RETURN_EXAMPLE_BIRTH,
      target_datetime: { iso: '2026-05-01T00:00:00Z' },
      search_window_days: 200,
      include_chart: true,
      house_system: 'K',
      precession_corrected: true,
    },
  },
];

export const handler: EndpointHandler = defineHandler<typeof planetaryReturns, typeof contract>()({
  request: { query: DatedChartQuery, body: ReturnRequest },
  hasDisplayNames: true,
  formats: returnFormats,
  work: ({ body }) => estimateReturnSearch(body.body, body),
  examples: returnsExamples,
  run: ({ query, body }, services, context) => answerReturn({ query, body }, services, context),
});
