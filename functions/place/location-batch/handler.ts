import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import type { locationBatch } from '../endpoints.ts';
import { lookUpLocations } from './calculate.ts';
import type { contract } from './contract.ts';
import { LocationBatchRequest } from './request.ts';

export const handler: EndpointHandler = defineHandler<typeof locationBatch, typeof contract>()({
  request: { body: LocationBatchRequest },
  examples: [
    {
      name: 'mixed',
      summary: 'A name and a point',
      body: {
        locations: [{ query: 'Basel' }, { coordinates: { lat: 59.9139, lng: 10.7522 } }],
      },
    },
  ],
  run: ({ body }, services) => lookUpLocations(body.locations, services),
});
