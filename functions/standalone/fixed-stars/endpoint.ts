import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { calculateStars } from './calculate.ts';
import { examples } from './examples.ts';
import { FixedStarsRequest } from './request.ts';
import { FixedStarsResponse, toFixedStarRows, toFixedStarsAnswer } from './response.ts';

export const fixedStars = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/fixed-stars',
    summary: 'Positions of fixed stars',
    description:
      'Apparent geocentric positions of date, corrected for proper motion, parallax and aberration, of the named stars and of the groups, otherwise of the whole catalogue of about 1 100 stars. Unknown facts of a star are left out.',
    uses: CHART_SERVICES,
    request: { query: FormatQuery, body: FixedStarsRequest },
    response: FixedStarsResponse,
    hasDisplayNames: true,
    timing: 'metadata.calculation_time_ms',
    errors: ['InvalidStar'],
    demo: true,
    limits: 'none',
    work: () => SECONDS_PER_REQUEST,
    cache: 'none',
    examples,
  },
  ({ query: { format }, body }, services) => {
    const result = calculateStars(body, services);
    if (format === 'llm_v2') return toFixedStarRows(result);
    return toFixedStarsAnswer(result, body.options.decimal_places);
  },
);
