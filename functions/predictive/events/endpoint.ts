import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { searchEvents } from './calculate.ts';
import { eventsExamples } from './examples.ts';
import { EventsRequest } from './request.ts';
import { EventsResponse, toEventsResponse } from './response.ts';

export const events = defineEndpoint(
  {
    method: 'POST',
    path: '/predictive/events',
    summary: 'What happens in the sky between two dates',
    description: [
      'Stations, ingresses, lunations, eclipses, aspects between moving bodies, the void of course Moon, apsides and node crossings, in order of time. Ingresses, lunations and aspects are exact to a millisecond, or to 0.001″ where bodies hardly move against each other; stations and the apsides of Sun, Moon and Mercury to a second or two.',
      'Stations and aspects are those of tropical longitudes, so asking for another zodiac never moves them; ingresses and the end of a void are at the borders of the signs asked for. Stations, apsides and node crossings are those of planets and asteroids. Of several extrema of distance, which Neptune has about each apsis, the outermost is told. A body is seen to cross the ecliptic when it passes its node round the Sun, later by what its light takes.',
      'A void of course that is under way at `start_date` is told with its true beginning before it, so the voids of a day are found by searching that day.',
      'A search spans at most 200 years, 50 where the Moon takes part in more than eclipses, finds at most 250 000 events, and looks for aspects in at most 10 000 pairs of bodies times years; long answers come in pages. Requests count among those for transits.',
    ].join('\n\n'),
    uses: ['ephemeris', 'positions'],
    request: { body: EventsRequest },
    response: EventsResponse,
    errors: ['InvalidRange', 'PlacesUnavailable'],
    limits: 'transits',
    cache: 'none',
    stored: 'transits',
    examples: eventsExamples,
  },
  async ({ body }, services) => toEventsResponse(await searchEvents(body, services)),
);
