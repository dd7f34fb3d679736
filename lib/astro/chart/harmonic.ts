import { longitudeDeg } from '../../base/units/angle.ts';
import type { ChartHouses } from './chart-houses.ts';
import type { ChartPoint } from './point.ts';

/**
 * A point in a harmonic chart: its longitude multiplied. House, sector, right ascension and declination belong to its place in the
 * sky, so they are left out; the speed stays that of the body.
 */
export function toHarmonicPoint(
  { house: _house, sector: _sector, equatorial: _equatorial, ...point }: ChartPoint,
  harmonic: number,
): ChartPoint {
  return { ...point, longitudeDeg: longitudeDeg(point.longitudeDeg * harmonic) };
}

/** The angles in a harmonic chart, multiplied; without cusps and sectors. The meridian stays that of the birth. */
export function toHarmonicHouses(
  { sectorCuspsDeg: _sectorCuspsDeg, ...houses }: ChartHouses,
  harmonic: number,
): ChartHouses {
  const multiply = (angleDeg: number) => longitudeDeg(angleDeg * harmonic);
  return {
    ...houses,
    cuspsDeg: [],
    ascendantDeg: multiply(houses.ascendantDeg),
    midheavenDeg: multiply(houses.midheavenDeg),
    descendantDeg: multiply(houses.descendantDeg),
    imumCoeliDeg: multiply(houses.imumCoeliDeg),
    vertexDeg: multiply(houses.vertexDeg),
    eastPointDeg: multiply(houses.eastPointDeg),
  };
}
