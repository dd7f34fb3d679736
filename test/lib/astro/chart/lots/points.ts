import fc from 'fast-check';
import type { LotPoints } from '../../../../../lib/astro/chart/lots/points.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }).map(longitudeDeg);

/** Any chart. */
export const anyPoints: fc.Arbitrary<LotPoints> = fc.record({
  ascendantDeg: longitude,
  midheavenDeg: longitude,
  cuspsDeg: fc.array(longitude, { minLength: 12, maxLength: 12 }),
  planetsDeg: fc.record({
    sun: longitude,
    moon: longitude,
    mercury: longitude,
    venus: longitude,
    mars: longitude,
    jupiter: longitude,
    saturn: longitude,
  }),
});

/** The same chart with every point moved by the same arc. */
export function shiftPoints({ ascendantDeg, midheavenDeg, cuspsDeg, planetsDeg }: LotPoints, byDeg: number): LotPoints {
  const move = (from: number) => longitudeDeg(from + byDeg);
  const { sun, moon, mercury, venus, mars, jupiter, saturn } = planetsDeg;
  return {
    ascendantDeg: move(ascendantDeg),
    midheavenDeg: move(midheavenDeg),
    cuspsDeg: cuspsDeg.map(move),
    planetsDeg: {
      sun: move(sun),
      moon: move(moon),
      mercury: move(mercury),
      venus: move(venus),
      mars: move(mars),
      jupiter: move(jupiter),
      saturn: move(saturn),
    },
  };
}
