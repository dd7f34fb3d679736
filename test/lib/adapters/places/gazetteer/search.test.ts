import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { openGazetteer } from '../../../../../lib/adapters/places/gazetteer/open.ts';
import { forAll } from '../../../../support/for-all.ts';

const gazetteer = openGazetteer(join(import.meta.dirname, '../../../../../layers/places/gazetteer.bin'));
const namesOf = (query: string, limit = 10) => gazetteer.search(query, limit).map((place) => place.display_name);
const firstOf = (query: string) => namesOf(query, 1)[0];

describe('a place', () => {
  it('has every member of an answer', () => {
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

  it('is displayed with its county when its state has several places of that name', () => {
    expect(namesOf('Georgetown, Georgia').slice(0, 2)).toEqual([
      'Georgetown, Chatham County, Georgia, United States',
      'Georgetown, Quitman County, Georgia, United States',
    ]);
  });

  it('names the city that it is a section of', () => {
    const [section] = gazetteer.search('Montmartre Paris', 1);
    expect(section?.city).toBe('Paris');
  });
});

describe('the order of answers', () => {
  it('puts exact names before prefixes, and prefixes before words within names', () => {
    const found = gazetteer.search('york', 50);
    const kinds = found.map(({ name }) => (/^york$/i.test(name) ? 0 : /^york/i.test(name) ? 1 : 2));
    expect(found[0]?.country_code).toBe('GB');
    expect(kinds).toEqual([...kinds].sort());
    expect(new Set(kinds).size).toBeGreaterThan(1);
  });

  it('puts places of equal name in descending order of population', () => {
    const populations = gazetteer.search('springfield', 5).map(({ population }) => population);
    expect(populations).toEqual([...populations].sort((a, b) => b - a));
  });

  it('puts a city before its sections', () => {
    const names = namesOf('paris', 50);
    const section = names.findIndex((name) => name.startsWith('Paris 15'));
    expect(names[0]).toBe('Paris, Île-de-France, France');
    expect(section).not.toBe(0);
  });

  it('lists places of equal name under distinct display names', () => {
    const names = namesOf('georgetown', 10);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a region in the query', () => {
  test.each(['Paris, TX', 'TX Paris', 'paris texas', 'Texas Paris', 'paris texas usa', 'USA, Texas, Paris'])(
    '%s',
    (query) => {
      expect(firstOf(query)).toBe('Paris, Texas, United States');
    },
  );

  it('may be incomplete at the end of the query', () => {
    expect(firstOf('paris tex')).toBe('Paris, Texas, United States');
  });

  it('matches a full name or code before a prefix: NS is not New South Wales', () => {
    expect(firstOf('sydney ns')).toBe('Sydney, Nova Scotia, Canada');
  });

  it('is ignored after a comma when it is unknown', () => {
    expect(firstOf('München, Bayern')).toBe('Munich, Bavaria, Germany');
  });

  it('is never ignored when it is known', () => {
    expect(namesOf('München, Japan')).toEqual([]);
  });
});

describe('typing errors', () => {
  it('are corrected when nothing matches as typed', () => {
    expect(firstOf('Amsterdan')).toBe('Amsterdam, North Holland, Netherlands');
    expect(firstOf('Sprinfield, Illinois')).toBe('Springfield, Illinois, United States');
  });

  it('are not assumed when a name matches as typed: Lindon does not find London', () => {
    const names = namesOf('Lindon', 50);
    expect(names[0]).toBe('Lindon, Utah, United States');
    expect(names.filter((name) => name.startsWith('London'))).toEqual([]);
  });

  it('are corrected up to one letter', () => {
    expect(namesOf('Barcxlonza')).toEqual([]);
  });
});

describe('every query', () => {
  it.each(['', '   ', '\u0000', '😀', 'x'.repeat(300), 'a '.repeat(150), '東'.repeat(100)])(
    '%j is answered',
    (query) => {
      expect(gazetteer.search(query, 10).length).toBeLessThanOrEqual(10);
    },
  );

  it('returns at most `limit` places, without duplicates', () => {
    forAll([fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 50 })], (query, limit) => {
      const found = gazetteer.search(query, limit);
      const keys = found.map(({ name, latitude, longitude }) => `${name} ${latitude} ${longitude}`);
      expect(found.length).toBeLessThanOrEqual(limit);
      expect(new Set(keys).size).toBe(keys.length);
    });
  });

  it('returns for a smaller limit the beginning of the list for a larger one', () => {
    for (const query of ['s', 'san', 'new', 'springfield', 'Lodon']) {
      expect(namesOf(query, 5)).toEqual(namesOf(query, 50).slice(0, 5));
    }
  });
});
