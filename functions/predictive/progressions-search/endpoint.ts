import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { timelineQuery } from '../../../lib/requests/picture.ts';
import { searchProgressions } from './calculate.ts';
import { examples } from './examples.ts';
import { progressionFormats } from './formats.ts';
import { progressionPicture } from './picture.ts';
import { ProgressionsSearchRequest } from './request.ts';
import { ProgressionsSearchResponse, toProgressionsSearchAnswer } from './response.ts';
import { toProgressionRows } from './rows.ts';
import { estimateProgressionsSearch } from './work.ts';

export const progressionsSearch = defineEndpoint(
  {
    method: 'POST',
    path: '/predictive/progressions/search',
    summary: 'When progressed or directed points make aspects, enter signs and houses, or turn',
    description:
      'Events of a birth chart as it moves by secondary, tertiary or minor progression, or by solar, Naibod, lunar or Ascendant arc. `exact_datetime` is the moment of life; `/ephemeris/progressed` with the same variants gives the chart of it. A search spans at most 120 years and finds at most 250 000 events, in pages. Without a time of birth angles and houses are left out, and every date may be wrong by half a progressed day.',
    uses: [...CHART_SERVICES, 'positions'],
    request: { query: timelineQuery('the events over time'), body: ProgressionsSearchRequest },
    response: ProgressionsSearchResponse,
    hasDisplayNames: true,
    formats: { ...progressionFormats, picture: progressionPicture },
    errors: ['InvalidRange', 'BirthTimeRequired', 'HouseSystemUndefined'],
    demo: true,
    limits: 'searches',
    work: ({ body }) => estimateProgressionsSearch(body),
    workMembers: ['end_date', 'points', 'target_points', 'aspects', 'include'],
    cache: 'none',
    stored: 'progressions',
    examples,
  },
  async ({ query: { format }, body }, services, context) => {
    const result = await searchProgressions(body, services, context);
    return format === 'llm_v2' ? toProgressionRows(result) : toProgressionsSearchAnswer(result, body);
  },
);
