import * as z from 'zod';
import { success } from '../../lib/requests/answer.ts';
import { integer, text } from '../../lib/requests/members.ts';
import { responsePoint } from './coordinates.ts';
import { attribution, LocationRecord, PlaceResult, placeWarnings } from './place-schema.ts';

export const AutocompleteData = z
  .object({
    query: text('The query that was searched', 'Basel'),
    results: z.array(PlaceResult).meta({ description: 'Best match first; empty if nothing matches' }),
    count: integer('Number of results', 1),
  })
  .meta({ id: 'AutocompleteData', description: 'Places that match a query' });

export const ReverseData = z
  .object({
    coordinates: z.object(responsePoint).meta({ id: 'Coordinates', description: 'The requested point' }),
    location: LocationRecord.optional().meta({
      description: 'Absent only if a geocoder without a fallback finds nothing there',
    }),
  })
  .meta({ id: 'ReverseData', description: 'What lies at a point' });

/** The schema of a location endpoint's response: its data in the common envelope. */
export const locationAnswerSchema = <Data extends z.ZodType>(data: Data) =>
  z.object({ success, data, attribution, warnings: placeWarnings });
