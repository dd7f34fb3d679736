import * as z from 'zod';
import { roundTo } from '../../lib/answers/rounding.ts';
import { HORIZON_DEFINITIONS, type HorizonDefinition, type RisingHorizon } from '../../lib/domain/sky/horizon.ts';

const figure = (description: string, example: number) => z.number().optional().meta({ description, example });

/** What counted as rising and setting in an answer. */
export const HorizonRecord = z
  .object({
    id: z.enum(HORIZON_DEFINITIONS).meta({ description: 'The definition', example: 'apparent_limb' }),
    refraction_deg: figure('Refraction at the horizon; absent where none is counted', 0.566667),
    horizon_dip_deg: figure('Depth of the horizon below the horizontal; absent where none is counted', 0),
    altitude_deg: figure('Altitude of the centre; only for `custom`', -4),
    sources: z.array(z.string()).meta({
      description: 'Where the definition is stated',
      example: ['US Naval Observatory: the centre of the Sun is 50′ below the horizon'],
    }),
  })
  .meta({ id: 'HorizonDefinition', description: 'What counts as rising and setting' });

const ALMANACS = 'US Naval Observatory: 34′ of refraction and 16′ for the radius of the Sun';

const SOURCES: Readonly<Record<HorizonDefinition, readonly string[]>> = {
  apparent_limb: [ALMANACS],
  disc_centre: [ALMANACS],
  hindu: ['Swiss Ephemeris 2.10.03, SE_BIT_HINDU_RISING'],
  custom: [],
};

const COMPUTED_REFRACTION = 'G. G. Bennett’s formula, as Skyfield has it';
const DIP = 'Explanatory Supplement to the Astronomical Almanac, 1992, p. 484';

const DECIMALS = 6;

/** A horizon as answers state it. */
export function toHorizonRecord(horizon: RisingHorizon, isComputed: boolean) {
  const { definition } = horizon;
  const sources = [...SOURCES[definition]];
  if (definition === 'hindu') return { id: definition, sources };
  if (definition === 'custom') return { id: definition, altitude_deg: roundTo(horizon.altitudeDeg, DECIMALS), sources };
  return {
    id: definition,
    refraction_deg: roundTo(horizon.refractionDeg, DECIMALS),
    horizon_dip_deg: roundTo(horizon.dipDeg, DECIMALS),
    sources: [...sources, ...(isComputed ? [COMPUTED_REFRACTION] : []), ...(horizon.dipDeg > 0 ? [DIP] : [])],
  };
}
