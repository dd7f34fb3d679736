import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { calculateMidpoints } from './calculate.ts';
import { examples } from './examples.ts';
import { MidpointsRequest } from './request.ts';
import { MidpointsResponse, toMidpointRows, toMidpointsAnswer } from './response.ts';

export const midpoints = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/midpoints',
    summary: 'Midpoints of every two bodies',
    description:
      'Midpoints of Sun to Pluto, Chiron and the true node, or of the bodies listed, and which other bodies stand on them. If two points are exactly opposite, the short midpoint is the one 90° after the first, with a warning.',
    uses: CHART_SERVICES,
    request: { query: FormatQuery, body: MidpointsRequest },
    response: MidpointsResponse,
    hasDisplayNames: true,
    timing: 'metadata.calculation_time_ms',
    errors: [],
    demo: true,
    limits: 'none',
    work: () => SECONDS_PER_REQUEST,
    cache: 'none',
    examples,
  },
  ({ query: { format }, body }, services) => {
    const result = calculateMidpoints(body, services);
    if (format === 'llm_v2') return toMidpointRows(result);
    return toMidpointsAnswer(result, body.options.decimal_places);
  },
);
