import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadLabels } from '../../../../lib/draw/kit/spread.ts';
import { forAll } from '../../../support/for-all.ts';

const longitudes = fc.array(fc.double({ min: 0, max: 359.999, noNaN: true }), { minLength: 1, maxLength: 40 });
const gaps = fc.double({ min: 0.5, max: 30, noNaN: true });

/** Distances from each to the next round the circle, in order. */
function distancesRound(placedDeg: readonly number[]): number[] {
  const ascending = placedDeg.map((deg) => ((deg % 360) + 360) % 360).sort((a, b) => a - b);
  return ascending.map((deg, index) =>
    index === 0 ? deg + 360 - (ascending.at(-1) as number) : deg - (ascending[index - 1] as number),
  );
}

test('no two labels are nearer to each other than the gap, reduced to the available room', () => {
  forAll([longitudes, gaps], { numRuns: 2000 }, (degrees, gapDeg) => {
    const least = Math.min(gapDeg, (0.98 * 360) / degrees.length);
    expect(Math.min(...distancesRound(spreadLabels(degrees, gapDeg)))).toBeGreaterThanOrEqual(least - 1e-9);
  });
});

test('rotating all labels rotates the result', () => {
  forAll(
    [fc.uniqueArray(fc.integer({ min: 0, max: 359 }), { minLength: 1, maxLength: 25 }), gaps],
    (degrees, gapDeg) => {
      const turned = spreadLabels(
        degrees.map((deg) => (deg + 137) % 360),
        gapDeg,
      );
      for (const [index, deg] of spreadLabels(degrees, gapDeg).entries()) {
        const differenceDeg = ((turned[index] as number) - deg - 137) % 360;
        expect(Math.min(Math.abs(differenceDeg), 360 - Math.abs(differenceDeg))).toBeLessThan(1e-6);
      }
    },
  );
});
