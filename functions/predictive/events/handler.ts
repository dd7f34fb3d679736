import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import { searchEvents } from './calculate.ts';
import type { contract } from './contract.ts';
import type { events } from './endpoint.ts';
import { eventsExamples } from './examples.ts';
import { eventFormats } from './formats.ts';
import { EventsRequest } from './request.ts';
import { toEventsResponse } from './response.ts';
import { estimateEventsSearch } from './work.ts';

export const handler: EndpointHandler = defineHandler<typeof events, typeof contract>()({
  request: { query: DatedQuery, body: EventsRequest },
  hasDisplayNames: true,
  formats: eventFormats,
  work: ({ body }) => estimateEventsSearch(body),
  examples: eventsExamples,
  run: async ({ body }, services) => toEventsResponse(await searchEvents(body, services)),
});
