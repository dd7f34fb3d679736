import { ascendantDeg, midheavenDeg } from '../../../golden/positions/reference/cusps.ts';
import {
  equationOfEquinoxesDeg,
  meanObliquityDeg,
  meanSiderealTimeDeg,
  nutationDeg,
} from '../../../golden/positions/reference/earth.ts';
import { placidus } from '../../../golden/positions/reference/placidus.ts';
import type { Birth } from '../../births.ts';
import { jdTtOf } from './clock.ts';

/** Angles and the cusps between them, degrees. */
export interface TrueAngles {
  readonly ascendantDeg: number;
  readonly midheavenDeg: number;
  /** By Placidus, with the numbers of their houses. */
  readonly cuspsDeg: readonly (readonly [house: number, cuspDeg: number])[];
}

const INTERMEDIATE_HOUSES = [11, 12, 2, 3];

/** From IAU 2006 sidereal time and obliquity, IAU 2000B nutation, and trigonometry: nothing of any library. */
export function trueAngles({ jdUt, latitudeDeg, longitudeDeg }: Birth): TrueAngles {
  const jdTt = jdTtOf(jdUt);
  const sky = {
    armcDeg: meanSiderealTimeDeg(jdUt, jdTt) + equationOfEquinoxesDeg(jdTt) + longitudeDeg,
    obliquityDeg: meanObliquityDeg(jdTt) + nutationDeg(jdTt).obliquity,
    latitudeDeg,
  };
  return {
    ascendantDeg: ascendantDeg(sky),
    midheavenDeg: midheavenDeg(sky),
    cuspsDeg: placidus(sky).map((cuspDeg, index) => [INTERMEDIATE_HOUSES[index] ?? Number.NaN, cuspDeg] as const),
  };
}
