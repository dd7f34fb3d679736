import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  BestPlaces,
  MATCH_RANKS,
  type NameMatch,
  TYPO_PENALTY,
} from '../../../../../lib/astro/clock/places/ranking.ts';
import { forAll } from '../../../../support/for-all.ts';

function best(limit: number, finds: readonly NameMatch[]): readonly number[] {
  const places = new BestPlaces(limit);
  for (const found of finds) places.offer(found);
  return places.rows();
}

it('ranks by match, then without a region before with one, then by place', () => {
  const finds = [
    { row: 1, match: MATCH_RANKS.exact + TYPO_PENALTY, hasRegion: false },
    { row: 2, match: MATCH_RANKS.prefix, hasRegion: false },
    { row: 3, match: MATCH_RANKS.exact, hasRegion: true },
    { row: 9, match: MATCH_RANKS.exact, hasRegion: false },
    { row: 8, match: MATCH_RANKS.exact, hasRegion: false },
  ];
  expect(best(10, finds)).toEqual([8, 9, 3, 2, 1]);
});

it('keeps what sorting all matches would keep', () => {
  const found = fc.record({
    row: fc.integer({ min: 0, max: 40 }),
    match: fc.integer({ min: 0, max: 7 }),
    hasRegion: fc.boolean(),
  });
  forAll([fc.array(found), fc.integer({ min: 1, max: 8 })], (finds, limit) => {
    const sorted = [...finds].sort(
      (a, b) => a.match - b.match || Number(a.hasRegion) - Number(b.hasRegion) || a.row - b.row,
    );
    const rows = [...new Set(sorted.map(({ row }) => row))].slice(0, limit);
    expect(best(limit, finds)).toEqual(rows);
  });
});
