import type { Ephemeris } from '../../../../lib/astro/port.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { equationOfEquinoxesDeg, meanObliquityDeg, meanSiderealTimeDeg, nutationDeg } from './earth.ts';
import { toTt } from './moments.ts';

/** True obliquity from IAU 2006 and IAU 2000B; only ΔT is the engine's. */
export function obliquityDeg(ephemeris: Ephemeris, moment: number): number {
  const jdTt = toTt(ephemeris, jdUt(moment));
  return meanObliquityDeg(jdTt) + nutationDeg(jdTt).obliquity;
}

/** Right ascension of the midheaven at a place, from the same. */
export function armcOf(ephemeris: Ephemeris, moment: number, eastDeg: number): number {
  const jdTt = toTt(ephemeris, jdUt(moment));
  return meanSiderealTimeDeg(moment, jdTt) + equationOfEquinoxesDeg(jdTt) + eastDeg;
}
