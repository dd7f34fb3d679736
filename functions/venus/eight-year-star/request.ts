import * as z from 'zod';
import { CONJUNCTION_TYPES } from '../../../lib/astro/sky/events/conjunctions.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { refuseStrayAyanamsa, zodiacShape } from '../../../lib/requests/configuration.ts';
import { dateText } from '../../../lib/requests/date-text.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';

export const EightYearStarRequest = z
  .strictObject({
    date: dateText('Moment that the star is drawn around', '2024-03-20'),
    type: nameEnum(CONJUNCTION_TYPES).default('inferior').meta({
      description: 'Which conjunctions are the vertices',
      example: 'inferior',
    }),
    ...zodiacShape,
  })
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type'))
  .meta({ id: 'EightYearStarRequest', description: 'The date, and the kind of conjunctions' });

export type EightYearStarRequest = z.output<typeof EightYearStarRequest>;
