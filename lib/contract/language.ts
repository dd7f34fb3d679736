import * as z from 'zod';
import { ANSWER_LANGUAGES, LANGUAGES } from '../base/catalog/languages/language.ts';
import { nameEnum } from './name-enum.ts';

/** Language of the names in an answer. */
export const LanguageChoice = nameEnum(LANGUAGES).optional().meta({
  description:
    'Adds names in this language as `display_name` members. Pictures of charts and titles of calendars are in it too; ids, `name`, messages, pictures over time, maps, and titles of progressions, directions and the panchanga stay English. Also chosen by `Accept-Language`. Default: no names are added',
  example: 'de',
});

/** Language of the names in an answer of Indian astrology. */
const IndianLanguageChoice = nameEnum(ANSWER_LANGUAGES).optional().meta({
  description:
    'As for other answers; `sa` (Sanskrit in Latin letters), `hi` (Hindi) and `ta` (Tamil) also name nakshatras, tithis, yogas, karanas, weekdays, months and seasons, in pictures and calendars too, and leave all other texts English. Those three are chosen by this parameter only. Default: no names are added',
  example: 'hi',
});

/** Which languages an answer has names in: six, also those of Indian astrology, or six for the titles of calendars alone. */
export type DisplayNames = true | 'indian' | 'titles';

/** The query of an endpoint that has no other parameters than the language. */
export const LanguageQuery = z.strictObject({ language: LanguageChoice });

/** A query schema with the language added, unless it has the right one. Refinements of the schema stay. */
export function addLanguage(query: z.ZodObject | undefined, names: DisplayNames): z.ZodObject {
  if (!query) return LanguageQuery;
  if (names === 'indian') return query.safeExtend({ language: IndianLanguageChoice });
  return 'language' in query.shape ? query : query.safeExtend({ language: LanguageChoice });
}
