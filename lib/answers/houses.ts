import type { ChartHouses } from '../domain/chart/chart-houses.ts';
import { houseSizesDeg } from '../domain/chart/houses.ts';
import { HOUSE_KEYS } from '../schemas/chart/houses.ts';
import { longitudeDeg } from '../units/angle.ts';
import { rounded, zodiacPlace } from './rounding.ts';

/** The twelve houses by name. */
export function housesMap({ cuspsDeg, order }: ChartHouses, decimals: number) {
  const sizesDeg = houseSizesDeg(cuspsDeg, order);
  return Object.fromEntries(
    HOUSE_KEYS.map((key, index) => {
      const cusp = longitudeDeg(cuspsDeg[index] as number);
      const size = rounded(sizesDeg[index] as number, decimals);
      return [key, { number: index + 1, ...zodiacPlace(cusp, decimals), size }];
    }),
  );
}

/** The four angles. */
export function fourAngles({ ascendantDeg, midheavenDeg }: ChartHouses, decimals: number) {
  const place = (angleDeg: number): number => zodiacPlace(longitudeDeg(angleDeg), decimals).longitude;
  return {
    ascendant: place(ascendantDeg),
    midheaven: place(midheavenDeg),
    descendant: place(ascendantDeg + 180),
    imum_coeli: place(midheavenDeg + 180),
  };
}

/** All the angles. */
export function allAngles(houses: ChartHouses, decimals: number) {
  return {
    ...fourAngles(houses, decimals),
    vertex: zodiacPlace(houses.vertexDeg, decimals).longitude,
    east_point: zodiacPlace(houses.eastPointDeg, decimals).longitude,
  };
}
