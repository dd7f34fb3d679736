import * as z from 'zod';
import { LANGUAGES } from '../base/catalog/languages/language.ts';
import { nameEnum } from './name-enum.ts';

/** Language of the names in an answer. */
export const LanguageChoice = nameEnum(LANGUAGES).optional().meta({
  description:
    'Adds names in this language as `display_name` members. Pictures of charts and titles of calendars are in it too; ids, `name`, messages, pictures over time, maps, and titles of progressions, directions and the panchanga stay English. Also chosen by `Accept-Language`. Default: no names are added',
  example: 'de',
});

/** The query of an endpoint that has no other parameters than the language. */
export const LanguageQuery = z.strictObject({ language: LanguageChoice });

/** A query schema with the language added, unless it has one. Refinements of the schema stay. */
export function addLanguage(query: z.ZodObject | undefined): z.ZodObject {
  if (!query) return LanguageQuery;
  return 'language' in query.shape ? query : query.safeExtend({ language: LanguageChoice });
}
