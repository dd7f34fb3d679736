import * as z from 'zod';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { queryPoint } from '../coordinates.ts';
import type { locationReverse } from '../endpoints.ts';
import { findPlaceAt } from '../look-ups.ts';
import type { contract } from './contract.ts';

export const handler: EndpointHandler = defineHandler<typeof locationReverse, typeof contract>()({
  request: { query: z.strictObject(queryPoint) },
  examples: [{ name: 'basel', summary: 'A point in Basel', query: { lat: '47.5596', lng: '7.5886' } }],
  run: async ({ query }, services) => ({
    ...(await findPlaceAt(query, services)),
  }),
});
