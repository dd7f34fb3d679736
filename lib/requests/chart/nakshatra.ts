import * as z from 'zod';
import { NAKSHATRA_LORDS, NAKSHATRAS, PADAS_PER_NAKSHATRA } from '../../base/catalog/nakshatras.ts';
import { choice, number } from '../members.ts';

/** The nakshatra of a sidereal longitude, in answers. */
export const NakshatraRecord = z
  .object({
    number: z.int().min(1).max(NAKSHATRAS.length).meta({ description: '1 Ashvini to 27 Revati', example: 4 }),
    name: choice(NAKSHATRAS, 'Name', 'Rohini'),
    pada: z.int().min(1).max(PADAS_PER_NAKSHATRA).meta({ description: 'Quarter of 3°20′', example: 2 }),
    lord: choice(NAKSHATRA_LORDS, 'Its lord, by which Vimshottari counts', 'moon'),
    degrees_in: number('Degrees from its beginning, [0, 13.333333]', 4.25),
  })
  .meta({ id: 'Nakshatra', description: 'The nakshatra (lunar mansion of 13°20′) that holds a sidereal longitude' });

export type NakshatraRecord = z.output<typeof NakshatraRecord>;

const lord = (description: string, example: (typeof NAKSHATRA_LORDS)[number]) =>
  z.enum(NAKSHATRA_LORDS).meta({ description, example });

const kpShape = {
  star_lord: lord('Lord of the nakshatra', 'moon'),
  sub_lord: lord('Lord of the sub: nine of them in a nakshatra, in proportion to the Vimshottari years', 'rahu'),
  sub_sub_lord: lord('Lord of the ninth of the sub', 'saturn'),
};

/** The lords of a longitude in Krishnamurti's system, in answers. */
export const KpLordsRecord = z
  .object(kpShape)
  .meta({ id: 'KpLords', description: 'Lords in Krishnamurti’s system, by `kp_ayanamsa`' });

export type KpLordsRecord = z.output<typeof KpLordsRecord>;

const KpCuspRecord = z
  .object({
    number: z.int().min(1).max(12).meta({ description: '1–12', example: 1 }),
    longitude: number('Degrees in [0, 360) by `kp_ayanamsa`', 19.3),
    ...kpShape,
  })
  .meta({ id: 'KpCusp', description: 'A cusp of Placidus in the zodiac of `kp_ayanamsa`, with its lords' });

/** The cusps of Krishnamurti's system, in answers. */
export const KpCusps = z.array(KpCuspRecord).length(12).meta({
  description: 'Cusps in Krishnamurti’s system: Placidus by `kp_ayanamsa`; in detailed sidereal charts of a moment',
});
