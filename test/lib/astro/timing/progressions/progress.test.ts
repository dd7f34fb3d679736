import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Chart } from '../../../../../lib/astro/chart/cast.ts';
import { ANGLE_METHODS, NAIBOD_DEG_PER_DAY } from '../../../../../lib/astro/timing/progressions/angles.ts';
import { castProgressedChart } from '../../../../../lib/astro/timing/progressions/progress.ts';
import { arcDeg, longitudeDeg, separationDeg } from '../../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { forAll } from '../../../../support/for-all.ts';
import { anyWhen, anyZodiac, BORN, castIn, longitudeOf, TROPICAL } from './births.ts';

const anyDays = fc.double({ min: -100, max: 100, noNaN: true });
const anyAngleMethod = fc.constantFrom(...ANGLE_METHODS);

function horizonOf({ horizon }: Chart) {
  if (!horizon) throw new Error('every chart here has a horizon');
  return horizon.houses;
}

/** The largest difference of points, cusps and angles, degrees. */
function worstDifference(one: Chart, other: Chart): number {
  const angles = ['ascendantDeg', 'midheavenDeg', 'vertexDeg', 'eastPointDeg'] as const;
  const differences = [
    ...one.points.map(({ id, longitudeDeg: longitude }) => separationDeg(longitude, longitudeOf(other, id))),
    ...horizonOf(one).cuspsDeg.map((cusp, index) =>
      separationDeg(cusp, horizonOf(other).cuspsDeg[index] ?? Number.NaN),
    ),
    ...angles.map((angle) => separationDeg(horizonOf(one)[angle], horizonOf(other)[angle])),
  ];
  return differences.some(Number.isNaN) ? Number.NaN : Math.max(...differences);
}

test('a chart progressed to the birth equals the natal chart', () => {
  forAll([anyWhen, anyZodiac, anyAngleMethod], (when, zodiac, method) => {
    const natal = castIn(zodiac, when);
    expect(worstDifference(natal, castProgressedChart(natal, when.moment, method))).toBeLessThan(1e-7);
  });
});

test('by mean quotidian a progressed chart equals the chart cast for the progressed moment and the birthplace', () => {
  forAll([anyWhen, anyZodiac, anyDays], (when, zodiac, days) => {
    const moment = jdUt(when.moment + days);
    const progressed = castProgressedChart(castIn(zodiac, when), moment, 'mean_quotidian');
    expect(worstDifference(castIn(zodiac, { ...when, moment }), progressed)).toBe(0);
  });
});

test('the bodies have their positions of the progressed moment with every angle method', () => {
  forAll([anyWhen, anyZodiac, anyAngleMethod, anyDays], (when, zodiac, method, days) => {
    const moment = jdUt(when.moment + days);
    const cast = castIn(zodiac, { ...when, moment });
    const progressed = castProgressedChart(castIn(zodiac, when), moment, method);
    expect(longitudeOf(progressed, 'sun')).toBe(longitudeOf(cast, 'sun'));
    expect(longitudeOf(progressed, 'moon')).toBe(longitudeOf(cast, 'moon'));
  });
});

describe('angles by solar arc', () => {
  test('the midheaven moves as far as the Sun, in both zodiacs', () => {
    forAll([anyWhen, anyZodiac, anyDays], (when, zodiac, days) => {
      const natal = castIn(zodiac, when);
      const progressed = castProgressedChart(natal, jdUt(when.moment + days), 'solar_arc');
      const ofSun = arcDeg(longitudeOf(natal, 'sun'), longitudeOf(progressed, 'sun'));
      const ofMidheaven = arcDeg(horizonOf(natal).midheavenDeg, horizonOf(progressed).midheavenDeg);
      expect(Math.abs(ofMidheaven - ofSun)).toBeLessThan(1e-7);
    });
  });

  test('the angles are equal in geocentric and topocentric charts', () => {
    forAll([anyWhen, anyDays], (when, days) => {
      const [center, surface] = (['geocentric', 'topocentric'] as const).map((coordinateSystem) =>
        castProgressedChart(castIn(TROPICAL, when, { coordinateSystem }), jdUt(when.moment + days), 'solar_arc'),
      );
      if (!center || !surface) throw new Error('two charts were cast');
      expect(horizonOf(surface).cuspsDeg).toEqual(horizonOf(center).cuspsDeg);
    });
  });
});

test('by Naibod’s measure the meridian moves 0°59′08.33″ a day along the equator', () => {
  forAll([anyWhen, anyZodiac, anyDays], (when, zodiac, days) => {
    const natal = castIn(zodiac, when);
    const progressed = castProgressedChart(natal, jdUt(when.moment + days), 'naibod');
    const elapsed = jdUt(when.moment + days) - when.moment;
    const expected = longitudeDeg(horizonOf(natal).armcDeg + elapsed * (59 / 60 + 8.33 / 3600));
    expect(separationDeg(horizonOf(progressed).armcDeg, expected)).toBeLessThan(1e-9);
  });
  expect(NAIBOD_DEG_PER_DAY).toBeCloseTo(360 / 365.24219, 6);
});

test('without a horizon a birth of unknown time has no progressed houses either', () => {
  const natal = castIn(TROPICAL, { ...BORN, timeIsKnown: false });
  const progressed = castProgressedChart(natal, natal.context.moment, 'solar_arc');
  expect(progressed.horizon).toBeUndefined();
  expect(progressed.warnings.map(({ code }) => code)).toEqual(['HousesOmitted']);
});
