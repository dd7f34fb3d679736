import * as z from 'zod';
import { RELEASING_LEVELS } from '../../../lib/astro/timing/time-lords/releasing.ts';
import { LOT_IDS } from '../../../lib/base/catalog/lots.ts';
import { LIFE_YEAR_DAYS, LOOSINGS } from '../../../lib/base/catalog/time-lords.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { refuseStrayAyanamsa, zodiacShape } from '../../../lib/requests/configuration.ts';
import { lifeShape, PART_MEMBERS, refuseBadPart } from '../../../lib/requests/life.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';

export const ReleasingRequest = z
  .strictObject({
    ...lifeShape,
    from: nameEnum(LOT_IDS).default('spirit').meta({
      description:
        'Lot whose sign the periods begin with, such as `fortune`, `spirit` or `eros`; any lot of the catalog',
      example: 'spirit',
    }),
    reverse_by_sect: z.boolean().default(true).meta({
      description: 'Whether births by night take the formulas of the night for this lot and for Fortune',
      example: true,
    }),
    same_sign_rule: z.boolean().default(true).meta({
      description: 'Whether Spirit is released from the next sign where Fortune is in its own',
      example: true,
    }),
    levels: z
      .int()
      .min(1)
      .max(RELEASING_LEVELS.length)
      .default(2)
      .meta({ description: 'Number of levels, 1 to 4', example: 2 }),
    loosing: nameEnum(LOOSINGS).default('opposite').meta({
      description:
        'Sign of the thirteenth period inside a longer one. `opposite`: the sign opposite the longer one’s; `trine`: the fifth from it; `none`: its own again',
      example: 'opposite',
    }),
    year_days: z.literal(LIFE_YEAR_DAYS).default(360).meta({
      description: 'Length of a year, days; the unit of level 2 is a twelfth of it, that of level 3 a twelfth of that',
      example: 360,
    }),
    ...zodiacShape,
  })
  .superRefine(refuseBadPart, refineWhenValid(...PART_MEMBERS))
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'zodiac_type'))
  .meta({
    id: 'ReleasingRequest',
    description:
      'The birth, a lot, a moment, and the part of the life whose periods are listed: by default the active period of the last level but one',
  });

export type ReleasingRequest = z.output<typeof ReleasingRequest>;
