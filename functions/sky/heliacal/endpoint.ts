import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { DatedRowQuery } from '../../../lib/requests/format.ts';
import { estimateHeliacalSearch } from '../work.ts';
import { searchHeliacal } from './calculate.ts';
import { examples } from './examples.ts';
import { heliacalFormats } from './formats.ts';
import { countSeries, HeliacalRequest } from './request.ts';
import { HeliacalResponse, toHeliacalAnswer } from './response.ts';
import { toHeliacalRows } from './rows.ts';

export const heliacal = defineEndpoint(
  {
    method: 'POST',
    path: '/sky/heliacal',
    summary: 'First and last visibility of planets and stars',
    description:
      'When the Moon, a planet or a star is first or last seen before sunrise or after sunset at a place, from its brightness, the brightness of the sky, the air and the eyes of the observer. A first evening of the Moon has Yallop’s q. Air and eyes are never known well: real sightings differ by a day or more. Places beyond 60° of latitude are refused, and one answer has at most 20 events; `next_cursor` continues it.',
    uses: CHART_SERVICES,
    request: { query: DatedRowQuery, body: HeliacalRequest },
    response: HeliacalResponse,
    hasDisplayNames: true,
    formats: heliacalFormats,
    timing: 'metadata.calculation_time_ms',
    errors: ['InvalidRange', 'InvalidStar'],
    limits: 'searches',
    work: ({ body }) => estimateHeliacalSearch(countSeries(body), body.limit),
    workMembers: ['limit', 'bodies', 'star_names'],
    cache: 'none',
    examples,
  },
  async ({ query: { format }, body }, services) => {
    const result = await searchHeliacal(body, services);
    return format === 'llm_v2' ? toHeliacalRows(result) : toHeliacalAnswer(result, body);
  },
);
