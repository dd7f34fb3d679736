import { toChartRequest } from '../../../lib/answers/chart-request.ts';
import { toDisplay } from '../../../lib/answers/rounding.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { NatalChartQuery } from '../../../lib/requests/chart/natal-request.ts';
import { estimateCharts } from '../work.ts';
import { castNatalBatch } from './calculate.ts';
import type { contract } from './contract.ts';
import type { batch } from './endpoint.ts';
import { NatalBatchRequest } from './request.ts';
import { toNatalBatchAnswer } from './response.ts';

const ada = {
  name: 'Ada Lovelace',
  birth_datetime: { iso: '1815-12-10T13:00:00' },
  birth_location: {
    latitude: { decimal: 51.5074 },
    longitude: { decimal: -0.1278 },
    timezone: { iana_name: 'Europe/London' },
  },
};

const example = {
  name: 'Example',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: {
    latitude: { decimal: 48.8566 },
    longitude: { decimal: 2.3522 },
    timezone: { iana_name: 'Europe/Paris' },
  },
};

const beyondTheFiles = { ...example, name: 'Too late', birth_datetime: { iso: '4000-06-15T14:30:00' } };

/** Batches that show what the endpoint does. */
const examples: readonly Example[] = [
  {
    name: 'two',
    summary: 'Two births, one configuration',
    body: { subjects: [ada, example], configuration: { object_set: 'modern_10' } },
  },
  {
    name: 'oneFails',
    summary: 'A moment outside the ephemeris fails only its own place',
    query: { preset: 'simple' },
    body: { subjects: [ada, beyondTheFiles, example] },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'Two births as rows',
    query: { format: 'llm_v2' },
    body: { subjects: [ada, example] },
  },
];

export const handler: EndpointHandler = defineHandler<typeof batch, typeof contract>()({
  request: { query: NatalChartQuery, body: NatalBatchRequest },
  hasDisplayNames: true,
  timing: 'processing_time_ms',
  work: ({ body }) => estimateCharts(body.subjects.length, body.options),
  examples,
  run: ({ query, body }, services, context) => {
    const { preset, format } = query;
    const charts = castNatalBatch(toChartRequest(body, query), services, context);
    const provenance = context.provenance();
    return toNatalBatchAnswer(charts, { preset, format, display: toDisplay(body.options), provenance });
  },
});
