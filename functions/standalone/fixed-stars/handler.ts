import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { calculateStars } from './calculate.ts';
import type { contract } from './contract.ts';
import type { fixedStars } from './endpoint.ts';
import { examples } from './examples.ts';
import { FixedStarsRequest } from './request.ts';
import { toFixedStarRows, toFixedStarsAnswer } from './response.ts';

export const handler: EndpointHandler = defineHandler<typeof fixedStars, typeof contract>()({
  request: { query: FormatQuery, body: FixedStarsRequest },
  hasDisplayNames: true,
  timing: 'metadata.calculation_time_ms',
  work: () => SECONDS_PER_REQUEST,
  examples,
  run: ({ query: { format }, body }, services) => {
    const result = calculateStars(body, services);
    if (format === 'llm_v2') return toFixedStarRows(result);
    return toFixedStarsAnswer(result, body.options.decimal_places);
  },
});
