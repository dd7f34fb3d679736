import type * as z from 'zod';
import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { readInstant, toDay } from '../../../lib/answers/instant.ts';
import { identifyPlace, type RequestWithPlace } from '../../../lib/answers/place-identity.ts';
import { countDirectStretch, countLunarCycle, countRetrogradation } from '../../../lib/astro/motion/occurrence.ts';
import { RETROGRADATIONS } from '../../../lib/base/catalog/mean-cycles.ts';
import { zoneNameOf } from '../../../lib/charts/local-days.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { example } from '../../../lib/requests/examples.ts';
import { DatedRowQuery } from '../../../lib/requests/format.ts';
import type { heliacal } from '../endpoints.ts';
import { estimateHeliacalSearch } from '../work.ts';
import { type HeliacalResult, searchHeliacal } from './calculate.ts';
import type { contract, HeliacalAnswer } from './contract.ts';
import { visibilityRecord, visibilityRows } from './records.ts';
import { countSeries, HeliacalRequest } from './request.ts';

/** The members of a request that tell its visibilities from those of other requests. */
interface RequestWithAir extends RequestWithPlace {
  readonly body: RequestWithPlace['body'] & Pick<HeliacalRequest, 'atmosphere' | 'observer'>;
}

/** Near the inferior conjunction, which is the middle of a retrogradation, or near the conjunction beyond the Sun. */
const NEAR_INFERIOR: readonly string[] = ['evening_last', 'morning_first'];

/** Which of its visibilities it is: by the synodic period, for the Moon by the lunation, and by the day for stars. */
function countVisibility(body: string, event: string, start: string): unknown {
  const moment = readInstant(start);
  if (body === 'moon') return countLunarCycle('elongation', moment, 0);
  if (!Object.hasOwn(RETROGRADATIONS, body)) return toDay(start);
  const isInferior = (body === 'mercury' || body === 'venus') && NEAR_INFERIOR.includes(event);
  return isInferior ? countRetrogradation(body, moment) : countDirectStretch(body, moment);
}

const heliacalFormats = createDatedFormats({
  record: visibilityRecord.schema,
  list: ({ events }: z.output<typeof HeliacalAnswer>) => events,
  timeOf: ({ start, end }) => ({ start: start.datetime_utc, end: end.datetime_utc }),
  summarize: ({ body, event }, words) => words.write(event, words.point(body)),
  identify: ({ body, event, start }, _answer, request: RequestWithAir) => [
    body,
    event,
    countVisibility(body, event, start.datetime_utc),
    ...identifyPlace(request),
    ...Object.values(request.body.atmosphere),
    ...Object.values(request.body.observer),
  ],
});

const CAIRO = { latitude: { decimal: 30.05 }, longitude: { decimal: 31.25 } };

const SOURCES = ['Swiss Ephemeris 2.10.03, swe_heliacal_ut, after B. E. Schaefer and V. Reijs'];

const CRESCENT_SOURCE = 'B. D. Yallop, NAO Technical Note 69, 1997';

/** First and last visibilities as the answer states them, without the processing time. */
function toHeliacalAnswer(result: HeliacalResult, { atmosphere, observer }: HeliacalRequest) {
  const { place, clock, events, nextCursor, warnings } = result;
  const hasCrescent = events.some(({ crescent }) => crescent);
  return {
    definition: {
      id: 'visibility_limit',
      atmosphere,
      observer,
      sources: [...SOURCES, ...(hasCrescent ? [CRESCENT_SOURCE] : [])],
    },
    location: toLocationInfo({ place, timezone: zoneNameOf(clock) }),
    events: events.map((event) => visibilityRecord.write({ ...event, clock })),
    ...(nextCursor !== undefined && { next_cursor: nextCursor }),
    warnings: [...warnings],
    metadata: { has_more: nextCursor !== undefined },
  };
}

/** First and last visibilities as rows. */
const toHeliacalRows = ({ clock, events, nextCursor, warnings }: HeliacalResult) =>
  toRowAnswer({
    schema_version: 'llm_v2' as const,
    timezone: zoneNameOf(clock),
    ...visibilityRows.write(events.map((event) => ({ ...event, clock }))),
    has_more: nextCursor !== undefined,
    ...(nextCursor !== undefined && { next_cursor: nextCursor }),
    warnings: [...warnings],
  });

export const handler: EndpointHandler = defineHandler<typeof heliacal, typeof contract>()({
  request: { query: DatedRowQuery, body: HeliacalRequest },
  hasDisplayNames: true,
  formats: heliacalFormats,
  timing: 'metadata.calculation_time_ms',
  work: ({ body }) => estimateHeliacalSearch(countSeries(body), body.limit),
  examples: [
    example('venus', 'First and last visibilities of Venus in Cairo through two years', {
      location: CAIRO,
      start_date: '2024-01-01',
      end_date: '2025-12-31',
      bodies: ['venus'],
    }),
    example('newCrescents', 'The new crescents of half a year with Yallop’s q', {
      location: CAIRO,
      start_date: '2024-01-01',
      end_date: '2024-06-30',
      bodies: ['moon'],
      events: ['evening_first'],
    }),
    {
      ...example('siriusAsRows', 'The heliacal rising of Sirius in humid air, as rows', {
        location: CAIRO,
        start_date: '2024-07-01',
        end_date: '2024-09-30',
        star_names: ['Sirius'],
        events: ['morning_first'],
        atmosphere: { humidity_percent: 70 },
      }),
      query: { format: 'llm_v2' },
    },
  ],
  run: async ({ query: { format }, body }, services) => {
    const result = await searchHeliacal(body, services);
    return format === 'llm_v2' ? toHeliacalRows(result) : toHeliacalAnswer(result, body);
  },
});
