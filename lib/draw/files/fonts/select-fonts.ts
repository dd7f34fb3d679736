/** Fonts of the layer, each with the Unicode scripts that it has: the first font of a script draws it. */
export const SCRIPTS_BY_FONT: Readonly<Record<string, readonly string[]>> = {
  'NotoSans-Regular.ttf': ['Latin', 'Greek', 'Cyrillic'],
  'NotoSansArabic-Regular.ttf': ['Arabic'],
  'NotoSansArmenian-Regular.ttf': ['Armenian'],
  'NotoSansBengali-Regular.ttf': ['Bengali'],
  'NotoSansCJK-Subset.otf': ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'],
  'NotoSansDevanagari-Regular.ttf': ['Devanagari'],
  'NotoSansEthiopic-Regular.ttf': ['Ethiopic'],
  'NotoSansGeorgian-Regular.ttf': ['Georgian'],
  'NotoSansGujarati-Regular.ttf': ['Gujarati'],
  'NotoSansGurmukhi-Regular.ttf': ['Gurmukhi'],
  'NotoSansHebrew-Regular.ttf': ['Hebrew'],
  'NotoSansKannada-Regular.ttf': ['Kannada'],
  'NotoSansKhmer-Regular.ttf': ['Khmer'],
  'NotoSansLao-Regular.ttf': ['Lao'],
  'NotoSansMalayalam-Regular.ttf': ['Malayalam'],
  'NotoSansMyanmar-Regular.ttf': ['Myanmar'],
  'NotoSansOriya-Regular.ttf': ['Oriya'],
  'NotoSansSinhala-Regular.ttf': ['Sinhala'],
  'NotoSansTamil-Regular.ttf': ['Tamil'],
  'NotoSansTelugu-Regular.ttf': ['Telugu'],
  'NotoSansThai-Regular.ttf': ['Thai'],
};

export const FONT_FILES: readonly string[] = Object.keys(SCRIPTS_BY_FONT);

/** The font for what no other font has: it also draws the box of an unknown character. */
const GENERAL_FONT = 'NotoSans-Regular.ttf';

/** Full-width signs and punctuation of Chinese, Japanese and Korean, which belong to several scripts. */
const CJK_SIGNS = '\\u3000-\\u303f\\u30fb\\u30fc\\uff00-\\uffef';

const PATTERNS: readonly (readonly [string, RegExp])[] = Object.entries(SCRIPTS_BY_FONT).map(([name, scripts]) => {
  const classes = scripts.map((script) => `\\p{Script=${script}}`).join('');
  return [name, new RegExp(`[${classes}${scripts.includes('Han') ? CJK_SIGNS : ''}]`, 'u')];
});

/** The files that a text needs, the general one first; none for a text without characters. */
export function selectFonts(text: string): readonly string[] {
  if (text === '') return [];
  const needed = PATTERNS.filter(([name, pattern]) => name !== GENERAL_FONT && pattern.test(text));
  return [GENERAL_FONT, ...needed.map(([name]) => name)];
}

/** The font that draws a character. */
export const findFont = (character: string): string =>
  PATTERNS.find(([name, pattern]) => name !== GENERAL_FONT && pattern.test(character))?.[0] ?? GENERAL_FONT;
