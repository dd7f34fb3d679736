import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openGazetteer } from '../../../lib/geo/gazetteer/open.ts';
import { AFTER_TUNING, BEFORE_TUNING, type Expectation } from './quality.ts';

const gazetteer = openGazetteer(join(import.meta.dirname, '../../../layers/places/gazetteer.bin'));

/** Where the place stands among the answers, 0 the first; −1 where it is not among the first five. */
function placeAmongAnswers({ query, name, state, countryCode }: Expectation): number {
  return gazetteer
    .search(query, 5)
    .findIndex((place) => place.name === name && (place.state ?? '') === state && place.country_code === countryCode);
}

const shareOf = (expectations: readonly Expectation[], isHit: (among: number) => boolean): number =>
  expectations.filter((expectation) => isHit(placeAmongAnswers(expectation))).length / expectations.length;

const isFirst = (among: number): boolean => among === 0;
const isAmongFive = (among: number): boolean => among >= 0;

describe('the place that is meant', () => {
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
