import * as z from 'zod';
import type { AutocompleteData } from '../../place/answers.ts';
import { locationAutocomplete } from '../../place/location-autocomplete/endpoint.ts';
import { defineTool } from '../tool.ts';
import type { FullAnswer } from './answer-parts.ts';

type Places = z.output<typeof AutocompleteData>;

const PLACES = { default: 5, maximum: 20 };

/** Places by name. */
export const findPlaceTool = defineTool({
  name: 'find_place',
  title: 'Find a place',
  description: 'Places by name or its beginning, with coordinates and time zone. Other tools take names themselves.',
  input: z.strictObject({
    name: z.string().meta({ description: 'Such as Paris, Texas' }),
    limit: z.int().min(1).max(PLACES.maximum).default(PLACES.default),
  }),
  output: z.object({
    places: z.array(z.object({ place: z.string(), latitude: z.number(), longitude: z.number() })),
  }),
  endpoints: [locationAutocomplete],
  run: async ({ name, limit }, { ask }) => {
    const query = { query: name, limit: String(limit) };
    const { data } = await ask<FullAnswer<Places>>({ endpoint: locationAutocomplete, query }, [
      { member: 'query', argument: 'name' },
    ]);
    const { results } = data;
    return {
      lines:
        results.length === 0
          ? ['No place has this name or begins with it.']
          : results.map(
              ({ display_name, latitude, longitude, timezone }) =>
                `${display_name}: ${latitude}, ${longitude}, ${timezone}`,
            ),
      values: {
        places: results.map(({ display_name, latitude, longitude }) => ({ place: display_name, latitude, longitude })),
      },
    };
  },
});
