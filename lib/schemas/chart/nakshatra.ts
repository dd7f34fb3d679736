import * as z from 'zod';
import { NAKSHATRA_LORDS, NAKSHATRAS, PADAS_PER_NAKSHATRA } from '../../catalog/nakshatras.ts';

/** The nakshatra of a sidereal longitude, in answers. */
export const NakshatraRecord = z
  .object({
    number: z.int().min(1).max(NAKSHATRAS.length).meta({ description: '1 Ashvini to 27 Revati', example: 4 }),
    name: z.enum(NAKSHATRAS).meta({ description: 'Name', example: 'Rohini' }),
    pada: z.int().min(1).max(PADAS_PER_NAKSHATRA).meta({ description: 'Quarter of 3°20′', example: 2 }),
    lord: z.enum(NAKSHATRA_LORDS).meta({ description: 'Its lord, by which Vimshottari counts', example: 'moon' }),
    degrees_in: z.number().meta({ description: 'Degrees from its beginning, [0, 13.333333]', example: 4.25 }),
  })
  .meta({ id: 'Nakshatra', description: 'The nakshatra (lunar mansion of 13°20′) that holds a sidereal longitude' });

export type NakshatraRecord = z.output<typeof NakshatraRecord>;
