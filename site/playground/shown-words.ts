import { CHART_OBJECTS } from '../../lib/base/catalog/chart-objects.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../lib/base/catalog/languages/language.ts';
import { ENGLISH_WORDS, type PictureWords } from '../../lib/base/catalog/languages/words.ts';
import type { Options } from './rows.ts';

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

const BODIES: Readonly<Record<string, { readonly name: string }>> = CHART_OBJECTS;

/** Finds the name of a body, point or angle in the shown language. */
export const findName = (id: string): string => getShownWords().point(id);

/** Finds the English name of a body, for forms. */
export const findEnglishName = (id: string): string => BODIES[id]?.name ?? id;

/** Bodies as options of a form. */
export const listBodyOptions = (ids: readonly string[]): Options => ids.map((id) => [id, findEnglishName(id)]);

/** The name of an aspect within a sentence, in the shown language; an aspect that has no name there keeps its id. */
export const formatAspectName = (id: string): string => getShownWords().aspect(id);

/** @example formatEnglishAspectName('semi_sextile') // 'semi-sextile' */
export const formatEnglishAspectName = (id: string): string => id.replaceAll('_', '-');
