import type * as z from 'zod';
import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { identifyPlace, type RequestWithPlace } from '../../../lib/answers/place-identity.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { DatedRowQuery } from '../../../lib/requests/format.ts';
import { estimateHeliacalSearch } from '../work.ts';
import { searchHeliacal } from './calculate.ts';
import type { contract, HeliacalAnswer } from './contract.ts';
import type { heliacal } from './endpoint.ts';
import { countSeries, HeliacalRequest } from './request.ts';
import { HeliacalEventRecord, toHeliacalAnswer } from './response.ts';
import { toHeliacalRows } from './rows.ts';

/** The members of a request that tell its visibilities from those of other requests. */
interface RequestWithAir extends RequestWithPlace {
  readonly body: RequestWithPlace['body'] & Pick<HeliacalRequest, 'atmosphere' | 'observer'>;
}

const heliacalFormats = createDatedFormats({
  record: HeliacalEventRecord,
  list: ({ events }: z.output<typeof HeliacalAnswer>) => events,
  timeOf: ({ start, end }) => ({ start: start.datetime_utc, end: end.datetime_utc }),
  summarize: ({ body, event }, words) => words.write(event, words.point(body)),
  identify: ({ body, event }, _answer, request: RequestWithAir) => [
    body,
    event,
    ...identifyPlace(request),
    ...Object.values(request.body.atmosphere),
    ...Object.values(request.body.observer),
  ],
});

const CAIRO = { latitude: { decimal: 30.05 }, longitude: { decimal: 31.25 } };

const examples: readonly Example[] = [
  {
    name: 'venus',
    summary: 'First and last visibilities of Venus in Cairo through two years',
    body: { location: CAIRO, start_date: '2024-01-01', end_date: '2025-12-31', bodies: ['venus'] },
  },
  {
    name: 'newCrescents',
    summary: 'The new crescents of half a year with Yallop’s q',
    body: {
      location: CAIRO,
      start_date: '2024-01-01',
      end_date: '2024-06-30',
      bodies: ['moon'],
      events: ['evening_first'],
    },
  },
  {
    name: 'siriusAsRows',
    summary: 'The heliacal rising of Sirius in humid air, as rows',
    query: { format: 'llm_v2' },
    body: {
      location: CAIRO,
      start_date: '2024-07-01',
      end_date: '2024-09-30',
      star_names: ['Sirius'],
      events: ['morning_first'],
      atmosphere: { humidity_percent: 70 },
    },
  },
];

export const handler: EndpointHandler = defineHandler<typeof heliacal, typeof contract>()({
  request: { query: DatedRowQuery, body: HeliacalRequest },
  hasDisplayNames: true,
  formats: heliacalFormats,
  timing: 'metadata.calculation_time_ms',
  work: ({ body }) => estimateHeliacalSearch(countSeries(body), body.limit),
  examples,
  run: async ({ query: { format }, body }, services) => {
    const result = await searchHeliacal(body, services);
    return format === 'llm_v2' ? toHeliacalRows(result) : toHeliacalAnswer(result, body);
  },
});
