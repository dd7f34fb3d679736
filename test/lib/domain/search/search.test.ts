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
  test('passes through what it was fitted to, and has its slope', () => {
    const series = seriesOf((x) => Math.exp(x));
    for (const x of [-1, -0.3, 0, 0.7, 1]) {
      expect(evaluateChebyshev(series, x)).toBeCloseTo(Math.exp(x), 12);
      expect(evaluateChebyshev(deriveChebyshev(series), x)).toBeCloseTo(Math.exp(x), 10);
    }
  });

  test('gives back every root of a polynomial, close pairs too', () => {
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

/** A body that runs at a degree a day and swings 20° about it every 40 days: direct, retrograde, direct. */
const swinging: ValueAt = (day) => longitudeDeg(day + 20 * Math.sin((2 * Math.PI * day) / 40));

describe('crossings of an angle', () => {
  const pieces = fitAngle(window(800), swinging, fit);

  test('are all found, each once, in order, to the millisecond', () => {
    for (const target of [0, 10.5, 123.456, 359.999]) {
      const found = findCrossings(pieces, swinging, target);
      expect(found.map(({ moment }) => moment)).toEqual(densely(swinging, target, 800));
    }
  });

  test('go forward and back in turn, and forward once more than back in each round', () => {
    const found = findCrossings(pieces, swinging, 210);
    expect(found.map(({ isBackward }) => isBackward)).toEqual([false, true, false, false, true, false]);
  });

  test('two within minutes of each other, round a station, are both found', () => {
    const [station] = findExtrema(pieces);
    const target = longitudeDeg(swinging(station?.moment as never) - 1e-6);
    const near = findCrossings(pieces, swinging, target).filter(
      ({ moment }) => Math.abs(moment - (station?.moment as number)) < 0.1,
    );
    expect(near.map(({ isBackward }) => isBackward)).toEqual([false, true]);
  });

  test('none is found where the angle turns back short of the target', () => {
    const [station] = findExtrema(pieces);
    const target = longitudeDeg(swinging(station?.moment as never) + 1e-7);
    const near = findCrossings(pieces, swinging, target).filter(
      ({ moment }) => Math.abs(moment - (station?.moment as number)) < 0.1,
    );
    expect(near).toEqual([]);
  });

  test('one on the border between two pieces is found once', () => {
    const steady: ValueAt = (day) => longitudeDeg(day);
    const found = findCrossings(fitAngle(window(80), steady, fit), steady, 16);
    expect(found.map(({ moment }) => Math.round(moment / MILLISECOND_DAYS) * MILLISECOND_DAYS)).toEqual([16]);
  });
});

test('extrema alternate and stand where the slope is zero', () => {
  const wave: ValueAt = (day) => Math.sin(day);
  const found = findExtrema(fitCurve(window(100), wave, fit));
  expect(found.length).toBe(32);
  found.forEach(({ moment, kind, value }, index) => {
    expect(moment).toBeCloseTo(Math.PI / 2 + index * Math.PI, 6);
    expect(kind).toBe(index % 2 === 0 ? 'maximum' : 'minimum');
    expect(value).toBeCloseTo(index % 2 === 0 ? 1 : -1, 9);
  });
});

/** The same by brute force: a step of a hundredth of a day, then halving. */
function densely(valueAt: ValueAt, target: number, days: number) {
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
