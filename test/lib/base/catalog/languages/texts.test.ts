import { expect, it } from 'vitest';
import { TEXTS } from '../../../../../lib/base/catalog/languages/every-language.ts';
import { LANGUAGES } from '../../../../../lib/base/catalog/languages/language.ts';

/** Every text with its key, such as `names.points.sun`. */
const listTexts = (value: unknown, key: string): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, member]) => listTexts(member, key === '' ? name : `${key}.${name}`))
    : [[key, String(value)]];

const english = listTexts(TEXTS.en, '');
const countPlaces = (text: string): number => text.split('{}').length - 1;

it.each(LANGUAGES)(
  '%s has the keys of English, in their order, and as many places for values in each text',
  (language) => {
    const own = listTexts(TEXTS[language], '');
    const describeText = ([key, text]: readonly [string, string]) => `${key} ${countPlaces(text)}`;
    expect(own.map(describeText)).toEqual(english.map(describeText));
    for (const [key, text] of own) expect(text.trim(), key).not.toBe('');
  },
);
