import type { Language } from '../language.ts';
import { ENGLISH_PICTURE_TEXTS } from './english.ts';
import { FRENCH_PICTURE_TEXTS } from './french.ts';
import { GERMAN_PICTURE_TEXTS } from './german.ts';
import type { PictureTexts } from './picture-texts.ts';
import { PORTUGUESE_PICTURE_TEXTS } from './portuguese.ts';
import { RUSSIAN_PICTURE_TEXTS } from './russian.ts';
import { SPANISH_PICTURE_TEXTS } from './spanish.ts';

/** Texts of pictures in every language. */
export const PICTURE_TEXTS: Readonly<Record<Language, PictureTexts>> = {
  en: ENGLISH_PICTURE_TEXTS,
  de: GERMAN_PICTURE_TEXTS,
  fr: FRENCH_PICTURE_TEXTS,
  es: SPANISH_PICTURE_TEXTS,
  pt: PORTUGUESE_PICTURE_TEXTS,
  ru: RUSSIAN_PICTURE_TEXTS,
};
