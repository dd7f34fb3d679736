import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import { toPagingMembers } from '../../../lib/requests/paging.ts';
import type { events } from '../endpoints.ts';
import { searchEvents } from './calculate.ts';
import type { contract } from './contract.ts';
import { toEventRecord } from './event-records.ts';
import { eventFormats } from './formats.ts';
import { EventsRequest } from './request.ts';
import { estimateEventsSearch } from './work.ts';

/** Searches that show what the endpoint does. */
const eventsExamples: readonly Example[] = [
  {
    name: 'aMonth',
    summary: 'Everything in one month',
    body: { start_date: '2025-03-01', end_date: '2025-04-01' },
  },
  {
    name: 'voidOfCourse',
    summary: 'When the Moon is void of course as the tradition has it, and the lunations',
    body: {
      start_date: '2025-03-01',
      end_date: '2025-03-15',
      event_types: ['void_of_course', 'lunation'],
      void_of_course: 'traditional',
    },
  },
  {
    name: 'greatConjunctions',
    summary: 'Conjunctions of Jupiter and Saturn in two centuries',
    body: {
      start_date: '1900-01-01',
      end_date: '2100-01-01',
      event_types: ['aspect'],
      planets: ['jupiter', 'saturn'],
      aspects: ['conjunction'],
    },
  },
  {
    name: 'sidereal',
    summary: 'The first ten stations and ingresses of a year in the sidereal zodiac',
    body: {
      start_date: '2025-01-01',
      end_date: '2026-01-01',
      event_types: ['station', 'ingress'],
      planets: ['mercury', 'jupiter', 'saturn', 'true_node'],
      zodiac_type: 'sidereal',
      ayanamsa: 'lahiri',
      limit: 10,
    },
  },
];

export const handler: EndpointHandler = defineHandler<typeof events, typeof contract>()({
  request: { query: DatedQuery, body: EventsRequest },
  hasDisplayNames: true,
  formats: eventFormats,
  work: ({ body }) => estimateEventsSearch(body),
  examples: eventsExamples,
  run: async ({ body }, services) => {
    const { items, ...page } = await searchEvents(body, services);
    return { events: items.map(toEventRecord), ...toPagingMembers(page) };
  },
});
