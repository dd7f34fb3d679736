import type { CalendarTexts } from './calendars/calendar-texts.ts';
import { ENGLISH } from './english.ts';
import type { LanguageNames, NamedPoint } from './names.ts';
import { ENGLISH_PICTURE_TEXTS } from './pictures/english.ts';
import type { PictureTexts } from './pictures/picture-texts.ts';

/** How a language writes sentences. */
interface SentenceStyle {
  /** Whether nouns within a sentence begin with a capital, as in German. Default: they do not. */
  readonly hasCapitalNouns?: boolean;
}

/** The names of one language, and texts with places for values. */
export class Words<Text extends string> {
  readonly names: LanguageNames;
  readonly #hasCapitalNouns: boolean;
  readonly #texts: Readonly<Record<Text, string>>;

  constructor(names: LanguageNames, texts: Readonly<Record<Text, string>>, style: SentenceStyle = {}) {
    this.names = names;
    this.#texts = texts;
    this.#hasCapitalNouns = style.hasCapitalNouns ?? false;
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

  /** @example house(1) // 'House 1' */
  house(number: number): string {
    return this.names.house.replace('{}', String(number));
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

  /** A noun within a sentence. */
  toInner(noun: string): string {
    return this.#hasCapitalNouns ? noun : noun.toLowerCase();
  }
}

/** The words of pictures. */
export type PictureWords = Words<keyof PictureTexts>;
/** The words of calendar entries. */
export type CalendarWords = Words<keyof CalendarTexts>;

/** The words of pictures where no language is chosen; alone, as a browser that draws needs no others. */
export const ENGLISH_WORDS: PictureWords = new Words(ENGLISH, ENGLISH_PICTURE_TEXTS);
