import type { ChartHouses } from '../domain/chart/chart-houses.ts';
import { houseSizesDeg } from '../domain/chart/houses.ts';
import { HOUSE_KEYS } from '../schemas/chart/houses.ts';
import { longitudeDeg } from '../units/angle.ts';
import { roundTo, toZodiacPosition } from './rounding.ts';

/** The twelve houses by name. */
export function toHousesMap({ cuspsDeg, order }: ChartHouses, decimals: number) {
  const sizesDeg = houseSizesDeg(cuspsDeg, order);
  return Object.fromEntries(
    HOUSE_KEYS.map((key, index) => {
      const cusp = longitudeDeg(cuspsDeg[index] as number);
      const size = roundTo(sizesDeg[index] as number, decimals);
      return [key, { number: index + 1, ...toZodiacPosition(cusp, decimals), size }];
    }),
  );
}

/** The four angles. */
export function toFourAngles({ ascendantDeg, midheavenDeg }: ChartHouses, decimals: number) {
  const toLongitude = (angleDeg: number): number => toZodiacPosition(longitudeDeg(angleDeg), decimals).longitude;
  return {
    ascendant: toLongitude(ascendantDeg),
    midheaven: toLongitude(midheavenDeg),
    descendant: toLongitude(ascendantDeg + 180),
    imum_coeli: toLongitude(midheavenDeg + 180),
  };
}

/** All the angles. */
export function toAllAngles(houses: ChartHouses, decimals: number) {
  return {
    ...toFourAngles(houses, decimals),
    vertex: toZodiacPosition(houses.vertexDeg, decimals).longitude,
    east_point: toZodiacPosition(houses.eastPointDeg, decimals).longitude,
  };
}
