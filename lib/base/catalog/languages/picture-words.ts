import { DEFAULT_LANGUAGE, type Language } from './language.ts';
import { NAMES } from './names-by-language.ts';
import { PICTURE_TEXTS } from './pictures/picture-texts-by-language.ts';
import { ENGLISH_WORDS, type PictureWords, Words } from './words.ts';

const WORDS: Readonly<Record<Language, PictureWords>> = {
  en: ENGLISH_WORDS,
  de: new Words(NAMES.de, PICTURE_TEXTS.de, { hasCapitalNouns: true }),
  fr: new Words(NAMES.fr, PICTURE_TEXTS.fr),
  es: new Words(NAMES.es, PICTURE_TEXTS.es),
  pt: new Words(NAMES.pt, PICTURE_TEXTS.pt),
  ru: new Words(NAMES.ru, PICTURE_TEXTS.ru),
};

/** The words of pictures in a language; English where none is chosen. */
export const selectWords = (language: Language = DEFAULT_LANGUAGE): PictureWords => WORDS[language];
