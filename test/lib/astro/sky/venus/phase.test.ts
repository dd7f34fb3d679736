import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findVenusConjunctions, type VenusConjunction } from '../../../../../lib/astro/sky/venus/conjunctions.ts';
import { driftDeg } from '../../../../../lib/astro/sky/venus/eight-year-star.ts';
import { computeVenusPhase } from '../../../../../lib/astro/sky/venus/phase.ts';
import { type JdUt, jdUt, jdUtFromMilliseconds, millisecondsFromJdUt } from '../../../../../lib/base/units/time.ts';
import { forAll } from '../../../../support/for-all.ts';
import { tropicalSky as sky } from '../../../../support/tropical-sky.ts';

const millisecondBefore = (moment: JdUt): JdUt => jdUtFromMilliseconds(Math.round(millisecondsFromJdUt(moment)) - 1);

describe('the phase of Venus', () => {
  test('has a conjunction behind it at its very moment, and ahead of it a millisecond before', () => {
    forAll([fc.double({ min: 640_000, max: 2_812_000, noNaN: true })], { numRuns: 60 }, (day) => {
      const next = computeVenusPhase(sky, jdUt(day)).next as VenusConjunction;
      const at = computeVenusPhase(sky, next.moment);
      const before = computeVenusPhase(sky, millisecondBefore(next.moment));
      expect(at.last).toEqual(next);
      expect(before.next).toEqual(next);
      expect(at.next).toEqual(computeVenusPhase(sky, jdUt(next.moment + 1)).next);
      expect([before.visibility, at.visibility]).toEqual([before.last?.visibility, next.visibility]);
    });
  });
});

test('a star whose previous star lies outside the files has no drift', () => {
  const window = { fromJdUt: jdUt(2_459_580), toJdUt: jdUt(2_460_200) };
  const [conjunction] = findVenusConjunctions(sky, window) as [VenusConjunction];
  expect(driftDeg({ conjunction, previous: undefined }, sky)).toBeUndefined();
});
