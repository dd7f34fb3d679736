import { describe, expect, it } from 'vitest';
import { listReadings, splitAtFirstComma } from '../../../../lib/domain/places/query-reading.ts';

describe('readingsOf', () => {
  it('takes the whole for a name first, then words at either end for a region', () => {
    expect(listReadings('Paris, TX')).toEqual([
      { name: 'paris tx', region: [], regionIsLast: false },
      { name: 'paris', region: ['tx'], regionIsLast: true },
      { name: 'tx', region: ['paris'], regionIsLast: false },
    ]);
  });

  it('reads an abbreviation both ways', () => {
    expect(listReadings('St').map(({ name }) => name)).toEqual(['st', 'saint']);
  });

  it('does not split what is longer than any name of a place', () => {
    expect(listReadings('a b c d e f g h i j k')).toHaveLength(1);
  });

  it.each(['', '   ', ',,,', '😀'])('finds nothing in %j', (query) => {
    expect(listReadings(query)).toEqual([]);
  });
});

describe('firstPartOf', () => {
  it('parts at commas', () => {
    expect(splitAtFirstComma('München, Bayern')).toEqual({ first: 'munchen', rest: ['bayern'] });
  });

  it.each(['München', ', Bayern', ''])('has none for %j', (query) => {
    expect(splitAtFirstComma(query)).toBeUndefined();
  });
});
