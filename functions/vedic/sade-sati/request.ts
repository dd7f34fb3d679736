import * as z from 'zod';
import { SADE_SATI_BOUNDS } from '../../../lib/astro/indian/sade-sati.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { lifeShape, PART_MEMBERS, refuseBadPart } from '../../../lib/requests/life.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { AYANAMSA_MEMBERS, refuseSecondAyanamsa, siderealShape } from '../sidereal-shape.ts';

const { ayanamsa, user_ayanamsa } = siderealShape;

export const SadeSatiRequest = z
  .strictObject({
    ...lifeShape,
    by: nameEnum(SADE_SATI_BOUNDS).default('sign').meta({
      description:
        '`sign`: places are whole signs, counted from that of the Moon; `degree`: arcs of 30° with the Moon at the middle of the first, so that Sade Sati is Saturn within 45° of the Moon',
      example: 'sign',
    }),
    levels: z
      .int()
      .min(1)
      .max(2)
      .default(2)
      .meta({ description: '1: whole transits; 2: the stays in each place too', example: 2 }),
    ayanamsa,
    user_ayanamsa,
  })
  .superRefine(refuseBadPart, refineWhenValid(...PART_MEMBERS))
  .superRefine(refuseSecondAyanamsa, refineWhenValid(...AYANAMSA_MEMBERS))
  .meta({
    id: 'SadeSatiRequest',
    description:
      'The birth, a moment, and the part of the life whose transits are listed: by default the first 100 years',
  });

export type SadeSatiRequest = z.output<typeof SadeSatiRequest>;
