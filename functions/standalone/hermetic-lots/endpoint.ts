import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { calculateLots } from './calculate.ts';
import { examples } from './examples.ts';
import { HermeticLotsRequest } from './request.ts';
import { HermeticLotsResponse, toHermeticLotRows, toHermeticLotsAnswer } from './response.ts';

export const hermeticLots = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/hermetic-lots',
    summary: 'The lots of a moment at a place',
    description:
      'The seven Hermetic lots after Paulus of Alexandria, on request with further classical lots and with other authors’ formulas. The altitude of the Sun decides between the formulas of day and night; each lot has its formula, keywords and sources.',
    uses: CHART_SERVICES,
    request: { query: FormatQuery, body: HermeticLotsRequest },
    response: HermeticLotsResponse,
    hasDisplayNames: true,
    timing: 'metadata.calculation_time_ms',
    errors: ['HouseSystemUndefined'],
    demo: true,
    limits: 'none',
    work: () => SECONDS_PER_REQUEST,
    cache: 'none',
    examples,
  },
  ({ query: { format }, body }, services) => {
    const result = calculateLots(body, services);
    if (format === 'llm_v2') return toHermeticLotRows(result);
    return toHermeticLotsAnswer(result, body.options.decimal_places);
  },
);
