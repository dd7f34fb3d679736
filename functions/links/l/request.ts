import * as z from 'zod';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';

/** The token of a link: the last part of its address. */
export const LinkPath = z.strictObject({
  token: z.string().min(1).max(SIZES.link_characters.maximum).meta({
    description: 'What `POST /links` returned at the end of `url`',
    example: 'AQABmF0XcE7wq0oR3vJ2xCk',
  }),
});
