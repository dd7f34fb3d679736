import * as z from 'zod';
import type { AutocompleteData } from '../../place/answers.ts';
import { locationAutocomplete } from '../../place/location-autocomplete/endpoint.ts';
import { defineTool } from '../tool.ts';

type Places = z.output<typeof AutocompleteData>;

const PLACES = { default: 5, maximum: 20 };

/** Places by name. */
export const findPlaceTool = defineTool({
  name: 'find_place',
  title: 'Find a place',
  description: 'Places by name or its beginning, with coordinates and time zone. Other tools take names themselves.',
  input: {
    name: z.string().meta({ description: 'Such as Paris, Texas' }),
    limit: z.int().min(1).max(PLACES.maximum).default(PLACES.default),
  },
  output: {
    places: z.array(z.object({ place: z.string(), latitude: z.number(), longitude: z.number() })),
  },
  endpoints: [locationAutocomplete],
  members: { query: 'name' },
  request: ({ name, limit }, { ask }) =>
    ask<{ data: Places }>({ endpoint: locationAutocomplete, query: { query: name, limit: String(limit) } }),
  toText: ({ data: { results } }) => ({
    lines: results.length === 0 ? ['No place has this name or begins with it.'] : results.map(describeResult),
    values: {
      places: results.map(({ display_name, latitude, longitude }) => ({ place: display_name, latitude, longitude })),
    },
  }),
});

const describeResult = ({ display_name, latitude, longitude, timezone }: Places['results'][number]): string =>
  `${display_name}: ${latitude}, ${longitude}, ${timezone}`;
