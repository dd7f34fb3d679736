import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { calculateMidpoints } from './calculate.ts';
import type { contract } from './contract.ts';
import type { midpoints } from './endpoint.ts';
import { examples } from './examples.ts';
import { MidpointsRequest } from './request.ts';
import { toMidpointRows, toMidpointsAnswer } from './response.ts';

export const handler: EndpointHandler = defineHandler<typeof midpoints, typeof contract>()({
  request: { query: FormatQuery, body: MidpointsRequest },
  hasDisplayNames: true,
  timing: 'metadata.calculation_time_ms',
  work: () => SECONDS_PER_REQUEST,
  examples,
  run: ({ query: { format }, body }, services) => {
    const result = calculateMidpoints(body, services);
    if (format === 'llm_v2') return toMidpointRows(result);
    return toMidpointsAnswer(result, body.options.decimal_places);
  },
});
