import * as z from 'zod';
import { PROFECTION_LEVELS } from '../../../lib/astro/timing/time-lords/profections.ts';
import { LOT_IDS } from '../../../lib/base/catalog/lots.ts';
import {
  ANNIVERSARIES,
  PROFECTED_POINTS,
  PROFECTION_MODES,
  PROFECTION_MONTHS,
} from '../../../lib/base/catalog/time-lords.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { refuseStrayAyanamsa, zodiacShape } from '../../../lib/requests/configuration.ts';
import { lifeShape, PART_MEMBERS, refuseBadPart } from '../../../lib/requests/life.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';

export const DEFAULT_LEVELS = 2;

export const ProfectionRequest = z
  .strictObject({
    ...lifeShape,
    from: nameEnum([...PROFECTED_POINTS, ...LOT_IDS])
      .default('ascendant')
      .meta({
        description:
          'Point whose sign rules the first year: the Ascendant, the Midheaven, a body or any lot of the catalog',
        example: 'ascendant',
      }),
    mode: nameEnum(PROFECTION_MODES).default('sign').meta({
      description:
        '`sign`: a whole sign for each year; `degree`: the point moves 30° a year, evenly, and `aspects` has its exact aspects to the bodies and angles of the birth',
      example: 'sign',
    }),
    levels: z.int().min(1).max(PROFECTION_LEVELS.length).default(DEFAULT_LEVELS).meta({
      description:
        '1: years; 2: months too; 3: also twelfths of a month. By degrees there is only level 1: times in signs',
      example: 2,
    }),
    months: nameEnum(PROFECTION_MONTHS).default('equal').meta({
      description: '`equal`: twelfths of the year; `days_30`: 30 days, and the days left over belong to the twelfth',
      example: 'equal',
    }),
    anniversary: nameEnum(ANNIVERSARIES).default('civil').meta({
      description:
        'When a year of life begins, also for `start_age` and `end_age`. `civil`: on the birthday, at the clock time of the birth in its zone; after a birth on 29 February, on 1 March in common years. `solar_return`: when the Sun is back at its natal longitude',
      example: 'civil',
    }),
    ...zodiacShape,
  })
  .superRefine(refuseBadPart, refineWhenValid(...PART_MEMBERS))
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'zodiac_type'))
  .meta({
    id: 'ProfectionRequest',
    description:
      'The birth, a point, a moment, and the part of the life whose profections are listed: by default the active year',
  });

export type ProfectionRequest = z.output<typeof ProfectionRequest>;
