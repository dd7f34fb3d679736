import { describe, expect, it } from 'vitest';
import { listReadings } from '../../../../../lib/astro/clock/places/query-reading.ts';

describe('listReadings', () => {
  it('takes the whole query as a name first, then words at either end as a region', () => {
    expect(listReadings('Paris, TX usa')).toEqual([
      { name: 'paris tx usa', region: [], regionIsLast: false },
      { name: 'paris', region: ['tx', 'usa'], regionIsLast: true },
      { name: 'tx usa', region: ['paris'], regionIsLast: false },
      { name: 'paris tx', region: ['usa'], regionIsLast: true },
      { name: 'usa', region: ['paris', 'tx'], regionIsLast: false },
    ]);
  });

  it('does not split a query longer than any name of a place', () => {
    expect(listReadings('a b c d e f g h i j')).toHaveLength(1 + 2 * 9);
    expect(listReadings('a b c d e f g h i j k')).toHaveLength(1);
  });
});
