import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/http/services.ts';
import { FormatQuery } from '../../../lib/schemas/answer-forms.ts';
import { calculateStars } from './calculate.ts';
import { examples } from './examples.ts';
import { FixedStarsRequest } from './request.ts';
import { FixedStarsResponse, toFixedStarRows, toFixedStarsAnswer } from './response.ts';

export const fixedStars = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/fixed-stars',
    summary: 'Where fixed stars stand',
    description:
      'Apparent geocentric places of date, proper motion, parallax and aberration counted, of the stars named and those of the groups, else of the whole catalogue of some 1 100. A fact that is not known of a star is left out.',
    uses: CHART_SERVICES,
    request: { query: FormatQuery, body: FixedStarsRequest },
    response: FixedStarsResponse,
    timing: 'metadata.calculation_time_ms',
    errors: ['InvalidStar'],
    limits: 'none',
    cache: 'none',
    examples,
  },
  ({ query: { format }, body }, services) => {
    const result = calculateStars(body, services);
    if (format === 'llm_v2') return toFixedStarRows(result);
    return toFixedStarsAnswer(result, body.options.decimal_places);
  },
);
