import { PICTURE_MEDIA } from '../../../lib/answers/wheel.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { DatedChartQuery } from '../../../lib/requests/chart/natal-request.ts';
import { answerReturn, RETURN_SERVICES } from '../return/answer-return.ts';
import { returnFormats } from '../return/formats.ts';
import { LuminaryReturnRequest } from '../return/request.ts';
import { ReturnResponse } from '../return/response.ts';
import { estimateReturnSearch } from '../return/work.ts';
import { lunarExamples } from './examples.ts';

export const lunarReturn = defineEndpoint(
  {
    method: 'POST',
    path: '/predictive/returns/lunar',
    summary: 'When the Moon returns to her natal longitude',
    description:
      'The lunar return nearest to `target_datetime`, exact to a millisecond, and its chart: as `/predictive/returns` with body `moon`.',
    uses: RETURN_SERVICES,
    request: { query: DatedChartQuery, body: LuminaryReturnRequest },
    response: ReturnResponse,
    hasDisplayNames: true,
    formats: returnFormats,
    otherMedia: PICTURE_MEDIA,
    errors: ['HouseSystemUndefined', 'ReturnNotFound'],
    demo: true,
    limits: 'returns',
    work: ({ body }) => estimateReturnSearch('moon', body),
    workMembers: ['search_window_days'],
    cache: 'none',
    stored: 'returns',
    examples: lunarExamples,
  },
  ({ query, body }, services, context) => answerReturn({ query, body: { ...body, body: 'moon' } }, services, context),
);
