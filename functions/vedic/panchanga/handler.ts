import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { toHorizonRecord } from '../../../lib/answers/horizon-record.ts';
import { toZodiacInfo } from '../../../lib/answers/moment.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { zoneNameOf } from '../../../lib/charts/local-days.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { countDays } from '../../../lib/requests/day-range.ts';
import { DatedRowQuery } from '../../../lib/requests/format.ts';
import type { panchanga } from '../endpoints.ts';
import { calculatePanchanga, type Panchanga } from './calculate.ts';
import type { contract } from './contract.ts';
import { panchangaFormats } from './formats.ts';
import { dayRows, toDayRecords } from './records.ts';
import { PanchangaRequest } from './request.ts';

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

const SOURCES = [
  'R. Sewell and S. B. Dikshit, The Indian Calendar, 1896, p. 2, 18, 25 to 27 and 30 (elements, days, months)',
  'R. Sewell, Indian Chronography, 1912, secs. 141 to 151 and 170 (years of Jupiter)',
];

const DECIMALS = 6;

/** The panchanga as the answer states it, without the processing time. */
function toPanchangaAnswer(result: Panchanga, { positions, seasons, refraction, hora }: PanchangaRequest) {
  const { place, clock, horizon, zodiac, warnings } = result;
  return {
    definition: {
      id: 'panchanga' as const,
      ...toZodiacInfo(zodiac, DECIMALS),
      ...{ positions, seasons },
      sunrise: toHorizonRecord(horizon, refraction === 'computed'),
      sources: SOURCES,
    },
    location: toLocationInfo({ place, timezone: zoneNameOf(clock) }),
    days: toDayRecords(result, hora),
    warnings: [...warnings],
    metadata: {},
  };
}

/** The panchanga as rows. */
const toPanchangaRows = (result: Panchanga) =>
  toRowAnswer({
    schema_version: 'llm_v2' as const,
    timezone: zoneNameOf(result.clock),
    ...dayRows.write(toDayRecords(result, 'none')),
    warnings: [...result.warnings],
  });

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
