import * as z from 'zod';
import { choice, number, text } from '../members.ts';

const shape = {
  display_name: text('Name, state and country', 'Paris, Texas, United States'),
  latitude: number('Degrees, north positive', 33.66094),
  longitude: number('Degrees, east positive', -95.55551),
  country_code: text('ISO 3166-1, two letters', 'US'),
  state: z.string().optional().meta({ description: 'State, province or region', example: 'Texas' }),
};

/** A place that a name may mean. */
export const PlaceCandidateRecord = z
  .object({
    ...shape,
    population: z.int().optional().meta({ description: 'Inhabitants; absent where unknown', example: 24782 }),
  })
  .meta({ id: 'PlaceCandidate', description: 'A place that a name may mean' });

/** The place that a name was taken for. */
export const NamedPlaceRecord = z
  .object({
    ...shape,
    match: choice(
      ['only', 'largest'],
      '`only`: no other place has this name in the state or country given. `largest`: of several places it has at least five times the inhabitants of every other one; the warning `PlaceChosen` says so',
      'only',
    ),
    alternatives: z.array(PlaceCandidateRecord).meta({
      description: 'Up to five other places of this name, the largest first; empty for `only`',
    }),
    unknown_parts: z
      .array(z.string())
      .optional()
      .meta({
        description: 'Parts of the name that are no known state or country and were not used; absent if there are none',
        example: ['Bayern'],
      }),
  })
  .meta({
    id: 'NamedPlace',
    description:
      'The place that the name was taken for. From GeoNames (CC BY 4.0, https://www.geonames.org) unless the operator chose another geocoder',
  });

export const namedPlace = NamedPlaceRecord.optional().meta({
  description: 'Present where the request gives the place by its name',
});
