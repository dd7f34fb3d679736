import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { countDays } from '../../../lib/requests/day-range.ts';
import { DatedRowQuery } from '../../../lib/requests/format.ts';
import { calculatePanchanga } from './calculate.ts';
import type { contract } from './contract.ts';
import type { panchanga } from './endpoint.ts';
import { panchangaExamples } from './examples.ts';
import { panchangaFormats } from './formats.ts';
import { PanchangaRequest } from './request.ts';
import { toPanchangaAnswer } from './response.ts';
import { toPanchangaRows } from './rows.ts';

/** Processor time of a request for the months around its days, and of each day, CPU-seconds. */
const COST = { request: 0.01, day: 0.0008 } as const;

export const handler: EndpointHandler = defineHandler<typeof panchanga, typeof contract>()({
  request: { query: DatedRowQuery, body: PanchangaRequest },
  hasDisplayNames: true,
  formats: panchangaFormats,
  timing: 'metadata.calculation_time_ms',
  work: ({ body }) => SECONDS_PER_REQUEST + COST.request + COST.day * countDays(body),
  examples: panchangaExamples,
  run: ({ query: { format }, body }, services) => {
    const result = calculatePanchanga(body, services);
    return format === 'llm_v2' ? toPanchangaRows(result) : toPanchangaAnswer(result, body);
  },
});
