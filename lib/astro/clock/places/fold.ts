/** Letters that Unicode does not decompose into a base letter and a mark. */
const LETTER_REPLACEMENTS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ə: 'a',
  ŋ: 'n',
  ς: 'σ',
};
const LETTER = new RegExp(`[${Object.keys(LETTER_REPLACEMENTS).join('')}]`, 'g');
/** Latin, Greek and Cyrillic diacritics, and Arabic vowel signs. Marks of Indic scripts are vowels: they stay. */
const DIACRITIC = /[\u0300-\u036f\u064b-\u0652]/g;
/**
 * Typewriter and typographic apostrophes, and the letters that transliterations use for hamza, ayin and the soft sign.
 */
const APOSTROPHE = /['’‘`´ʻʼʹʾʿ′]/g;
/** `D.C.` → `DC`; the dot of `St. Gallen` separates words instead. */
const DOT_OF_INITIALS = /(?<=(?:^|[^\p{L}])\p{L})\.(?=\p{L}(?:[^\p{L}]|$))/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;

/** Abbreviations and variants of words, each with the full form that replaces it. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  st: 'saint',
  sankt: 'saint',
  sint: 'saint',
  ste: 'sainte',
  mt: 'mount',
  ft: 'fort',
};

/**
 * A name reduced to what people type: lower case, no diacritics, one space between words.
 *
 * @example foldName('Saint-Étienne') // 'saint etienne'
 */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(DIACRITIC, '')
    .replace(LETTER, (letter) => LETTER_REPLACEMENTS[letter] ?? letter)
    .replace(DOT_OF_INITIALS, '')
    .replace(APOSTROPHE, ' ')
    .replace(BETWEEN_WORDS, ' ')
    .trim();
}

/** As {@link foldName}, but removes apostrophes: `Xian` for Xi’an. */
export const foldWithoutApostrophes = (name: string): string => foldName(name.replace(APOSTROPHE, ''));

/** A folded name with `st`, `sankt`, `mt` and similar words written out: `st gallen` → `saint gallen`. */
export function expandAbbreviations(folded: string): string {
  return folded.replace(/[a-z]+/g, (word) =>
    Object.hasOwn(ABBREVIATIONS, word) ? (ABBREVIATIONS[word] ?? word) : word,
  );
}

/** A folded text and, where it differs, its form with abbreviations written out. */
export function listSpellings(folded: string): readonly string[] {
  const full = expandAbbreviations(folded);
  return full === folded ? [folded] : [folded, full];
}
