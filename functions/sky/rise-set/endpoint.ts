import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { countDays } from '../../../lib/requests/day-range.ts';
import { DatedRowQuery } from '../../../lib/requests/format.ts';
import { estimateSkyDays } from '../work.ts';
import { calculateRiseSet } from './calculate.ts';
import { examples } from './examples.ts';
import { riseSetFormats } from './formats.ts';
import { countObjects, RiseSetRequest } from './request.ts';
import { RiseSetResponse, toRiseSetAnswer } from './response.ts';
import { toRiseSetRows } from './rows.ts';

export const riseSet = defineEndpoint(
  {
    method: 'POST',
    path: '/sky/rise-set',
    summary: 'Rising, setting, transits and twilight',
    description:
      'When Sun, Moon, planets and stars rise, set and pass the meridian at a place, and the ends of twilight, on each local day from midnight to midnight: also days of 23 and 25 hours, days without a moonrise, and days with two sunsets. Exact to a second; a body that grazes the horizon may be off by more, as its altitude hardly changes.',
    uses: CHART_SERVICES,
    request: { query: DatedRowQuery, body: RiseSetRequest },
    response: RiseSetResponse,
    hasDisplayNames: true,
    formats: riseSetFormats,
    timing: 'metadata.calculation_time_ms',
    errors: ['InvalidRange', 'InvalidStar'],
    demo: true,
    limits: 'none',
    work: ({ body }) => estimateSkyDays(countDays(body) * countObjects(body)),
    workMembers: ['end_date', 'bodies'],
    cache: 'none',
    examples,
  },
  ({ query: { format }, body }, services) => {
    const result = calculateRiseSet(body, services);
    return format === 'llm_v2' ? toRiseSetRows(result) : toRiseSetAnswer(result, body);
  },
);
