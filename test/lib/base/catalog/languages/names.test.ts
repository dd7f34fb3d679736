import { describe, expect, it, test } from 'vitest';
import { TEXTS } from '../../../../../lib/base/catalog/languages/every-language.ts';
import { LANGUAGES, type Language } from '../../../../../lib/base/catalog/languages/language.ts';
import cldr from '../../../../golden/languages/cldr.json' with { type: 'json' };
import kerykeion from '../../../../golden/languages/kerykeion.json' with { type: 'json' };

type NameTable = Readonly<Record<string, string>>;

const listTables = (language: Language): readonly (readonly [string, NameTable])[] =>
  Object.entries(TEXTS[language].names).flatMap(([kind, table]) => (typeof table === 'string' ? [] : [[kind, table]]));

describe.each(LANGUAGES)('names in %s', (language) => {
  it.each(listTables(language))('name no two of %s alike', (_kind, table) => {
    expect(new Set(Object.values(table)).size).toBe(Object.keys(table).length);
  });

  it('are words without surrounding space, beginning with a capital', () => {
    for (const [, table] of listTables(language)) {
      for (const name of Object.values(table)) expect(name).toMatch(/^\p{Lu}\S*(?: \S+)*$/u);
    }
  });

  it('have one place for the number of a house', () => {
    expect(TEXTS[language].names.house.split('{}')).toHaveLength(2);
  });

  const keywords = cldr.keywords[language] as Readonly<Record<string, readonly string[]>>;

  test.each(Object.entries(TEXTS[language].names.signs))('%s is %s in CLDR', (sign, name) => {
    expect(listCldrWords(keywords[sign] ?? [])).toContain(name.toLowerCase());
  });

  test.each(['sun', 'moon', 'earth'] as const)('%s has the name of CLDR', (point) => {
    const sent = keywords[point] ?? [];
    expect(listCldrWords(sent)).toContain(TEXTS[language].names.points[point].toLowerCase());
  });
});

/** Keywords in small letters, and without the words for a sign of the zodiac around its name. */
const listCldrWords = (keywords: readonly string[]): readonly string[] =>
  keywords.map((word) => word.toLowerCase().replace(/^(signo de|знак зодиака) | \(sternzeichen\)$| zodiaque$/g, ''));

describe.each(Object.entries(kerykeion.names))('names in %s', (language, tables) => {
  test.each(Object.entries(tables))('of %s are those of kerykeion', (kind, table) => {
    const own = TEXTS[language as Language].names[kind as keyof typeof tables] as NameTable;
    for (const [id, name] of Object.entries(table)) expect(own[id]?.toLowerCase()).toBe(name.toLowerCase());
  });
});
