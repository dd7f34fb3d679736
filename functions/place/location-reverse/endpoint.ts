import * as z from 'zod';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { locationAnswerSchema, ReverseData } from '../answers.ts';
import { queryPoint } from '../coordinates.ts';
import { findPlaceAt } from '../look-ups.ts';

const ReverseResponse = locationAnswerSchema(ReverseData).meta({
  id: 'LocationReverseResponse',
  description: 'The place at or nearest to a point',
});

export const locationReverse = defineEndpoint(
  {
    method: 'GET',
    path: '/location/reverse',
    summary: 'The place at or nearest to a point',
    description:
      'The nearest city, town or village, and the time zone at the point itself. If the nearest place is more than 200 km away, the answer has a warning. At most 60 requests a minute.',
    uses: ['geocoder', 'zoneLookup'],
    request: { query: z.strictObject(queryPoint) },
    response: ReverseResponse,
    errors: ['GeocoderUnavailable'],
    demo: true,
    limits: 'reverse',
    cache: 'none',
    examples: [{ name: 'basel', summary: 'A point in Basel', query: { lat: '47.5596', lng: '7.5886' } }],
  },
  async ({ query }, services) => ({
    ...(await findPlaceAt(query, services)),
  }),
);
