import { toDisplay } from '../../../lib/answers/position.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { NatalChartQuery } from '../../../lib/requests/chart/natal-request.ts';
import { estimateCharts } from '../work.ts';
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
      'Casts each chart as /ephemeris/natal-chart does, with one configuration for all, in the order of the subjects. A subject that is malformed or cannot be cast does not affect the others: its item in `charts` has the errors, and `metadata` counts it. `calculation_time` of every chart is the arrival of the request.',
    uses: CHART_SERVICES,
    request: { query: NatalChartQuery, body: NatalBatchRequest },
    response: NatalBatchResponse,
    hasDisplayNames: true,
    timing: 'processing_time_ms',
    errors: ['BatchTooLarge'],
    limits: 'none',
    work: ({ body }) => estimateCharts(body.subjects.length, body.options),
    workMembers: ['subjects', 'options'],
    cache: 'none',
    examples,
  },
  ({ query, body }, services, context) => {
    const { preset, format } = query;
    const charts = castNatalBatch({ ...body, preset, asRows: format === 'llm_v2' }, services, context);
    const provenance = context.provenance();
    return toNatalBatchAnswer(charts, { preset, format, display: toDisplay(body.options), provenance });
  },
);
