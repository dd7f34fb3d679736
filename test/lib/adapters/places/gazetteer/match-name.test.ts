import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { openGazetteer } from '../../../../../lib/adapters/places/gazetteer/open.ts';
import { forAll } from '../../../../support/for-all.ts';

const gazetteer = openGazetteer(join(import.meta.dirname, '../../../../../layers/places/gazetteer.bin'));
const match = (text: string, countryCode?: string) => gazetteer.matchName(text, countryCode);
const namesOf = (text: string, countryCode?: string) =>
  match(text, countryCode).exact.map(({ display_name }) => display_name);

describe('a name', () => {
  it.each(["Xi'an", 'Xi’an', 'Xian', 'XI AN'])('matches regardless of its apostrophes and capitals: %s', (text) => {
    expect(namesOf(text)).toContain('Xi’an, Shaanxi, China');
  });

  it('matches no longer name that begins with it', () => {
    expect(namesOf('York').filter((name) => !/^York,/.test(name))).toEqual([]);
  });

  it('better known as that of another place matches only where that one is out of scope', () => {
    expect(namesOf('Salisbury')).not.toContain('Harare, Zimbabwe');
    expect(namesOf('Salisbury, Zimbabwe')).toEqual(['Harare, Zimbabwe']);
  });

  it('of a city and its section matches the city alone', () => {
    expect(namesOf("Bao'an, Guangdong")).toEqual(['Shenzhen, Guangdong, China']);
  });

  it('matches a section without its city', () => {
    expect(namesOf('Altona, Hamburg')).toEqual(['Altona, Hamburg, Hamburg, Germany']);
  });
});

describe('the scope', () => {
  it.each(['Paris, Texas', 'Paris, TX', 'paris tx', 'Paris Texas USA', 'Texas, Paris', 'Paris (Texas)'])(
    'is what %s says',
    (text) => {
      expect(namesOf(text)).toEqual(['Paris, Texas, United States']);
    },
  );

  it('is the country of the code', () => {
    expect(namesOf('London', 'CA')).toEqual(['London, Ontario, Canada']);
  });

  it('is never widened where it is understood', () => {
    expect(match('Paris, Japan')).toMatchObject({ exact: [], unknownParts: [] });
    expect(namesOf('Paris, Texas', 'FR')).toEqual([]);
  });
});

describe('an unknown part', () => {
  it('restricts nothing and is stated as sent', () => {
    const { exact, unknownParts } = match('München, Bayern');
    expect(exact.map(({ name }) => name)).toEqual(['Munich']);
    expect(unknownParts).toEqual(['Bayern']);
  });

  it('leaves the known words before it in force', () => {
    const { exact, unknownParts } = match('Paris, TX 75460');
    expect(exact.map(({ state }) => state)).toEqual(['Texas']);
    expect(unknownParts).toEqual(['75460']);
  });

  it('one letter from a state is read as that state', () => {
    const { exact, unknownParts } = match('Paris, Texaz');
    expect(exact.map(({ state }) => state)).toEqual(['Texas']);
    expect(unknownParts).toEqual(['Texaz']);
  });
});

describe('similar names', () => {
  it.each([
    ['Pariss', 'Paris, Île-de-France, France'],
    ['Frankfur', 'Frankfurt am Main, Hesse, Germany'],
    ['Sevilla, Andalucía', 'Sevilla, Andalusia, Spain'],
  ])('of %s begin with %s', (text, first) => {
    const { exact, similar } = match(text);
    expect([exact, similar[0]?.display_name]).toEqual([[], first]);
  });

  it('are those of the country where it has any', () => {
    expect(match('Sprinfield', 'AU').similar.map(({ display_name }) => display_name)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Springfield.*Australia$/)]),
    );
    expect(match('Sevilla', 'NO').similar[0]?.display_name).toBe('Sevilla, Andalusia, Spain');
  });

  it('are left out where a place matches', () => {
    expect(match('Paris').similar).toEqual([]);
  });
});

it.each(['', '  ', '!!!', ',', '\u0000', 'a '.repeat(100), 'us '.repeat(60), `x, ${'us, '.repeat(40)}`])(
  '%j matches nothing and throws nothing',
  (text) => {
    expect(match(text).exact).toEqual([]);
  },
);

test('any text has an answer', () => {
  const word = fc.constantFrom(
    'paris',
    'TX',
    'san',
    'new',
    'St.',
    '東京',
    "l'",
    ',',
    '-',
    'usa',
    '75460',
    'Texaz',
    '😀',
  );
  const phrase = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
  forAll([fc.oneof(phrase, fc.string({ unit: 'binary', maxLength: 200 }))], { numRuns: 60 }, (text) => {
    const { exact, similar } = match(text);
    expect(exact.length === 0 || similar.length === 0).toBe(true);
  });
});
