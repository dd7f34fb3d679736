/** Languages in which names are available, English first. Tags of BCP 47 without a region. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'ru'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Languages of the names of Indian astrology alone: Sanskrit in Latin letters (IAST), Hindi and Tamil. */
export const INDIAN_LANGUAGES = ['sa', 'hi', 'ta'] as const;

/** Languages that endpoints of Indian astrology can be asked for. */
export const ANSWER_LANGUAGES = [...LANGUAGES, ...INDIAN_LANGUAGES] as const;
export type AnswerLanguage = (typeof ANSWER_LANGUAGES)[number];

/** Language of ids, of `name` members, of messages, and of every answer for which no language was chosen. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The tag of BCP 47 of a language: that of Sanskrit alone would promise Devanagari. */
export const toLanguageTag = (language: AnswerLanguage): string => (language === 'sa' ? 'sa-Latn' : language);
