import { describe, expect, test } from 'vitest';
import { createPositionSource } from '../../../../lib/domain/events/position-source.ts';
import { findVenusConjunctions } from '../../../../lib/domain/venus/conjunctions.ts';
import { driftDeg } from '../../../../lib/domain/venus/eight-year-star.ts';
import { computeVenusPhase } from '../../../../lib/domain/venus/phase.ts';
import { findStarPoints } from '../../../../lib/domain/venus/star-points.ts';
import { jdUt } from '../../../../lib/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';

const sky = createPositionSource(ephemeris);
/** Of 2022 and 2023: inferior in January, superior in October, inferior in August. */
const [inferior, superior, following] = findVenusConjunctions(sky, {
  fromJdUt: jdUt(2_459_580),
  toJdUt: jdUt(2_460_200),
});
const momentOf = (conjunction: typeof inferior) => conjunction?.moment ?? jdUt(Number.NaN);
const phaseAt = (conjunction: typeof inferior, days: number) =>
  computeVenusPhase(ephemeris, jdUt(momentOf(conjunction) + days));
const SECOND = 1 / 86_400;

describe('the phase of Venus', () => {
  test('is the evening star’s before an inferior conjunction and the morning star’s after it, retrograde both times', () => {
    const told = [-10, 10].map((days) => phaseAt(inferior, days));
    expect(told.map(({ isEastern }) => isEastern)).toEqual([true, false]);
    expect(told.map(({ visibility }) => visibility)).toEqual(['evening_star', 'morning_star']);
    expect(told.map(({ isRetrograde }) => isRetrograde)).toEqual([true, true]);
  });

  test('is the other way round at a superior one, and direct', () => {
    const told = [-10, 10].map((days) => phaseAt(superior, days));
    expect(told.map(({ isEastern }) => isEastern)).toEqual([false, true]);
    expect(told.map(({ isRetrograde }) => isRetrograde)).toEqual([false, false]);
  });

  test('lies between the conjunction before it and the one after it', () => {
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

  test('has a conjunction behind it a second later, and ahead of it a second before', () => {
    const told = [-SECOND, SECOND].map((days) => phaseAt(superior, days));
    expect(told.map(({ last, next }) => [last?.type, next?.type])).toEqual([
      ['inferior', 'superior'],
      ['superior', 'inferior'],
    ]);
  });

  test('of conjunctions: an inferior one is retrograde, a superior one is not', () => {
    expect([inferior, superior, following].map((one) => one?.isRetrograde)).toEqual([true, false, true]);
  });
});

test('a star whose earlier one lies beyond the files has no drift', () => {
  const conjunction = inferior as NonNullable<typeof inferior>;
  expect(driftDeg({ conjunction, previous: undefined }, { ephemeris, zodiac: { type: 'tropical' } })).toBeUndefined();
});

test('a birth between two conjunctions counts back from the one and on from the other', () => {
  const orders = findStarPoints(sky, jdUt(momentOf(superior) + 1)).map(({ order }) => order);
  expect(orders).toEqual([-3, -2, -1, 1, 2]);
});
