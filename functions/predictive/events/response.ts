import type { ResultPage } from '../../../lib/astro/motion/pagination.ts';
import { toPagingMembers } from '../../../lib/requests/paging.ts';
import type { EventsResponse } from './contract.ts';
import type { LocatedEvent } from './event-longitudes.ts';
import { toEventRecord } from './event-records.ts';

export function toEventsResponse({ items, ...page }: ResultPage<LocatedEvent>): Omit<EventsResponse, 'success'> {
  return { events: items.map(toEventRecord), ...toPagingMembers(page) };
}
