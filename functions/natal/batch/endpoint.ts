import { toDisplay } from '../../../lib/answers/position.ts';
import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/http/services.ts';
import { NatalChartQuery } from '../../../lib/schemas/chart/natal-request.ts';
import { castNatalBatch } from './calculate.ts';
import { examples } from './examples.ts';
import { NatalBatchRequest } from './request.ts';
import { NatalBatchResponse, toNatalBatchAnswer } from './response.ts';

export const batch = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/natal/batch',
    summary: 'The charts of up to fifty births',
    description:
      'Casts every chart as /ephemeris/natal-chart does, with one configuration for all, and answers in the order of the subjects. A subject that is malformed, or whose chart cannot be cast, fails only its own place: `charts` has there why, and `metadata` counts it. All charts give the arrival of the request as their `calculation_time`.',
    uses: CHART_SERVICES,
    request: { query: NatalChartQuery, body: NatalBatchRequest },
    response: NatalBatchResponse,
    timing: 'processing_time_ms',
    errors: ['BatchTooLarge'],
    limits: 'none',
    cache: 'none',
    examples,
  },
  ({ query, body }, services, context) => {
    const { preset, format } = query;
    const charts = castNatalBatch({ ...body, preset, asRows: format === 'llm_v2' }, services);
    const provenance = context.provenance();
    return toNatalBatchAnswer(charts, { preset, format, display: toDisplay(body.options), provenance });
  },
);
