import * as z from 'zod';
import { FIRDAR_NODES, LIFE_YEAR_DAYS } from '../../../lib/base/catalog/time-lords.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { lifeShape, PART_MEMBERS, refuseBadPart } from '../../../lib/requests/life.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';

export const FirdariaRequest = z
  .strictObject({
    ...lifeShape,
    levels: z
      .int()
      .min(1)
      .max(2)
      .default(2)
      .meta({ description: '1: firdaria; 2: their seven sub-periods too', example: 2 }),
    nodes: nameEnum(FIRDAR_NODES).default('abu_mashar').meta({
      description:
        'Where the lunar nodes rule. `abu_mashar`: after the seven planets; `bonatti`: after Mars, which at night is before the Sun; `none`: nowhere',
      example: 'abu_mashar',
    }),
    year_days: z
      .literal(LIFE_YEAR_DAYS)
      .default(365.2425)
      .meta({ description: 'Length of a year, days', example: 365.2425 }),
  })
  .superRefine(refuseBadPart, refineWhenValid(...PART_MEMBERS))
  .meta({
    id: 'FirdariaRequest',
    description:
      'The birth, a moment, and the part of the life whose firdaria are listed: by default the active firdar',
  });

export type FirdariaRequest = z.output<typeof FirdariaRequest>;
