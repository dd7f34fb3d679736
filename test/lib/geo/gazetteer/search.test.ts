import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { openGazetteer } from '../../../../lib/geo/gazetteer/open.ts';

const gazetteer = openGazetteer(join(import.meta.dirname, '../../../../layers/places/gazetteer.bin'));
const namesOf = (query: string, limit = 10) => gazetteer.search(query, limit).map((place) => place.display_name);
const firstOf = (query: string) => namesOf(query, 1)[0];

describe('a place', () => {
  it('carries everything an answer needs', () => {
    expect(gazetteer.search('Tell City', 1)).toEqual([
      {
        name: 'Tell City',
        display_name: 'Tell City, Indiana, United States',
        latitude: 37.95144,
        longitude: -86.76777,
        country: 'United States',
        country_code: 'US',
        state: 'Indiana',
        city: 'Tell City',
        timezone: 'America/Indiana/Tell_City',
        population: 7255,
      },
    ]);
  });

  it('is named with its county where its state has several of the name', () => {
    expect(namesOf('Georgetown, Georgia').slice(0, 2)).toEqual([
      'Georgetown, Chatham County, Georgia, United States',
      'Georgetown, Quitman County, Georgia, United States',
    ]);
  });

  it('knows the city that it is a section of', () => {
    const [section] = gazetteer.search('Montmartre Paris', 1);
    expect(section?.city).toBe('Paris');
  });
});

describe('the order of answers', () => {
  it('puts the whole name before what begins with it, and that before words within names', () => {
    const found = gazetteer.search('york', 50);
    const kinds = found.map(({ name }) => (/^york$/i.test(name) ? 0 : /^york/i.test(name) ? 1 : 2));
    expect(found[0]?.country_code).toBe('GB');
    expect(kinds).toEqual([...kinds].sort());
    expect(new Set(kinds).size).toBeGreaterThan(1);
  });

  it('puts the larger of two of a name first', () => {
    const populations = gazetteer.search('springfield', 5).map(({ population }) => population);
    expect(populations).toEqual([...populations].sort((a, b) => b - a));
  });

  it('puts a city before its sections', () => {
    const names = namesOf('paris', 50);
    const section = names.findIndex((name) => name.startsWith('Paris 15'));
    expect(names[0]).toBe('Paris, Île-de-France, France');
    expect(section).not.toBe(0);
  });

  it('lists a name that is shared once for every place', () => {
    const names = namesOf('georgetown', 10);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('where it is', () => {
  test.each(['Paris, TX', 'TX Paris', 'paris texas', 'Texas Paris', 'paris texas usa', 'USA, Texas, Paris'])(
    '%s',
    (query) => {
      expect(firstOf(query)).toBe('Paris, Texas, United States');
    },
  );

  it('may be unfinished at the end', () => {
    expect(firstOf('paris tex')).toBe('Paris, Texas, United States');
  });

  it('is a whole name before the beginning of one: NS is not New South Wales', () => {
    expect(firstOf('sydney ns')).toBe('Sydney, Nova Scotia, Canada');
  });

  it('may be unknown after a comma', () => {
    expect(firstOf('München, Bayern')).toBe('Munich, Bavaria, Germany');
  });

  it('is not ignored where it is known', () => {
    expect(namesOf('München, Japan')).toEqual([]);
  });
});

describe('slips', () => {
  it('are corrected where nothing else is found', () => {
    expect(firstOf('Amsterdan')).toBe('Amsterdam, North Holland, Netherlands');
    expect(firstOf('Sprinfield, Illinois')).toBe('Springfield, Illinois, United States');
  });

  it('are not looked for where a name fits as typed, though London is one letter away', () => {
    const names = namesOf('Lindon', 50);
    expect(names[0]).toBe('Lindon, Utah, United States');
    expect(names.filter((name) => name.startsWith('London'))).toEqual([]);
  });

  it('are one letter at the most', () => {
    expect(namesOf('Barcxlonza')).toEqual([]);
  });
});

describe('any query whatever', () => {
  it.each(['', '   ', '\u0000', '😀', 'x'.repeat(300), 'a '.repeat(150), '東'.repeat(100)])(
    '%j is answered',
    (query) => {
      expect(gazetteer.search(query, 10).length).toBeLessThanOrEqual(10);
    },
  );

  it('gives at most as many places as asked for, none twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 50 }), (query, limit) => {
        const found = gazetteer.search(query, limit);
        const keys = found.map(({ name, latitude, longitude }) => `${name} ${latitude} ${longitude}`);
        expect(found.length).toBeLessThanOrEqual(limit);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('finds a shorter list as the beginning of a longer one', () => {
    for (const query of ['s', 'san', 'new', 'springfield', 'Lodon']) {
      expect(namesOf(query, 5)).toEqual(namesOf(query, 50).slice(0, 5));
    }
  });
});
