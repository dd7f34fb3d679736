import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import type { Language } from './language.ts';
import type { LanguageNames } from './names.ts';
import { PORTUGUESE } from './portuguese.ts';
import { RUSSIAN } from './russian.ts';
import { SPANISH } from './spanish.ts';

/** Names of bodies, signs, aspects, houses and techniques in every language. */
export const NAMES: Readonly<Record<Language, LanguageNames>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  pt: PORTUGUESE,
  ru: RUSSIAN,
};
