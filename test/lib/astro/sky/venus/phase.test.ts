import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findVenusConjunctions, type VenusConjunction } from '../../../../../lib/astro/sky/venus/conjunctions.ts';
import { driftDeg } from '../../../../../lib/astro/sky/venus/eight-year-star.ts';
import { computeVenusPhase } from '../../../../../lib/astro/sky/venus/phase.ts';
import { findStarPoints } from '../../../../../lib/astro/sky/venus/star-points.ts';
import { type JdUt, jdUt, jdUtFromMilliseconds, millisecondsFromJdUt } from '../../../../../lib/base/units/time.ts';
import { forAll } from '../../../../support/for-all.ts';
import { tropicalSky as sky } from '../../../../support/tropical-sky.ts';

/** Conjunctions of 2022 and 2023: inferior in January, superior in October, inferior in August. */
const [inferior, superior, following] = findVenusConjunctions(sky, {
  fromJdUt: jdUt(2_459_580),
  toJdUt: jdUt(2_460_200),
});
const momentOf = (conjunction: typeof inferior) => conjunction?.moment ?? jdUt(Number.NaN);
const phaseAt = (conjunction: typeof inferior, days: number) =>
  computeVenusPhase(sky, jdUt(momentOf(conjunction) + days));
const SECOND = 1 / 86_400;
const millisecondBefore = (moment: JdUt): JdUt => jdUtFromMilliseconds(Math.round(millisecondsFromJdUt(moment)) - 1);

describe('the phase of Venus', () => {
  test('is an evening star before an inferior conjunction and a morning star after it, retrograde both times', () => {
    const phases = [-10, 10].map((days) => phaseAt(inferior, days));
    expect(phases.map(({ isEastern }) => isEastern)).toEqual([true, false]);
    expect(phases.map(({ visibility }) => visibility)).toEqual(['evening_star', 'morning_star']);
    expect(phases.map(({ isRetrograde }) => isRetrograde)).toEqual([true, true]);
  });

  test('is a morning star before a superior conjunction and an evening star after it, direct both times', () => {
    const phases = [-10, 10].map((days) => phaseAt(superior, days));
    expect(phases.map(({ isEastern }) => isEastern)).toEqual([false, true]);
    expect(phases.map(({ isRetrograde }) => isRetrograde)).toEqual([false, false]);
  });

  test('has the conjunction before it as the last one and the conjunction after it as the next one', () => {
    for (const days of [10, 100, 250]) {
      const { last, next } = phaseAt(inferior, days);
      expect([last?.moment, last?.type]).toEqual([expect.closeTo(momentOf(inferior), 6), 'inferior']);
      expect([next?.moment, next?.type]).toEqual([expect.closeTo(momentOf(superior), 6), 'superior']);
    }
    const { last, next } = phaseAt(superior, 100);
    expect([last?.moment, next?.moment].map(Number)).toEqual(
      [momentOf(superior), momentOf(following)].map((moment) => expect.closeTo(moment, 6)),
    );
  });

  test('has a conjunction ahead of it a second before, and behind it a second after', () => {
    const phases = [-SECOND, SECOND].map((days) => phaseAt(superior, days));
    expect(phases.map(({ last, next }) => [last?.type, next?.type])).toEqual([
      ['inferior', 'superior'],
      ['superior', 'inferior'],
    ]);
  });

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

  test('is retrograde at an inferior conjunction and direct at a superior one', () => {
    expect([inferior, superior, following].map((one) => one?.isRetrograde)).toEqual([true, false, true]);
  });
});

test('a star whose previous star lies outside the files has no drift', () => {
  const conjunction = inferior as NonNullable<typeof inferior>;
  expect(driftDeg({ conjunction, previous: undefined }, sky)).toBeUndefined();
});

test('star points are numbered backward and forward from the birth', () => {
  const orders = findStarPoints(sky, jdUt(momentOf(superior) + 1)).map(({ order }) => order);
  expect(orders).toEqual([-3, -2, -1, 1, 2]);
});
