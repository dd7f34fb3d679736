import * as z from 'zod';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { queryNumber } from '../../../lib/requests/query-number.ts';
import { AutocompleteData, locationAnswerSchema } from '../answers.ts';
import { findPlaces } from '../look-ups.ts';
import { PlaceQuery } from '../place-query.ts';

const AutocompleteQuery = z.strictObject({
  query: PlaceQuery,
  limit: queryNumber(z.int().min(1).max(50))
    .default(10)
    .meta({ description: 'How many results at most, 1 to 50; default 10', example: 10 }),
});

const AutocompleteResponse = locationAnswerSchema(AutocompleteData).meta({
  id: 'LocationAutocompleteResponse',
  description: 'Places that match a query',
});

export const locationAutocomplete = defineEndpoint(
  {
    method: 'GET',
    path: '/location/autocomplete',
    summary: 'Places by the beginning of their name',
    description:
      'Finds cities, towns and villages by name or its beginning, in English, in the local language and by many former names; state or country can follow after a comma. At most 60 requests a minute.',
    uses: ['geocoder', 'zoneLookup'],
    request: { query: AutocompleteQuery },
    response: AutocompleteResponse,
    errors: ['GeocoderUnavailable'],
    demo: true,
    limits: 'autocomplete',
    cache: 'none',
    examples: [
      { name: 'beginning', summary: 'The beginning of a name', query: { query: 'san fran', limit: '3' } },
      { name: 'withState', summary: 'One of many of the same name', query: { query: 'Springfield, Illinois' } },
    ],
  },
  async ({ query: { query, limit } }, services) => ({
    ...(await findPlaces(query, limit, services)),
  }),
);
