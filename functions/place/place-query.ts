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
      'Name of a place or the beginning of one, with state or country behind a comma if need be; emoji and signs alone are refused',
    example: 'Springfield, Illinois',
  });
