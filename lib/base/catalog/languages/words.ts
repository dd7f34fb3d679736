import { nameAsteroid } from '../minor-planets.ts';
import english from './en.json' with { type: 'json' };
import type { SanskritNames } from './indian/sanskrit-names.ts';
import { writeSanskrit } from './sanskrit.ts';
import type { LanguageNames, LanguageTexts } from './texts.ts';

/** The names of one language, and texts with places for values. */
export class Words<Text extends string> {
  readonly names: LanguageNames;
  readonly #hasCapitalNouns: boolean;
  readonly #script: string;
  readonly #texts: Readonly<Record<Text, string>>;

  constructor({ names, hasCapitalNouns, script }: LanguageTexts, texts: Readonly<Record<Text, string>>) {
    this.names = names;
    this.#texts = texts;
    this.#hasCapitalNouns = hasCapitalNouns;
    this.#script = script;
  }

  /** A text with values in the places that it has for them. */
  write(text: Text, ...values: readonly (string | number)[]): string {
    let index = 0;
    return this.#texts[text].replaceAll('{}', () => String(values[index++] ?? ''));
  }

  /** Name of a body, an angle or a lot; an unknown id stays as it is. */
  point(id: string): string {
    return Object.hasOwn(this.names.points, id)
      ? this.names.points[id as keyof LanguageNames['points']]
      : (nameAsteroid(id) ?? id);
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

  /** Names of Sanskrit in the script of the language. */
  sanskrit(names: string): string {
    return writeSanskrit(names, this.#script);
  }

  /** Name of a Sanskrit term in a language of Indian astrology; in the other languages it stays as it is. */
  term(kind: keyof SanskritNames, name: string): string {
    const table: Readonly<Record<string, string>> = this.names.sanskrit?.[kind] ?? {};
    return table[name] ?? name;
  }

  /** A noun within a sentence. */
  toInner(noun: string): string {
    return this.#hasCapitalNouns ? noun : noun.toLowerCase();
  }
}

/** The words of pictures. */
export type PictureWords = Words<keyof LanguageTexts['picture']>;
/** The words of calendar entries. */
export type CalendarWords = Words<keyof LanguageTexts['calendar']>;

/** The words where no language is chosen; alone, as a browser that draws needs no others. */
export const ENGLISH_WORDS: PictureWords = new Words(english, english.picture);
export const ENGLISH_CALENDAR_WORDS: CalendarWords = new Words(english, english.calendar);
