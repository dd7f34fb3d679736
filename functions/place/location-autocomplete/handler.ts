import * as z from 'zod';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { queryNumber } from '../../../lib/requests/query-number.ts';
import type { locationAutocomplete } from '../endpoints.ts';
import { findPlaces } from '../look-ups.ts';
import { PlaceQuery } from '../place-query.ts';
import type { contract } from './contract.ts';

const AutocompleteQuery = z.strictObject({
  query: PlaceQuery,
  limit: queryNumber(z.int().min(1).max(50))
    .default(10)
    .meta({ description: 'How many results at most, 1 to 50; default 10', example: 10 }),
});

export const handler: EndpointHandler = defineHandler<typeof locationAutocomplete, typeof contract>()({
  request: { query: AutocompleteQuery },
  examples: [
    { name: 'beginning', summary: 'The beginning of a name', query: { query: 'san fran', limit: '3' } },
    { name: 'withState', summary: 'One of many of the same name', query: { query: 'Springfield, Illinois' } },
  ],
  run: async ({ query: { query, limit } }, services) => ({
    ...(await findPlaces(query, limit, services)),
  }),
});
