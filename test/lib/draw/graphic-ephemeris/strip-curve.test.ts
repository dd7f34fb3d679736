import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldCurve } from '../../../../lib/draw/graphic-ephemeris/strip-curve.ts';
import { forAll } from '../../../support/for-all.ts';

const ROUNDING = 1e-6;

it('every part stays in the strip, and parts meet at opposite edges at one moment', () => {
  const steps = fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 1, maxLength: 60 });
  forAll(
    [fc.double({ min: 0, max: 359, noNaN: true }), steps, fc.constantFrom(360, 90, 45)],
    (start, moves, modulus) => {
      let at = start;
      const longitudes = [start, ...moves.map((move) => (at = (((at + move) % 360) + 360) % 360))];
      const parts = foldCurve(longitudes, modulus);
      for (const { deg } of parts.flat()) {
        expect(deg).toBeGreaterThanOrEqual(-ROUNDING);
        expect(deg).toBeLessThanOrEqual(modulus + ROUNDING);
      }
      for (const [index, part] of parts.slice(1).entries()) {
        const [end, begin] = [parts[index]?.at(-1), part[0]];
        expect(Math.abs((end?.deg ?? 0) - (begin?.deg ?? 0))).toBeCloseTo(modulus, 6);
      }
      const last = parts.at(-1)?.at(-1)?.deg ?? 0;
      const rest = Math.abs(last - ((longitudes.at(-1) ?? 0) % modulus));
      expect(Math.min(rest, modulus - rest)).toBeLessThan(ROUNDING);
    },
  );
});
