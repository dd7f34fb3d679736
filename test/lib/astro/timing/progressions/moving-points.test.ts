import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GeocentricSky } from '../../../../../lib/astro/motion/geocentric-sky.ts';
import { ANGLE_METHODS } from '../../../../../lib/astro/timing/progressions/angles.ts';
import {
  buildMovingPath,
  type MovingPoint,
  type MovingPointId,
  PROGRESSED_ANGLES,
} from '../../../../../lib/astro/timing/progressions/moving-point.ts';
import { createMovingPoints } from '../../../../../lib/astro/timing/progressions/moving-points.ts';
import { castProgressedChart } from '../../../../../lib/astro/timing/progressions/progress.ts';
import { LIFE_METHODS, type LifeMethod } from '../../../../../lib/astro/timing/progressions/rates.ts';
import { arcDeg, longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { type JdRange, jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';
import { forAll } from '../../../../support/for-all.ts';
import { openPositions } from '../../../../support/positions.ts';
import { anyWhen, anyZodiac, BORN, castIn, TROPICAL } from './births.ts';

const IDS: readonly MovingPointId[] = ['sun', 'moon', 'south_node', ...PROGRESSED_ANGLES];
const SKY: GeocentricSky = { ephemeris, zodiac: TROPICAL, store: openPositions() };

const pointsBy = (method: LifeMethod, angleMethod: (typeof ANGLE_METHODS)[number] = 'solar_arc') => {
  const natal = castIn(TROPICAL, BORN);
  const points = IDS.map((id, index) => ({ id, longitudeDeg: longitudeDeg(index * 70) }));
  return createMovingPoints(natal, points, { method, angleMethod, naibodMeasure: 'longitude' });
};

const rangeOf = (fromDays: number, toDays: number): JdRange => ({
  fromJdUt: jdUt(BORN.moment + fromDays),
  toJdUt: jdUt(BORN.moment + toDays),
});

describe('progressed angles', () => {
  test('are those of the progressed chart', () => {
    const anyDays = fc.double({ min: -100, max: 100, noNaN: true });
    forAll([anyWhen, anyZodiac, anyDays, fc.constantFrom(...ANGLE_METHODS)], (when, zodiac, days, angleMethod) => {
      const natal = castIn(zodiac, when);
      const moment = jdUt(when.moment + days);
      const { horizon } = castProgressedChart(natal, moment, angleMethod);
      const points = PROGRESSED_ANGLES.map((id) => ({ id, longitudeDeg: longitudeDeg(0) }));
      const settings = { method: 'secondary', angleMethod, naibodMeasure: 'longitude' } as const;
      const [ascendant, midheaven] = createMovingPoints(natal, points, settings);
      const expected = [horizon?.houses.ascendantDeg ?? Number.NaN, horizon?.houses.midheavenDeg ?? Number.NaN];
      for (const [index, point] of [ascendant, midheaven].entries()) {
        const apart = arcDeg(expected[index] ?? Number.NaN, point?.longitudeAt(moment) ?? Number.NaN);
        expect(Math.abs(apart)).toBeLessThan(1e-9);
      }
    });
  });

  test('have speeds that agree with difference quotients of the engine', () => {
    const STEP_DAYS = 1e-3;
    const anyDays = fc.double({ min: -50, max: 50, noNaN: true });
    forAll([anyDays, fc.constantFrom(...ANGLE_METHODS)], (days, angleMethod) => {
      const moment = jdUt(BORN.moment + days);
      for (const point of pointsBy('secondary', angleMethod).slice(-2)) {
        const [before, after] = [
          point.longitudeAt(jdUt(moment - STEP_DAYS)),
          point.longitudeAt(jdUt(moment + STEP_DAYS)),
        ];
        const quotient = arcDeg(before, after) / (2 * STEP_DAYS);
        const { longitudeSpeedDegPerDay } = point.motionAt(moment);
        expect(Math.abs(longitudeSpeedDegPerDay / quotient - 1)).toBeLessThan(1e-4);
      }
    });
  });
});

describe('the path of a moving point', () => {
  const worstErrorOf = (point: MovingPoint<string>, window: JdRange): number => {
    const { nodes } = buildMovingPath(SKY, point, window);
    const errors = nodes.map(({ moment, longitudeDeg: node }) => Math.abs(arcDeg(node, point.longitudeAt(moment))));
    return Math.max(...errors);
  };

  test.each(LIFE_METHODS)(
    'by %s has nodes that are the point’s own longitudes, from end to end of the window',
    (method) => {
      for (const point of pointsBy(method)) {
        const window = rangeOf(-20, 70);
        expect(worstErrorOf(point, window)).toBeLessThan(1e-8);
        const { nodes } = buildMovingPath(SKY, point, window);
        expect([nodes[0]?.moment, nodes.at(-1)?.moment]).toEqual([window.fromJdUt, window.toJdUt]);
      }
    },
  );
});
