import type { AspectId } from '../../aspects.ts';
import type { Sign } from '../../signs.ts';
import { DEFAULT_LANGUAGE, type Language } from '../language.ts';
import type { LanguageNames, NamedPoint } from '../names.ts';
import { NAMES } from '../names-by-language.ts';
import { ENGLISH_PICTURE_TEXTS } from './english.ts';
import { FRENCH_PICTURE_TEXTS } from './french.ts';
import { GERMAN_PICTURE_TEXTS } from './german.ts';
import type { PictureTexts } from './picture-texts.ts';
import { PORTUGUESE_PICTURE_TEXTS } from './portuguese.ts';
import { RUSSIAN_PICTURE_TEXTS } from './russian.ts';
import { SPANISH_PICTURE_TEXTS } from './spanish.ts';

const TEXTS: Readonly<Record<Language, PictureTexts>> = {
  en: ENGLISH_PICTURE_TEXTS,
  de: GERMAN_PICTURE_TEXTS,
  fr: FRENCH_PICTURE_TEXTS,
  es: SPANISH_PICTURE_TEXTS,
  pt: PORTUGUESE_PICTURE_TEXTS,
  ru: RUSSIAN_PICTURE_TEXTS,
};

/** The words of pictures in one language. */
export class PictureWords {
  readonly names: LanguageNames;
  readonly #language: Language;

  constructor(language: Language) {
    this.names = NAMES[language];
    this.#language = language;
  }

  /** A text with values in the places that it has for them. */
  write(text: keyof PictureTexts, ...values: readonly (string | number)[]): string {
    let index = 0;
    return TEXTS[this.#language][text].replaceAll('{}', () => String(values[index++] ?? ''));
  }

  /** Name of a body, an angle or a lot; an unknown id stays as it is. */
  point(id: string): string {
    return Object.hasOwn(this.names.points, id) ? this.names.points[id as NamedPoint] : id;
  }

  sign(sign: Sign): string {
    return this.names.signs[sign];
  }

  /** Name of an aspect within a sentence. */
  aspect(id: AspectId): string {
    return this.toInner(this.names.aspects[id]);
  }

  /** How a point moves, within a sentence. */
  motion(motion: keyof LanguageNames['motions']): string {
    return this.names.motions[motion].toLowerCase();
  }

  /** A noun within a sentence: only German has it with a capital. */
  toInner(noun: string): string {
    return this.#language === 'de' ? noun : noun.toLowerCase();
  }
}

const WORDS: Readonly<Record<Language, PictureWords>> = {
  en: new PictureWords('en'),
  de: new PictureWords('de'),
  fr: new PictureWords('fr'),
  es: new PictureWords('es'),
  pt: new PictureWords('pt'),
  ru: new PictureWords('ru'),
};

/** The words of a language; English where none is chosen. */
export const selectWords = (language: Language = DEFAULT_LANGUAGE): PictureWords => WORDS[language];

export const ENGLISH_WORDS = WORDS.en;
