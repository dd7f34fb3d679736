import { describe, expect, it } from 'vitest';
import { listReadings, splitAtFirstComma } from '../../../../../lib/astro/clock/places/query-reading.ts';

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

  it('reads an abbreviation as written and written out', () => {
    expect(listReadings('St').map(({ name }) => name)).toEqual(['st', 'saint']);
  });

  it('does not split a query longer than any name of a place', () => {
    expect(listReadings('a b c d e f g h i j')).toHaveLength(1 + 2 * 9);
    expect(listReadings('a b c d e f g h i j k')).toHaveLength(1);
  });

  it.each(['', '   ', ',,,', '😀'])('finds nothing in %j', (query) => {
    expect(listReadings(query)).toEqual([]);
  });
});

describe('splitAtFirstComma', () => {
  it('splits at commas', () => {
    expect(splitAtFirstComma('Bad Münster, Rheinland, D')).toEqual({ first: 'bad munster', rest: ['rheinland', 'd'] });
  });

  it.each(['München', ', Bayern', ''])('is undefined for %j', (query) => {
    expect(splitAtFirstComma(query)).toBeUndefined();
  });
});
