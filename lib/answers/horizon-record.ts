import type { HorizonDefinition, RisingHorizon } from '../astro/sky/rising/horizon.ts';
import { roundTo } from './rounding.ts';

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
