import * as z from 'zod';
import { HORIZON_DEFINITIONS } from '../astro/sky/rising/horizon.ts';

const figure = (description: string, example: number) => z.number().optional().meta({ description, example });

/** What counted as rising and setting in an answer. */
export const HorizonRecord = z
  .object({
    id: z.enum(HORIZON_DEFINITIONS).meta({ description: 'The definition', example: 'apparent_limb' }),
    refraction_deg: figure('Refraction at the horizon; absent where none is counted', 0.566667),
    horizon_dip_deg: figure('Depth of the horizon below the horizontal; absent where none is counted', 0),
    altitude_deg: figure('Altitude of the center; only for `custom`', -4),
    sources: z.array(z.string()).meta({
      description: 'Where the definition is stated',
      example: ['US Naval Observatory: the center of the Sun is 50′ below the horizon'],
    }),
  })
  .meta({ id: 'HorizonDefinition', description: 'What counts as rising and setting' });
