import type { Language } from '../language.ts';
import type { CalendarTexts } from './calendar-texts.ts';
import { ENGLISH_CALENDAR_TEXTS } from './english.ts';
import { FRENCH_CALENDAR_TEXTS } from './french.ts';
import { GERMAN_CALENDAR_TEXTS } from './german.ts';
import { PORTUGUESE_CALENDAR_TEXTS } from './portuguese.ts';
import { RUSSIAN_CALENDAR_TEXTS } from './russian.ts';
import { SPANISH_CALENDAR_TEXTS } from './spanish.ts';

/** Texts of calendar entries in every language. */
export const CALENDAR_TEXTS: Readonly<Record<Language, CalendarTexts>> = {
  en: ENGLISH_CALENDAR_TEXTS,
  de: GERMAN_CALENDAR_TEXTS,
  fr: FRENCH_CALENDAR_TEXTS,
  es: SPANISH_CALENDAR_TEXTS,
  pt: PORTUGUESE_CALENDAR_TEXTS,
  ru: RUSSIAN_CALENDAR_TEXTS,
};
