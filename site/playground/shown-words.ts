import { DEFAULT_LANGUAGE, LANGUAGES } from '../../lib/base/catalog/languages/language.ts';
import { ENGLISH_WORDS, type PictureWords } from '../../lib/base/catalog/languages/words.ts';

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
