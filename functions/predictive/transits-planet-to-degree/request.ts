import * as z from 'zod';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { refuseStrayAyanamsa, zodiacShape } from '../../../lib/requests/configuration.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { TransitBody } from '../names.ts';
import { rangeShape, refuseBadRange } from '../search-range.ts';
import { zodiacDegree } from '../zodiac-degree.ts';

const { max_crossings: CROSSINGS } = SIZES;

export const PlanetToDegreeRequest = z
  .strictObject({
    planet_name: TransitBody,
    target_degree: zodiacDegree('Longitude to be crossed, degrees; 360 is the same as 0', 0),
    start_date: rangeShape.start_date,
    end_date: rangeShape.end_date.optional(),
    max_crossings: z.int().min(CROSSINGS.minimum).max(CROSSINGS.maximum).default(10).meta({
      description: 'Maximum number of crossings in the answer; the search ends when they are found',
      example: 10,
    }),
    ...zodiacShape,
  })
  .superRefine(
    (sent, context) => refuseBadRange(sent, [sent.planet_name], context),
    refineWhenValid('planet_name', 'start_date', 'end_date'),
  )
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type'))
  .meta({
    id: 'PlanetToDegreeRequest',
    description:
      'A body, a degree, and the dates of the search. Without `end_date` the search covers 200 years (50 for the Moon) or extends to the end of the ephemeris files',
  });

export type PlanetToDegreeRequest = z.output<typeof PlanetToDegreeRequest>;
