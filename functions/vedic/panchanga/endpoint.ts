import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { countDays } from '../../../lib/requests/day-range.ts';
import { DatedRowQuery } from '../../../lib/requests/format.ts';
import { calculatePanchanga } from './calculate.ts';
import { panchangaExamples } from './examples.ts';
import { panchangaFormats } from './formats.ts';
import { PanchangaRequest } from './request.ts';
import { PanchangaResponse, toPanchangaAnswer } from './response.ts';
import { toPanchangaRows } from './rows.ts';

/** Processor time of a request for the months around its days, and of each day, CPU-seconds. */
const COST = { request: 0.01, day: 0.0008 } as const;

export const panchanga = defineEndpoint(
  {
    method: 'POST',
    path: '/vedic/panchanga',
    summary: 'Panchanga: the Indian calendar of days at a place',
    description: [
      'For each day from sunrise to sunrise: weekday, every tithi, nakshatra, yoga and karana that touches the day with its beginning and end, exact to a second, lunar month, year of Jupiter, ayana and ritu, sunrise, sunset, moonrise and moonset, rahu kala and other parts of the day.',
      'A tithi, nakshatra or yoga without a sunrise is kshaya, one with two sunrises is vriddhi. A day without a sunrise is the calendar day, with a warning.',
    ].join('\n\n'),
    uses: CHART_SERVICES,
    request: { query: DatedRowQuery, body: PanchangaRequest },
    response: PanchangaResponse,
    hasDisplayNames: true,
    formats: panchangaFormats,
    timing: 'metadata.calculation_time_ms',
    errors: ['InvalidRange'],
    demo: true,
    limits: 'none',
    work: ({ body }) => SECONDS_PER_REQUEST + COST.request + COST.day * countDays(body),
    cache: 'none',
    examples: panchangaExamples,
  },
  ({ query: { format }, body }, services) => {
    const result = calculatePanchanga(body, services);
    return format === 'llm_v2' ? toPanchangaRows(result) : toPanchangaAnswer(result, body);
  },
);
