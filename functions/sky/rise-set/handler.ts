import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { countDays } from '../../../lib/requests/day-range.ts';
import { DatedRowQuery } from '../../../lib/requests/format.ts';
import { estimateSkyDays } from '../work.ts';
import { calculateRiseSet } from './calculate.ts';
import type { contract } from './contract.ts';
import type { riseSet } from './endpoint.ts';
import { examples } from './examples.ts';
import { riseSetFormats } from './formats.ts';
import { countObjects, RiseSetRequest } from './request.ts';
import { toRiseSetAnswer } from './response.ts';
import { toRiseSetRows } from './rows.ts';

export const handler: EndpointHandler = defineHandler<typeof riseSet, typeof contract>()({
  request: { query: DatedRowQuery, body: RiseSetRequest },
  hasDisplayNames: true,
  formats: riseSetFormats,
  timing: 'metadata.calculation_time_ms',
  work: ({ body }) => estimateSkyDays(countDays(body) * countObjects(body)),
  examples,
  run: ({ query: { format }, body }, services) => {
    const result = calculateRiseSet(body, services);
    return format === 'llm_v2' ? toRiseSetRows(result) : toRiseSetAnswer(result, body);
  },
});
