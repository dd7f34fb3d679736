import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { countDays } from '../../../lib/requests/day-range.ts';
import { DatedRowQuery } from '../../../lib/requests/format.ts';
import { calculatePanchanga } from './calculate.ts';
import type { contract } from './contract.ts';
import type { panchanga } from './endpoint.ts';
import { panchangaFormats } from './formats.ts';
import { PanchangaRequest } from './request.ts';
import { toPanchangaAnswer } from './response.ts';
import { toPanchangaRows } from './rows.ts';

const BANGALORE = {
  latitude: { decimal: 12.972 },
  longitude: { decimal: 77.594 },
  timezone: { iana_name: 'Asia/Kolkata' },
};

/** Days that show what the endpoint does. */
const panchangaExamples: readonly Example[] = [
  { name: 'oneDay', summary: 'One day in Bangalore', body: { location: BANGALORE, date: '2013-01-18' } },
  {
    name: 'sunriseOfAlmanacs',
    summary: 'True places, the sunrise of western almanacs, tropical seasons, and horas',
    body: {
      location: BANGALORE,
      date: '2013-01-18',
      positions: 'true',
      definition: 'apparent_limb',
      seasons: 'tropical',
      hora: 'unequal',
    },
  },
  {
    name: 'weekAsRows',
    summary: 'A week as rows',
    query: { format: 'llm_v2' },
    body: { location: BANGALORE, start_date: '2013-01-14', end_date: '2013-01-20' },
  },
];

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
