import { CALENDAR_TEXTS } from './calendars/calendar-texts-by-language.ts';
import { DEFAULT_LANGUAGE, type Language } from './language.ts';
import { NAMES } from './names-by-language.ts';
import { type CalendarWords, Words } from './words.ts';

const WORDS: Readonly<Record<Language, CalendarWords>> = {
  en: new Words(NAMES.en, CALENDAR_TEXTS.en),
  de: new Words(NAMES.de, CALENDAR_TEXTS.de, { hasCapitalNouns: true }),
  fr: new Words(NAMES.fr, CALENDAR_TEXTS.fr),
  es: new Words(NAMES.es, CALENDAR_TEXTS.es),
  pt: new Words(NAMES.pt, CALENDAR_TEXTS.pt),
  ru: new Words(NAMES.ru, CALENDAR_TEXTS.ru),
};

/** The words of calendar entries in a language; English where none is chosen. */
export const selectCalendarWords = (language: Language = DEFAULT_LANGUAGE): CalendarWords => WORDS[language];

export const ENGLISH_CALENDAR_WORDS = WORDS.en;
