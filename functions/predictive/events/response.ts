import * as z from 'zod';
import type { ResultPage } from '../../../lib/astro/motion/pagination.ts';
import { success } from '../../../lib/requests/answer.ts';
import { pagedShape, toPagingMembers } from '../../../lib/requests/paging.ts';
import type { LocatedEvent } from './event-longitudes.ts';
import { toEventRecord } from './event-records.ts';
import { EventRecord } from './event-schemas.ts';

export const EventsResponse = z
  .object({
    success,
    events: z.array(EventRecord).meta({ description: 'All events, in order of time' }),
    ...pagedShape,
  })
  .meta({ id: 'EventsResponse', description: 'What happens in the sky between two dates' });

export type EventsResponse = z.input<typeof EventsResponse>;

export function toEventsResponse({ items, ...page }: ResultPage<LocatedEvent>): Omit<EventsResponse, 'success'> {
  return { events: items.map(toEventRecord), ...toPagingMembers(page) };
}
