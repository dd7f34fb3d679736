import * as z from 'zod';
import { success } from '../../lib/schemas/answer.ts';
import { responsePoint } from './coordinates.ts';
import { attribution, LocationRecord, PlaceResult, placeWarnings } from './place-schema.ts';

export const AutocompleteData = z
  .object({
    query: z.string().meta({ description: 'As it was searched for', example: 'Basel' }),
    results: z.array(PlaceResult).meta({ description: 'The likeliest first; empty where nothing is like it' }),
    count: z.int().meta({ description: 'How many results there are', example: 1 }),
  })
  .meta({ id: 'AutocompleteData', description: 'Places that a query may mean' });

export const ReverseData = z
  .object({
    coordinates: z.object(responsePoint).meta({ id: 'Coordinates', description: 'The point asked about' }),
    location: LocationRecord.optional().meta({
      description: 'Left out only where a geocoder without a fallback knows of nothing there',
    }),
  })
  .meta({ id: 'ReverseData', description: 'What lies at a point' });

/** The schema of a location endpoint's response: its data in the common envelope. */
export const locationAnswerSchema = <Data extends z.ZodType>(data: Data) =>
  z.object({ success, data, attribution, warnings: placeWarnings });
