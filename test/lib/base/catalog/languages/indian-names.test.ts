import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it, test } from 'vitest';
import { INDIAN_TEXTS } from '../../../../../lib/base/catalog/languages/indian/indian-names.ts';
import { INDIAN_LANGUAGES } from '../../../../../lib/base/catalog/languages/language.ts';
import { ENGLISH_WORDS } from '../../../../../lib/base/catalog/languages/words.ts';
import { memoize } from '../../../../../lib/base/memoize.ts';
import { findFont } from '../../../../../lib/draw/files/fonts/select-fonts.ts';
import { measureText } from '../../../../../lib/draw/kit/text.ts';
import golden from '../../../../golden/languages/indian.json' with { type: 'json' };

interface Font {
  readonly unitsPerEm: number;
  hasGlyphForCodePoint(code: number): boolean;
  layout(text: string): { readonly advanceWidth: number };
}

// PDFKit brings the library, which has no types.
const { create } = createRequire(import.meta.url)('fontkit') as { create(bytes: Buffer): Font };
const FONTS = new URL('../../../../../layers/pictures/fonts/', import.meta.url);
const openFont = memoize((name: string): Font => create(readFileSync(new URL(name, FONTS))));

type Language = (typeof INDIAN_LANGUAGES)[number];
type NameTable = Readonly<Record<string, string>>;

/** The tables of a language; of its points only those that it names itself. */
function listTables(language: Language): readonly (readonly [string, NameTable])[] {
  const { points, signs, sanskrit } = INDIAN_TEXTS[language].names;
  const { points: english } = ENGLISH_WORDS.names;
  const own = Object.entries(points).filter(([id, name]) => name !== english[id as keyof typeof english]);
  return Object.entries({ ...sanskrit, points: Object.fromEntries(own), signs });
}

/** Latin letters for Harvard-Kyoto, without the endings of the nominative, which the names lack. */
const HARVARD_KYOTO: Readonly<Record<string, string>> = {
  ...{
    A: 'ā',
    I: 'ī',
    U: 'ū',
    R: 'ṛ',
    M: 'ṃ',
    G: 'ṅ',
    J: 'ñ',
    T: 'ṭ',
    D: 'ḍ',
    N: 'ṇ',
    z: 'ś',
    S: 'ṣ',
    E: 'e',
    O: 'o',
    H: '',
  },
};
const readHarvardKyoto = (text: string): string =>
  text.replaceAll(/[A-Z]|z/g, (letter) => HARVARD_KYOTO[letter] ?? letter).replace(/m$/, '');

/** Spellings of one name: nasals before consonants, the silent virama, and Urdu's dot. */
const normalizeSpelling = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[ङञणनम]्(?=\p{L})/gu, 'ं')
    .replaceAll(/्$|\u093c| /gu, '');

/** Names of which every source has another form. Each is the word that the ASCII name of the catalogs stands for. */
const OTHER_FORMS: Readonly<Record<Language, readonly string[]>> = {
  sa: [
    ...['Karka', 'Dhanu', 'Bharaṇī', 'Mṛgaśirā', 'Āśleṣā', 'Anurādhā', 'Mūla', 'Dhaniṣṭhā', 'Śatabhiṣā'],
    ...[
      'Pūrva Bhādrapadā',
      'Uttara Bhādrapadā',
      'Pratipadā',
      'Pūrṇimā',
      'Amāvasyā',
      'Sukarman',
      'Śukla',
      'Brahman',
      'Indra',
    ],
    ...['Gara', 'Vaṇija', 'Viṣṭi', 'Catuṣpada', 'Nāga', 'Jyeṣṭha', 'Āśvina', 'Kārttika'],
  ],
  hi: ['गर', 'नाग', 'नक्षत्र'],
  // Almanacs write these two in several ways.
  ta: ['தைதுலை', 'பத்திரை'],
};

/** @example writeAscii('Mṛgaśirā') // 'Mrigashira' */
const writeAscii = (name: string): string =>
  name
    .replaceAll('ṛ', 'ri')
    .replaceAll(/[śṣ]/g, 'sh')
    .replaceAll(/[ŚṢ]/g, 'Sh')
    .replaceAll('c', 'ch')
    .replaceAll('C', 'Ch')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');

test('Sanskrit names in Latin letters are those of the catalogs with their marks', () => {
  const { abbreviations: _, ...terms } = INDIAN_TEXTS.sa.names.sanskrit ?? expect.fail();
  const others = Object.values(terms).flatMap((table) =>
    Object.entries(table).filter(([name, written]) => writeAscii(written) !== name),
  );
  expect(others).toEqual([
    ['Purva Ashadha', 'Pūrvāṣāḍhā'],
    ['Uttara Ashadha', 'Uttarāṣāḍhā'],
    ['Dhanishta', 'Dhaniṣṭhā'],
  ]);
});

describe.each(INDIAN_LANGUAGES)('names in %s', (language) => {
  const tables = listTables(language);

  it.each(tables)('name no two of %s alike, and leave none out', (_kind, table) => {
    expect(new Set(Object.values(table)).size).toBe(Object.keys(table).length);
    for (const name of Object.values(table)) expect(name).toMatch(/^\S+(?: \S+)*$/u);
  });

  it('are in one script, whose letters the font of the pictures has', () => {
    const script = {
      sa: /^[\p{Script=Latin}\p{M} ]+$/u,
      hi: /^[\p{Script=Devanagari} ]+$/u,
      ta: /^[\p{Script=Tamil} ]+$/u,
    };
    for (const name of tables.flatMap(([, table]) => Object.values(table))) {
      expect(name).toMatch(script[language]);
      for (const letter of name.normalize('NFC').replaceAll(' ', ''))
        expect(openFont(findFont(letter)).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0), letter).toBe(true);
    }
  });

  it('have a width between 0.9 and 1.3 times that in their font, so that texts do not overlap', () => {
    if (language === 'sa') return;
    const EM_PER_CAPITAL = 1.35;
    for (const word of tables.flatMap(([, table]) => Object.values(table)).flatMap((name) => name.split(' '))) {
      const font = openFont(findFont(word.charAt(0)));
      const ratio = measureText(word, 1) / ((EM_PER_CAPITAL * font.layout(word).advanceWidth) / font.unitsPerEm);
      expect(ratio, word).toBeGreaterThan(0.9);
      expect(ratio, word).toBeLessThan(1.3);
    }
  });

  const sources = Object.values(golden.names[language]) as readonly Readonly<Record<string, NameTable>>[];

  test.each(tables)('of %s are those of a program', (kind, table) => {
    const lists = sources.flatMap((source): readonly NameTable[] => (source[kind] ? [source[kind]] : []));
    if (lists.length === 0) return;
    const read = language === 'sa' ? readHarvardKyoto : (name: string) => name;
    const others = Object.entries(table).filter(([id, name]) => {
      const forms = lists.flatMap((list) => list[id] ?? []).map((form) => normalizeSpelling(read(form)));
      return forms.length > 0 && !forms.includes(normalizeSpelling(name));
    });
    expect(others.map(([, name]) => name)).toEqual(
      OTHER_FORMS[language].filter((form) => others.some(([, name]) => name === form)),
    );
  });
});
