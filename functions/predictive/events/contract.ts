import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { LocationInfo } from '../../../lib/requests/chart/chart-info.ts';
import { warningList } from '../../../lib/requests/moment.ts';
import { pagedShape } from '../../../lib/requests/paging.ts';
import { EventRecord } from './event-records.ts';

export const EventsResponse = z
  .object({
    success,
    events: z.array(EventRecord).meta({ description: 'All events, in order of time' }),
    ...pagedShape,
    location: LocationInfo.optional(),
    warnings: warningList.optional(),
  })
  .meta({ id: 'EventsResponse', description: 'What happens in the sky between two dates' });

export type EventsResponse = z.input<typeof EventsResponse>;

export const contract = defineContract({
  description: [
    'Stations, ingresses, lunations, eclipses, aspects between moving bodies, the void of course Moon, apsides and node crossings, in order of time. Ingresses, lunations and aspects are exact to a millisecond, or to 0.001″ where bodies hardly move against each other; stations and the apsides of Sun, Moon and Mercury to a second or two.',
    'Stations and aspects are calculated from tropical longitudes, so their times are the same in every zodiac; ingresses and the end of a void of course depend on the signs of the requested zodiac. Stations, apsides and node crossings are those of planets and asteroids. Neptune has several extrema of distance around each apsis; the answer has the most extreme one. A node crossing is when the body is seen on the ecliptic: later than it passes the node of its orbit, by the travel time of its light.',
    'With a `location` the details of an eclipse say what the place sees of it, as in `/sky/eclipses`.',
    'A void of course that has begun before `start_date` and continues is included, with its true beginning. To find the voids of a day, search that day.',
    'A search spans at most 200 years, 50 where the Moon takes part in more than eclipses, and finds at most 250 000 events; long answers come in pages. Requests count among those for transits.',
  ].join('\n\n'),
  response: EventsResponse,
  errors: ['InvalidRange'],
});
