import type { CalendarTexts } from './calendars/calendar-texts.ts';
import { CALENDAR_TEXTS } from './calendars/calendar-texts-by-language.ts';
import { DEFAULT_LANGUAGE, type Language } from './language.ts';
import type { LanguageNames, NamedPoint } from './names.ts';
import { NAMES } from './names-by-language.ts';
import type { PictureTexts } from './pictures/picture-texts.ts';
import { PICTURE_TEXTS } from './pictures/picture-texts-by-language.ts';

/** The names of one language, and texts with places for values. */
export class Words<Text extends string> {
  readonly names: LanguageNames;
  readonly #language: Language;
  readonly #texts: Readonly<Record<Text, string>>;

  constructor(language: Language, texts: Readonly<Record<Text, string>>) {
    this.names = NAMES[language];
    this.#language = language;
    this.#texts = texts;
  }

  /** A text with values in the places that it has for them. */
  write(text: Text, ...values: readonly (string | number)[]): string {
    let index = 0;
    return this.#texts[text].replaceAll('{}', () => String(values[index++] ?? ''));
  }

  /** Name of a body, an angle or a lot; an unknown id stays as it is. */
  point(id: string): string {
    return Object.hasOwn(this.names.points, id) ? this.names.points[id as NamedPoint] : id;
  }

  /** Name of a sign; another text stays as it is. */
  sign(sign: string): string {
    return Object.hasOwn(this.names.signs, sign) ? this.names.signs[sign as keyof LanguageNames['signs']] : sign;
  }

  /** Name of an aspect within a sentence; an unknown id stays as it is. */
  aspect(id: string): string {
    const { aspects } = this.names;
    return Object.hasOwn(aspects, id) ? this.toInner(aspects[id as keyof LanguageNames['aspects']]) : id;
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

/** The words of pictures. */
export type PictureWords = Words<keyof PictureTexts>;
/** The words of calendar entries. */
export type CalendarWords = Words<keyof CalendarTexts>;

const createWords = <Text extends string>(
  texts: Readonly<Record<Language, Readonly<Record<Text, string>>>>,
): Readonly<Record<Language, Words<Text>>> => ({
  en: new Words('en', texts.en),
  de: new Words('de', texts.de),
  fr: new Words('fr', texts.fr),
  es: new Words('es', texts.es),
  pt: new Words('pt', texts.pt),
  ru: new Words('ru', texts.ru),
});

const PICTURE_WORDS = createWords<keyof PictureTexts>(PICTURE_TEXTS);
const CALENDAR_WORDS = createWords<keyof CalendarTexts>(CALENDAR_TEXTS);

/** The words of pictures in a language; English where none is chosen. */
export const selectWords = (language: Language = DEFAULT_LANGUAGE): PictureWords => PICTURE_WORDS[language];

/** The words of calendar entries in a language; English where none is chosen. */
export const selectCalendarWords = (language: Language = DEFAULT_LANGUAGE): CalendarWords => CALENDAR_WORDS[language];

export const ENGLISH_WORDS = PICTURE_WORDS.en;
export const ENGLISH_CALENDAR_WORDS = CALENDAR_WORDS.en;
