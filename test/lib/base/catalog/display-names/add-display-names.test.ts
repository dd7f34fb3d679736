import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDisplayNames } from '../../../../../lib/base/catalog/display-names/add-display-names.ts';
import { TEXTS } from '../../../../../lib/base/catalog/languages/every-language.ts';
import { LANGUAGES } from '../../../../../lib/base/catalog/languages/language.ts';
import { removeAddedNames } from '../../../../support/display-names.ts';
import { forAll } from '../../../../support/for-all.ts';

const german = (answer: unknown) => addDisplayNames(answer, TEXTS.de.names);

describe('names are added', () => {
  it('to a body after its English name, and after the ids of its members', () => {
    expect(Object.entries(german({ planets: { sun: { name: 'Sun', sign: 'Leo', house: 3 } } }) as object)).toEqual([
      ['planets', { sun: { name: 'Sun', display_name: 'Sonne', sign: 'Leo', sign_display_name: 'Löwe', house: 3 } }],
    ]);
  });

  it('to houses by their number', () => {
    expect(german({ houses: { twelfth: { number: 12 } } })).toEqual({
      houses: { twelfth: { display_name: '12. Haus', number: 12 } },
    });
    expect(addDisplayNames({ houses: { first: {} } }, TEXTS.ru.names)).toEqual({
      houses: { first: { display_name: '1-й дом' } },
    });
  });

  it('to every id of an aspect', () => {
    const aspect = { object1: 'sun', object2: 'midheaven', aspect: 'semi_square', orb: 1.2 };
    expect(german({ aspects: [aspect] })).toEqual({
      aspects: [
        {
          ...aspect,
          object1_display_name: 'Sonne',
          object2_display_name: 'Himmelsmitte',
          aspect_display_name: 'Halbquadrat',
        },
      ],
    });
  });

  it('to maps from ids to values, as one map after them', () => {
    expect(german({ angles: { ascendant: 1.5, midheaven: null } })).toEqual({
      angles: { ascendant: 1.5, midheaven: null },
      angles_display_names: { ascendant: 'Aszendent' },
    });
  });

  it('to rows, each id once', () => {
    const rows = {
      points_schema: ['id', 'sign'],
      points: [
        ['sun', 'Leo'],
        ['moon', 'Leo'],
      ],
    };
    expect(german(rows)).toEqual({ ...rows, display_names: { sun: 'Sonne', moon: 'Mond', Leo: 'Löwe' } });
  });

  it('to lists of ids, in their order', () => {
    expect(german({ bodies: ['moon', 'sun'] })).toEqual({
      bodies: ['moon', 'sun'],
      bodies_display_names: ['Mond', 'Sonne'],
    });
  });

  it('to lots in place of the English display name; other lots keep theirs', () => {
    const lots = [
      { canonical_name: 'fortune', display_name: 'Lot of Fortune' },
      { canonical_name: 'debt', display_name: 'Lot of Debt' },
    ];
    expect(german({ lots })).toEqual({
      lots: [
        { canonical_name: 'fortune', display_name: 'Los der Fortuna' },
        { canonical_name: 'debt', display_name: 'Lot of Debt' },
      ],
    });
  });
});

describe('names are not added', () => {
  it.each([
    { subject: { name: 'Sun' } },
    { balance: { elements: { fire: ['sun'], earth: ['mars'] } } },
    { results: [{ display_name: 'Basel, Switzerland', city: 'Basel' }] },
    { warnings: [{ code: 'SectClose', message: 'Sun' }] },
    { sign: 'Ophiuchus', aspect: 'nonagon', planet: 'a name of the client' },
  ])('to %j', (answer) => expect(german(answer)).toEqual(answer));

  it('by members without a value, which JSON leaves out', () => {
    expect(Object.keys(german({ d1: { name: 'Rasi', ascendant: undefined } }) as object)).toEqual(['d1']);
  });

  it('by members of the prototype', () => {
    const answer = JSON.parse('{"sign":"constructor","planet":"__proto__","type":"toString","id":"hasOwnProperty"}');
    expect(german(answer)).toEqual(answer);
  });
});

const MEMBERS = [
  'sun',
  'sign',
  'signs',
  'bodies',
  'houses',
  'first',
  'name',
  'id',
  'points',
  'points_schema',
  'angles',
];

/** Objects with members and values that have names. */
const namedObject = fc.object({
  key: fc.constantFrom(...MEMBERS),
  values: [fc.constantFrom('sun', 'Leo', 'trine', 'sign', 'id'), fc.integer(), fc.constant(null)],
  maxDepth: 4,
});

it('a member named __proto__ stays', () => {
  const text = '{"natal_planets":{"__proto__":12.5,"mine":1}}';
  expect(JSON.stringify(german(JSON.parse(text)))).toBe(text);
});

it('any JSON value keeps its members and their order', () => {
  forAll([fc.oneof(fc.jsonValue(), namedObject), fc.constantFrom(...LANGUAGES)], (value, language) => {
    const plain = JSON.parse(JSON.stringify(value));
    const named = addDisplayNames(plain, TEXTS[language].names);
    expect(JSON.stringify(removeAddedNames(named, plain))).toBe(JSON.stringify(plain));
  });
});
