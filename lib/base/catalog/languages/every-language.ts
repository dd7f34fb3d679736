import german from './de.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };
import spanish from './es.json' with { type: 'json' };
import french from './fr.json' with { type: 'json' };
import { INDIAN_TEXTS } from './indian/indian-names.ts';
import { type AnswerLanguage, DEFAULT_LANGUAGE, type Language } from './language.ts';
import portuguese from './pt.json' with { type: 'json' };
import russian from './ru.json' with { type: 'json' };
import type { LanguageTexts } from './texts.ts';
import { type CalendarWords, type PictureWords, Words } from './words.ts';

/**
 * The texts of every language. Portuguese is that of Brazil, as CLDR's `pt` is: Gêmeos, Câncer, Escorpião.
 *
 * @source signs, Sun, Moon and Earth: Unicode CLDR 48.2.0, annotations; other points, elements, modalities, house systems,
 *   zodiacs and, except in German, phases compared with kerykeion (github.com/g-battaglia/kerykeion,
 *   translation_strings.py at commit 394fc384); German aspects with prokerala/wp-astrology (locale/de.php at commit
 *   e5923ed4); bodies beyond Pluto by the names in the headers of the engine's files, in Russian as public programs write them
 */
export const TEXTS: Readonly<Record<Language, LanguageTexts>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  ru: russian,
};

const ALL_TEXTS: Readonly<Record<AnswerLanguage, LanguageTexts>> = { ...TEXTS, ...INDIAN_TEXTS };

/** The texts of a language that an answer can be in. */
export const selectTexts = (language: AnswerLanguage): LanguageTexts => ALL_TEXTS[language];

/** The words of pictures in a language; English where none is chosen. */
export function selectWords(language: AnswerLanguage = DEFAULT_LANGUAGE): PictureWords {
  const texts = selectTexts(language);
  return new Words(texts, texts.picture);
}

/** The words of calendar entries in a language; English where none is chosen. */
export function selectCalendarWords(language: AnswerLanguage = DEFAULT_LANGUAGE): CalendarWords {
  const texts = selectTexts(language);
  return new Words(texts, texts.calendar);
}
