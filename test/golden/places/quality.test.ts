import { describe, expect, it } from 'vitest';
import { held } from '../../accuracy/comparison.ts';
import { isAmongFive, isFirst, PLACES, placeAmongAnswers, shareOf } from './measured.ts';
import { AFTER_TUNING, BEFORE_TUNING } from './quality.ts';

describe('the place that is meant', () => {
  held(PLACES);

  it('is asked for often enough, half of it before tuning', () => {
    expect(BEFORE_TUNING.length + AFTER_TUNING.length).toBeGreaterThanOrEqual(150);
    expect(BEFORE_TUNING.length).toBeGreaterThanOrEqual(75);
  });

  it.each([
    ['before tuning', BEFORE_TUNING],
    ['after tuning', AFTER_TUNING],
    ['of both', [...BEFORE_TUNING, ...AFTER_TUNING]],
  ])('comes first in 95 of 100 queries written %s, among five in 99', (_, expectations) => {
    expect(shareOf(expectations, isFirst)).toBeGreaterThanOrEqual(0.95);
    expect(shareOf(expectations, isAmongFive)).toBeGreaterThanOrEqual(0.99);
  });

  it('is missed at the first place by no query', () => {
    const missed = [...BEFORE_TUNING, ...AFTER_TUNING].filter(
      (expectation) => !isFirst(placeAmongAnswers(expectation)),
    );
    expect(missed.map(({ query }) => query)).toEqual([]);
  });
});
