import * as z from 'zod';
import { HouseSystem, polarFallback, refuseStrayAyanamsa, zodiacShape } from '../configuration.ts';
import { Orbs } from '../orbs.ts';
import { refineWhenValid } from '../refine-when-valid.ts';

/** The zodiac, houses and orbs that conditions are read with. */
export const ConditionConfiguration = z
  .strictObject({
    house_system: HouseSystem.prefault('P'),
    polar_fallback: polarFallback,
    ...zodiacShape,
    orbs: Orbs.optional(),
  })
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type'))
  .meta({ id: 'ElectionConfiguration', description: 'Houses, zodiac and orbs', example: { house_system: 'R' } });

export type ConditionConfiguration = z.output<typeof ConditionConfiguration>;
