import { toDisplay } from '../../../lib/answers/rounding.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { NatalChartQuery } from '../../../lib/requests/chart/natal-request.ts';
import { toReturnChartRequest } from '../return/chart-request.ts';
import { RETURN_EXAMPLE_BIRTH, RETURN_EXAMPLE_LOCATION } from '../return/example-birth.ts';
import { ReturnBatchRequest } from '../return/request.ts';
import { estimateReturnSearch } from '../return/work.ts';
import { calculateReturns } from './calculate.ts';
import type { contract } from './contract.ts';
import type { returnsBatch } from './endpoint.ts';
import { toReturnBatchAnswer } from './response.ts';

/**
 * Estimates a batch as the sum of single searches, CPU-seconds. Searches near one target share positions: fifty returns of
 * Pluto, estimated at 22 s, took 1.6.
 */
const estimateReturnBatch = (request: ReturnBatchRequest): number =>
  request.subjects.length * estimateReturnSearch(request.body, request);

const paris = {
  name: 'Paris',
  birth_datetime: RETURN_EXAMPLE_BIRTH.birth_datetime,
  birth_location: RETURN_EXAMPLE_LOCATION,
};

const sydney = {
  name: 'Sydney',
  birth_datetime: { iso: '1985-01-20T07:05:00' },
  birth_location: {
    latitude: { decimal: -33.8688 },
    longitude: { decimal: 151.2093 },
    timezone: { iana_name: 'Australia/Sydney' },
  },
};

const beyondTheFiles = { ...paris, name: 'Too late', birth_datetime: { iso: '4000-06-15T14:30:00' } };

/** Batches that show what the endpoint does. */
const returnBatchExamples: readonly Example[] = [
  {
    name: 'solarReturns',
    summary: 'The solar returns of two births with their charts',
    body: {
      body: 'sun',
      subjects: [paris, sydney],
      target_datetime: { iso: '2026-06-15' },
      include_chart: true,
      configuration: { object_set: 'modern_10' },
    },
  },
  {
    name: 'oneFails',
    summary: 'A birth outside the ephemeris fails only its own place; no charts',
    body: {
      body: 'saturn',
      subjects: [paris, beyondTheFiles, sydney],
      target_datetime: { iso: '2019-06-01T00:00:00Z' },
      include_chart: false,
    },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'Charts of lunar returns as rows',
    query: { format: 'llm_v2' },
    body: {
      body: 'moon',
      subjects: [paris, sydney],
      target_datetime: { iso: '2026-06-15T00:00:00Z' },
      include_chart: true,
    },
  },
];

export const handler: EndpointHandler = defineHandler<typeof returnsBatch, typeof contract>()({
  request: { query: NatalChartQuery, body: ReturnBatchRequest },
  hasDisplayNames: true,
  timing: 'processing_time_ms',
  work: ({ body }) => estimateReturnBatch(body),
  examples: returnBatchExamples,
  run: ({ query: { preset, format }, body }, services, context) => {
    const batch = calculateReturns(
      { ...body, chart: toReturnChartRequest(body, { preset, format }) },
      services,
      context,
    );
    const display = toDisplay(body.options);
    return toReturnBatchAnswer(batch, { preset, format, display, provenance: context.provenance() });
  },
});
