import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BestPlaces, type NameMatch } from '../../../../../lib/astro/clock/places/ranking.ts';
import { forAll } from '../../../../support/for-all.ts';

function best(limit: number, finds: readonly NameMatch[]): readonly number[] {
  const places = new BestPlaces(limit);
  for (const found of finds) places.offer(found);
  return places.rows();
}

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
