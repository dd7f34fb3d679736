import type { z } from 'zod';
import { answerBatch } from '../../../lib/answers/batch.ts';
import { type ChartForm, toChartRequest } from '../../../lib/answers/chart-request.ts';
import { type NatalAnswerOptions, toNatalAnswer } from '../../../lib/answers/natal-answer.ts';
import { toDisplay } from '../../../lib/answers/rounding.ts';
import type { CatalogBodyId } from '../../../lib/base/catalog/bodies.ts';
import type { ChartRequest } from '../../../lib/charts/chart-settings.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { DatedChartQuery, NatalChartQuery } from '../../../lib/requests/chart/natal-request.ts';
import type { Subject } from '../../../lib/requests/subject.ts';
import type { planetaryReturns, returnsBatch } from '../endpoints.ts';
import { calculateReturn, type ReturnResult } from './calculate.ts';
import type { contracts, ReturnResponse } from './contract.ts';
import { examples } from './examples.ts';
import { returnFormats } from './formats.ts';
import { foundReturns, returnSearch } from './records.ts';
import { LuminaryReturnRequest, ReturnBatchRequest, ReturnRequest } from './requests.ts';
import { estimateReturnSearch } from './work.ts';

type Contracts = typeof contracts;

const DEFAULT_HOUSE_SYSTEM = 'P';

type ReturnSettings = Pick<ReturnRequest, 'configuration' | 'house_system' | 'options'>;

/** The request for the chart of a return, whose house system may be stated by either of two members. */
function toReturnChartRequest({ configuration, house_system, options }: ReturnSettings, form: ChartForm): ChartRequest {
  const system = house_system ?? configuration.house_system ?? DEFAULT_HOUSE_SYSTEM;
  return toChartRequest({ configuration: { ...configuration, house_system: system }, options }, form);
}

/** Where the birth stands in a request for one return. */
const BIRTH_LOCATIONS = { time: 'body.birth_datetime', placeZone: 'body.location.timezone' };

function toReturnAnswer(result: ReturnResult, options: NatalAnswerOptions): ReturnResponse {
  const { preset, format } = options;
  const chart = result.chart && toNatalAnswer(result.chart, options);
  return {
    success: true,
    output_mode: chart?.output_mode ?? (format === 'llm_v2' ? format : preset),
    ...foundReturns.write(result),
    warnings: [...result.warnings],
    metadata: returnSearch.write(result),
    ...(chart && { chart: chart.data }),
  } as ReturnResponse;
}

/** Defines the handler of the endpoints for one birth. @param bodyOf the body that returns */
const defineReturn = <Body extends LuminaryReturnRequest>(
  id: Exclude<keyof Contracts, 'batch'>,
  request: z.ZodType<Body>,
  bodyOf: (sent: Body) => CatalogBodyId,
): EndpointHandler =>
  defineHandler<typeof planetaryReturns, Contracts['returns']>()({
    request: { query: DatedChartQuery, body: request },
    hasDisplayNames: true,
    formats: returnFormats,
    work: ({ body }) => estimateReturnSearch(bodyOf(body), body),
    examples: examples[id],
    run: ({ query: { preset, format }, body: sent }, services, { provenance }) => {
      const chart = toReturnChartRequest(sent, { preset, format });
      const search = { ...sent, body: bodyOf(sent), chart, birthLocations: BIRTH_LOCATIONS };
      const result = calculateReturn(search, services);
      return toReturnAnswer(result, { preset, format, display: toDisplay(sent.options), provenance: provenance() });
    },
  });

const batch = defineHandler<typeof returnsBatch, Contracts['batch']>()({
  request: { query: NatalChartQuery, body: ReturnBatchRequest },
  hasDisplayNames: true,
  timing: 'processing_time_ms',
  // Searches near one target share positions: fifty returns of Pluto, estimated at 22 s, took 1.6.
  work: ({ body: request }) => request.subjects.length * estimateReturnSearch(request.body, request),
  examples: examples.batch,
  run: ({ query: { preset, format }, body: { subjects, ...sent } }, services, { relocate, provenance }) => {
    const search = { ...sent, chart: toReturnChartRequest(sent, { preset, format }) };
    const options = { preset, format, display: toDisplay(sent.options), provenance: provenance() };
    const answer = ({ birth_datetime, birth_time_known, birth_location: location }: Subject, at: string) => {
      const birthLocations = { time: `${at}.birth_datetime`, placeZone: `${at}.birth_location.timezone` };
      const request = { ...search, birth_datetime, birth_time_known, location, birthLocations };
      return toReturnAnswer(calculateReturn(request, services), options);
    };
    const { items, counts } = answerBatch({ subjects, answer, relocate });
    return { returns: items, ...counts };
  },
});

export const handlers: Readonly<Record<keyof Contracts, EndpointHandler>> = {
  returns: defineReturn('returns', ReturnRequest, ({ body }) => body),
  solar: defineReturn('solar', LuminaryReturnRequest, () => 'sun'),
  lunar: defineReturn('lunar', LuminaryReturnRequest, () => 'moon'),
  batch,
};
