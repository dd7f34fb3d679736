import type { LotPoints } from '../../../lib/astro/chart/lots/points.ts';
import { SIGNS, type Sign } from '../../../lib/base/catalog/signs.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';

/** A place as old books write it: sign, degrees, minutes. */
export type Place = readonly [sign: Sign, degree: number, minute: number];

export const toLongitude = ([sign, degree, minute]: Place) =>
  longitudeDeg(SIGNS.indexOf(sign) * 30 + degree + minute / 60);

/** A chart with these points; all others are at 0° Aries, and the lots under test do not use them. */
export function chartOf(positions: {
  readonly ascendant: Place;
  readonly sun: Place;
  readonly moon: Place;
}): LotPoints {
  const unused = longitudeDeg(0);
  return {
    ascendantDeg: toLongitude(positions.ascendant),
    midheavenDeg: unused,
    cuspsDeg: Array.from({ length: 12 }, () => unused),
    planetsDeg: {
      sun: toLongitude(positions.sun),
      moon: toLongitude(positions.moon),
      mercury: unused,
      venus: unused,
      mars: unused,
      jupiter: unused,
      saturn: unused,
    },
  };
}
