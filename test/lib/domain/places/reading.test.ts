import { describe, expect, it } from 'vitest';
import { firstPartOf, readingsOf } from '../../../../lib/domain/places/reading.ts';

describe('readingsOf', () => {
  it('takes the whole for a name first, then words at either end for a region', () => {
    expect(readingsOf('Paris, TX')).toEqual([
      { name: 'paris tx', region: [], regionIsLast: false },
      { name: 'paris', region: ['tx'], regionIsLast: true },
      { name: 'tx', region: ['paris'], regionIsLast: false },
    ]);
  });

  it('reads an abbreviation both ways', () => {
    expect(readingsOf('St').map(({ name }) => name)).toEqual(['st', 'saint']);
  });

  it('does not split what is longer than any name of a place', () => {
    expect(readingsOf('a b c d e f g h i j k')).toHaveLength(1);
  });

  it.each(['', '   ', ',,,', '😀'])('finds nothing in %j', (query) => {
    expect(readingsOf(query)).toEqual([]);
  });
});

describe('firstPartOf', () => {
  it('parts at commas', () => {
    expect(firstPartOf('München, Bayern')).toEqual({ first: 'munchen', rest: ['bayern'] });
  });

  it.each(['München', ', Bayern', ''])('has none for %j', (query) => {
    expect(firstPartOf(query)).toBeUndefined();
  });
});
