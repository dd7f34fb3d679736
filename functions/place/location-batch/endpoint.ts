import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { lookUpLocations } from './calculate.ts';
import { LocationBatchRequest } from './request.ts';
import { LocationBatchResponse } from './response.ts';

export const locationBatch = defineEndpoint(
  {
    method: 'POST',
    path: '/location/batch',
    summary: 'Up to twenty look-ups by name or coordinates',
    description:
      'Answers each item as /location/autocomplete (with ten results) or /location/reverse does, in the order of the request. An item that is malformed or fails does not affect the others. At most 10 requests a minute.',
    uses: ['geocoder', 'zoneLookup'],
    request: { body: LocationBatchRequest },
    response: LocationBatchResponse,
    errors: ['BatchTooLarge'],
    limits: 'location_batch',
    cache: 'none',
    examples: [
      {
        name: 'mixed',
        summary: 'A name and a point',
        body: {
          locations: [{ query: 'Basel' }, { coordinates: { lat: 59.9139, lng: 10.7522 } }],
        },
      },
    ],
  },
  ({ body }, services) => lookUpLocations(body.locations, services),
);
