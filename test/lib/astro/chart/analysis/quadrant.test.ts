import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createQuadrantFinder,
  HEMISPHERES_OF_QUADRANT,
  QUADRANTS,
} from '../../../../../lib/astro/chart/analysis/quadrant.ts';
import type { Chart } from '../../../../../lib/astro/chart/cast.ts';
import { placeSunAndObserver } from '../../../../../lib/astro/chart/computed-points.ts';
import { houseOf } from '../../../../../lib/astro/chart/houses.ts';
import { sunAltitudeDeg } from '../../../../../lib/astro/chart/sect.ts';
import { longitudeDeg, separationDeg } from '../../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { forAll } from '../../../../support/for-all.ts';
import { anyWhen, anyZodiac, castIn, longitudeOf, TROPICAL } from '../../timing/progressions/births.ts';

const quadrantAt = ({ context }: Chart, degree: number) =>
  createQuadrantFinder(context)({ id: 'a', longitudeDeg: longitudeDeg(degree) });
const isAbove = (chart: Chart, degree: number) => HEMISPHERES_OF_QUADRANT[quadrantAt(chart, degree)].includes('above');

/** 21 December 2024, 12:00 UT, at 70° north: the polar night, with the Midheaven below the horizon. */
const POLAR_NIGHT = {
  moment: jdUt(2_460_666),
  place: { latitudeDeg: 70, longitudeDeg: 20, elevationM: 0 },
  timeIsKnown: true,
};
const anyPolarWhen = fc
  .record({ when: anyWhen, latitudeDeg: fc.double({ min: 67, max: 90, noNaN: true }), isNorth: fc.boolean() })
  .map(({ when, latitudeDeg, isNorth }) => ({
    ...when,
    place: { ...when.place, latitudeDeg: isNorth ? latitudeDeg : -latitudeDeg },
  }));

test('in polar regions the Sun is above exactly where the chart is a day chart', () => {
  forAll([anyPolarWhen, anyZodiac, fc.constantFrom('E', 'C')], (when, zodiac, houseSystem) => {
    const chart = castIn(zodiac, when, { houseSystem });
    fc.pre(Math.abs(sunAltitudeDeg(placeSunAndObserver(chart.context))) > 0.01);
    expect(isAbove(chart, longitudeOf(chart, 'sun'))).toBe(chart.horizon?.isDayChart);
  });
});

test('between the polar circles the quadrants are those of the axes', () => {
  forAll([anyWhen, anyZodiac, fc.integer({ min: 0, max: 359 })], (when, zodiac, degree) => {
    const chart = castIn(zodiac, when, { houseSystem: 'O' });
    if (!chart.horizon) throw new Error('the chart has a horizon');
    const { cuspsDeg, order } = chart.horizon.houses;
    fc.pre(cuspsDeg.every((cusp) => separationDeg(cusp, degree) > 0.01));
    const house = houseOf(longitudeDeg(degree), cuspsDeg, order);
    expect(quadrantAt(chart, degree)).toBe(QUADRANTS[Math.floor((house - 1) / 3)]);
  });
});

test('a midheaven of the chart’s own moves its horizon', () => {
  const chart = castIn(TROPICAL, POLAR_NIGHT);
  const turned = { ...chart, context: { ...chart.context, armcDeg: longitudeDeg(110) } };
  const east = (one: Chart) => HEMISPHERES_OF_QUADRANT[quadrantAt(one, 200)].includes('east');
  expect([east(chart), east(turned)]).toEqual([false, true]);
});
