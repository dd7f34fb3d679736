import { planetposition, solar } from 'astronomia';
import earthSeries from 'astronomia/data/vsop87Dearth';
import { nutationDeg, precessionDifferenceDeg } from './earth.ts';

const earth = new planetposition.Planet(earthSeries);
const DEG_PER_RAD = 180 / Math.PI;

/** Full VSOP87, carried from its own precession to IAU 2006, with IAU 2000B nutation and annual aberration. */
export function vsop87LongitudeDeg(jdTt: number): number {
  const { lon, range } = solar.trueVSOP87(earth, jdTt);
  const ofDateDeg = (lon + solar.aberration(range)) * DEG_PER_RAD;
  return ofDateDeg + nutationDeg(jdTt).longitude + precessionDifferenceDeg(jdTt);
}
