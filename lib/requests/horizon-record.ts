import * as z from 'zod';
import { HORIZON_DEFINITIONS } from '../astro/sky/rising/horizon.ts';
import { choice, optionalNumber } from './members.ts';

/** What counted as rising and setting in an answer. */
export const HorizonRecord = z
  .object({
    id: choice(HORIZON_DEFINITIONS, 'The definition', 'apparent_limb'),
    refraction_deg: optionalNumber('Refraction at the horizon; absent where none is counted', 0.566667),
    horizon_dip_deg: optionalNumber('Depth of the horizon below the horizontal; absent where none is counted', 0),
    altitude_deg: optionalNumber('Altitude of the center; only for `custom`', -4),
    sources: z.array(z.string()).meta({
      description: 'Where the definition is stated',
      example: ['US Naval Observatory: the center of the Sun is 50′ below the horizon'],
    }),
  })
  .meta({ id: 'HorizonDefinition', description: 'What counts as rising and setting' });
