/** Languages in which names are available, English first. Tags of BCP 47 without a region. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'ru'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Language of ids, of `name` members, of messages, and of every answer for which no language was chosen. */
export const DEFAULT_LANGUAGE: Language = 'en';
