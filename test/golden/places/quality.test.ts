import { describe, expect, it } from 'vitest';
import { testAccuracy } from '../../accuracy/comparison.ts';
import { isAmongFive, isFirst, PLACES, placeAmongAnswers, shareOf } from './measured.ts';
import { AFTER_TUNING, BEFORE_TUNING } from './quality.ts';

describe('the intended place', () => {
  testAccuracy(PLACES);

  it('has enough queries, half of them written before tuning', () => {
    expect(BEFORE_TUNING.length + AFTER_TUNING.length).toBeGreaterThanOrEqual(150);
    expect(BEFORE_TUNING.length).toBeGreaterThanOrEqual(75);
  });

  it.each([
    ['before tuning', BEFORE_TUNING],
    ['after tuning', AFTER_TUNING],
    ['of both', [...BEFORE_TUNING, ...AFTER_TUNING]],
  ])('is first in 95 of 100 queries written %s, among the first five in 99', (_, expectations) => {
    expect(shareOf(expectations, isFirst)).toBeGreaterThanOrEqual(0.95);
    expect(shareOf(expectations, isAmongFive)).toBeGreaterThanOrEqual(0.99);
  });

  it('is first for every query', () => {
    const missed = [...BEFORE_TUNING, ...AFTER_TUNING].filter(
      (expectation) => !isFirst(placeAmongAnswers(expectation)),
    );
    expect(missed.map(({ query }) => query)).toEqual([]);
  });
});
