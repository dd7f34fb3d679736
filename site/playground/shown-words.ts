import { DEFAULT_LANGUAGE, LANGUAGES } from '../../lib/base/catalog/languages/language.ts';
import { ENGLISH_WORDS, type PictureWords } from '../../lib/base/catalog/languages/words.ts';
import { toWords } from '../../lib/base/text.ts';
import { listOptions, type Options } from './rows.ts';

let words: PictureWords = ENGLISH_WORDS;

/** The words of the chosen language, in which results are shown; English at first. */
export const getShownWords = (): PictureWords => words;

/** Chooses the language of what is shown from now on. Languages other than English are loaded when one is first chosen. */
export async function chooseLanguage(code: string): Promise<void> {
  const language = LANGUAGES.find((one) => one === code) ?? DEFAULT_LANGUAGE;
  if (language === DEFAULT_LANGUAGE) {
    words = ENGLISH_WORDS;
    return;
  }
  const { selectWords } = await import('../../lib/base/catalog/languages/every-language.ts');
  words = selectWords(language);
}

/** Finds the name of a body, point or angle in the shown language. */
export const findName = (id: string): string => getShownWords().point(id);

/** Finds the English name of a body, for forms. */
export const findEnglishName = (id: string): string => ENGLISH_WORDS.point(id);

/** Bodies as options of a form. */
export const listBodyOptions = (ids: readonly string[]): Options => listOptions(ids, findEnglishName);

/** Joins the words of ids; empty ones are left out. */
export const joinWords = (ids: readonly string[]): string => ids.filter(Boolean).map(toWords).join(', ');

/** The name of an aspect within a sentence, in the shown language; an aspect that has no name there keeps its id. */
export const formatAspectName = (id: string): string => getShownWords().aspect(id);

/** @example formatEnglishAspectName('semi_sextile') // 'semi-sextile' */
export const formatEnglishAspectName = (id: string): string => id.replaceAll('_', '-');
