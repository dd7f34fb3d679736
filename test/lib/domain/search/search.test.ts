import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chebyshevNodes,
  deriveChebyshev,
  evaluateChebyshev,
  fitChebyshev,
} from '../../../../lib/domain/search/chebyshev.ts';
import { findCrossings } from '../../../../lib/domain/search/crossings.ts';
import { fitAngle, fitCurve, type ValueAt } from '../../../../lib/domain/search/curve.ts';
import { findExtrema } from '../../../../lib/domain/search/extrema.ts';
import { findRoots } from '../../../../lib/domain/search/roots.ts';
import { longitudeDeg } from '../../../../lib/units/angle.ts';
import { jdUt } from '../../../../lib/units/time.ts';

const MILLISECOND_DAYS = 1e-3 / 86_400;
const fit = { pieceDays: 8, terms: 16, tolerance: 1e-9 };
const window = (days: number) => ({ fromJdUt: jdUt(0), toJdUt: jdUt(days) });
const seriesOf = (valueAt: (x: number) => number, terms = 16) => fitChebyshev(chebyshevNodes(terms).map(valueAt));

describe('a Chebyshev series', () => {
  test('has the values and the slope of the fitted function', () => {
    const series = seriesOf((x) => Math.exp(x));
    for (const x of [-1, -0.3, 0, 0.7, 1]) {
      expect(evaluateChebyshev(series, x)).toBeCloseTo(Math.exp(x), 12);
      expect(evaluateChebyshev(deriveChebyshev(series), x)).toBeCloseTo(Math.exp(x), 10);
    }
  });

  test('has every root of a polynomial, including close pairs', () => {
    const distinct = fc
      .uniqueArray(fc.integer({ min: -98, max: 98 }), { minLength: 1, maxLength: 6 })
      .map((roots) => roots.map((root) => root / 100).sort((a, b) => a - b));
    fc.assert(
      fc.property(distinct, (roots) => {
        const found = findRoots(seriesOf((x) => roots.reduce((product, root) => product * (x - root), 1)));
        expect(found.length).toBe(roots.length);
        found.forEach((root, index) => {
          expect(root).toBeCloseTo(roots[index] as number, 6);
        });
      }),
    );
  });
});

/** Longitude that grows by a degree a day and oscillates by 20° in 40 days: direct, retrograde, direct. */
const oscillatingAngleAt: ValueAt = (day) => longitudeDeg(day + 20 * Math.sin((2 * Math.PI * day) / 40));

describe('crossings of an angle', () => {
  const pieces = fitAngle(window(800), oscillatingAngleAt, fit);

  test('are all found, each once, ascending, to the millisecond', () => {
    for (const target of [0, 10.5, 123.456, 359.999]) {
      const found = findCrossings(pieces, oscillatingAngleAt, target);
      expect(found.map(({ moment }) => moment)).toEqual(findCrossingsDensely(oscillatingAngleAt, target, 800));
    }
  });

  test('alternate between forward and backward, with one more forward in each revolution', () => {
    const found = findCrossings(pieces, oscillatingAngleAt, 210);
    expect(found.map(({ isBackward }) => isBackward)).toEqual([false, true, false, false, true, false]);
  });

  test('within minutes of each other, around a station, are both found', () => {
    const [station] = findExtrema(pieces);
    const target = longitudeDeg(oscillatingAngleAt(station?.moment as never) - 1e-6);
    const near = findCrossings(pieces, oscillatingAngleAt, target).filter(
      ({ moment }) => Math.abs(moment - (station?.moment as number)) < 0.1,
    );
    expect(near.map(({ isBackward }) => isBackward)).toEqual([false, true]);
  });

  test('do not exist where the angle turns just short of the target', () => {
    const [station] = findExtrema(pieces);
    const target = longitudeDeg(oscillatingAngleAt(station?.moment as never) + 1e-7);
    const near = findCrossings(pieces, oscillatingAngleAt, target).filter(
      ({ moment }) => Math.abs(moment - (station?.moment as number)) < 0.1,
    );
    expect(near).toEqual([]);
  });

  test('on the border between two pieces are found once', () => {
    const steady: ValueAt = (day) => longitudeDeg(day);
    const found = findCrossings(fitAngle(window(80), steady, fit), steady, 16);
    expect(found.map(({ moment }) => Math.round(moment / MILLISECOND_DAYS) * MILLISECOND_DAYS)).toEqual([16]);
  });
});

test('extrema alternate and lie where the slope is zero', () => {
  const wave: ValueAt = (day) => Math.sin(day);
  const found = findExtrema(fitCurve(window(100), wave, fit));
  expect(found.length).toBe(32);
  found.forEach(({ moment, kind, value }, index) => {
    expect(moment).toBeCloseTo(Math.PI / 2 + index * Math.PI, 6);
    expect(kind).toBe(index % 2 === 0 ? 'maximum' : 'minimum');
    expect(value).toBeCloseTo(index % 2 === 0 ? 1 : -1, 9);
  });
});

/** Crossings by brute force: steps of a hundredth of a day, then bisection. */
function findCrossingsDensely(valueAt: ValueAt, target: number, days: number) {
  const gapAt = (day: number) => longitudeDeg(valueAt(jdUt(day)) - target + 180) - 180;
  const found: unknown[] = [];
  for (let step = 0; step < days * 100; step += 1) {
    let [low, high] = [step / 100, (step + 1) / 100];
    const isCrossing = gapAt(low) < 0 !== gapAt(high) < 0 && Math.abs(gapAt(low)) < 90;
    if (!isCrossing) continue;
    const startsBelow = gapAt(low) < 0;
    for (let halving = 0; halving < 50; halving += 1) {
      const middle = (low + high) / 2;
      if (gapAt(middle) < 0 === startsBelow) low = middle;
      else high = middle;
    }
    found.push(expect.closeTo(high, 7));
  }
  return found;
}
