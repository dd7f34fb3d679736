import * as z from 'zod';
import { HouseSystem, polarFallback, refuseStrayAyanamsa, zodiacShape } from '../configuration.ts';
import { Orbs } from '../orbs.ts';
import { refineWhenValid } from '../refine-when-valid.ts';

export const CONDITION_YEAR_DAYS = [365.25, 365.256363, 365.2425, 365.2422, 360] as const;

/** The zodiac, houses and orbs that conditions are read with. */
export const ConditionConfiguration = z
  .strictObject({
    house_system: HouseSystem.prefault('P'),
    polar_fallback: polarFallback,
    ...zodiacShape,
    orbs: Orbs.optional(),
    year_days: z.literal(CONDITION_YEAR_DAYS).optional().meta({
      description:
        'Length of a year of firdaria, releasing and dashas, days; default that of each technique: 365.2425, 360, 365.25',
      example: 365.25,
    }),
  })
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type'))
  .meta({ id: 'ElectionConfiguration', description: 'Houses, zodiac and orbs', example: { house_system: 'R' } });

export type ConditionConfiguration = z.output<typeof ConditionConfiguration>;
