import { expect, it } from 'vitest';
import { isFirst, placeAmongAnswers } from './measured.ts';
import { AFTER_TUNING, BEFORE_TUNING } from './quality.ts';

it('the intended place is first for every query, half of which were written before tuning', () => {
  expect(BEFORE_TUNING.length + AFTER_TUNING.length).toBeGreaterThanOrEqual(150);
  expect(BEFORE_TUNING.length).toBeGreaterThanOrEqual(75);
  const missed = [...BEFORE_TUNING, ...AFTER_TUNING].filter((expectation) => !isFirst(placeAmongAnswers(expectation)));
  expect(missed.map(({ query }) => query)).toEqual([]);
});
