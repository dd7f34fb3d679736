import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { j2000 } from '../example-inputs.ts';
import { calculateStars } from './calculate.ts';
import type { contract } from './contract.ts';
import type { fixedStars } from './endpoint.ts';
import { FixedStarsRequest } from './request.ts';
import { toFixedStarRows, toFixedStarsAnswer } from './response.ts';

const examples: readonly Example[] = [
  { name: 'royalStars', summary: 'The four royal stars', body: { date_time: j2000, star_groups: ['royal_stars'] } },
  {
    name: 'byName',
    summary: 'By name and by designation',
    body: {
      date_time: { iso: '2024-03-20T03:06:00Z' },
      star_names: ['Regulus', 'alpha Virginis', 'γ¹ And', '61 Cygni', 'Messier 87'],
    },
  },
  {
    name: 'brightOnes',
    summary: 'Every star to the second magnitude, in the zodiac of Lahiri',
    body: { date_time: { iso: '2024-03-20' }, magnitude_limit: 2, zodiac_type: 'sidereal' },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'Two groups as rows',
    query: { format: 'llm_v2' },
    body: { date_time: j2000, star_groups: ['behenian', 'galactic'] },
  },
];

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
