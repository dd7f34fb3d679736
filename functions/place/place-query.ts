import * as z from 'zod';

const MOST_CHARACTERS = 200;

/** The search text for a place. */
export const PlaceQuery = z
  .string()
  .refine((text) => !/\p{Cc}/u.test(text), { message: 'must not have control characters' })
  .trim()
  .min(1, { abort: true })
  .max(MOST_CHARACTERS)
  .refine((text) => /[\p{L}\p{N}]/u.test(text), { message: 'must have a letter or a digit' })
  .meta({
    description:
      'Name of a place or its beginning, optionally followed by a comma and state or country; a text without letters or digits is refused',
    example: 'Springfield, Illinois',
  });
