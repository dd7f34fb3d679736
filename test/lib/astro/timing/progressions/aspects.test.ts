import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AspectSettings } from '../../../../../lib/astro/chart/settings.ts';
import { findAspectsToNatal } from '../../../../../lib/astro/timing/progressions/aspects.ts';
import { castProgressedChart } from '../../../../../lib/astro/timing/progressions/progress.ts';
import { ASPECT_IDS, ASPECTS } from '../../../../../lib/base/catalog/aspects.ts';
import { separationDeg } from '../../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { forAll } from '../../../../support/for-all.ts';
import { anyWhen, castIn, longitudeOf, TROPICAL } from './births.ts';

const MAJOR: AspectSettings = {
  aspects: ASPECT_IDS.filter((id) => ASPECTS[id].kind === 'major'),
  orbsDeg: {},
  points: 'bodies',
  withDeclination: false,
  withDuplicates: true,
};

const objects = ['sun', 'moon', 'mercury', 'venus', 'mars'] as const;
const anyDays = fc.double({ min: -100, max: 100, noNaN: true });

/** A natal chart of five bodies, and the same chart progressed by some days. */
function pairOf(when: Parameters<typeof castIn>[1], days: number) {
  const natal = castIn(TROPICAL, when, { objects });
  return { natal, progressed: castProgressedChart(natal, jdUt(when.moment + days), 'solar_arc') };
}

test('every pair within 1° of an aspect is found and no other, the progressed point first', () => {
  forAll([anyWhen, anyDays], (when, days) => {
    const { natal, progressed } = pairOf(when, days);
    const expected = objects.flatMap((one) =>
      objects.flatMap((other) => {
        const separation = separationDeg(longitudeOf(progressed, one), longitudeOf(natal, other));
        const aspect = MAJOR.aspects.find((id) => Math.abs(separation - ASPECTS[id].angleDeg) <= 1);
        return aspect ? [[one, other, aspect]] : [];
      }),
    );
    const found = findAspectsToNatal(progressed, natal, MAJOR);
    expect(found.map(({ object1, object2, aspect }) => [object1, object2, aspect])).toEqual(expected);
  });
});

test('the natal point does not move: an aspect applies while the progressed point approaches it', () => {
  forAll([anyWhen, anyDays], (when, days) => {
    const { natal, progressed } = pairOf(when, days);
    const soon = castProgressedChart(natal, jdUt(when.moment + days + 1e-4), 'solar_arc');
    for (const { object1, object2, angleDeg, orbDeg, applying } of findAspectsToNatal(progressed, natal, MAJOR)) {
      const later = separationDeg(longitudeOf(soon, object1), longitudeOf(natal, object2));
      if (orbDeg > 1e-2) expect(applying).toBe(Math.abs(later - angleDeg) < orbDeg);
    }
  });
});
