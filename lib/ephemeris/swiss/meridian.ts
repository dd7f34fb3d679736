import { houses_armc_ex2 } from 'sweph';
import type { HouseSystemCode } from '../../catalog/house-systems.ts';
import type { HouseCusps, Meridian, Zodiac } from '../port.ts';
import { cuspsOf, engineCodeOf } from './houses.ts';
import { ayanamsaDeg, earthOrientation } from './orientation.ts';
import { requireLatitude } from './place.ts';

/** @returns undefined where the engine says that it went over to Porphyry */
export function meridianCusps(meridian: Meridian, system: HouseSystemCode, zodiac: Zodiac): HouseCusps | undefined {
  const { armcDeg, latitudeDeg, moment } = meridian;
  requireLatitude(latitudeDeg);
  const { trueObliquityDeg } = earthOrientation(moment);
  const answer = houses_armc_ex2(armcDeg, latitudeDeg, trueObliquityDeg, engineCodeOf(system));
  const shiftDeg = zodiac.type === 'sidereal' ? ayanamsaDeg(moment, zodiac.ayanamsa) : 0;
  return cuspsOf(answer, system, shiftDeg);
}
