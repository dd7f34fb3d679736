import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { calculateLots } from './calculate.ts';
import type { contract } from './contract.ts';
import type { hermeticLots } from './endpoint.ts';
import { examples } from './examples.ts';
import { HermeticLotsRequest } from './request.ts';
import { toHermeticLotRows, toHermeticLotsAnswer } from './response.ts';

export const handler: EndpointHandler = defineHandler<typeof hermeticLots, typeof contract>()({
  request: { query: FormatQuery, body: HermeticLotsRequest },
  hasDisplayNames: true,
  timing: 'metadata.calculation_time_ms',
  work: () => SECONDS_PER_REQUEST,
  examples,
  run: ({ query: { format }, body }, services) => {
    const result = calculateLots(body, services);
    if (format === 'llm_v2') return toHermeticLotRows(result);
    return toHermeticLotsAnswer(result, body.options.decimal_places);
  },
});
