import * as z from 'zod';
import { LIMITS } from '../../../lib/base/catalog/limits.ts';
import { LINK_FORMATS } from '../linkable.ts';

export const LinkResponse = z
  .object({
    url: z.url().max(LIMITS.link_characters.maximum).meta({
      description: 'The link. Whoever has it can open it: treat it like the picture or table itself',
      example: 'https://api.example.com/l/AQABmF0XcE7wq0oR3vJ2xCk',
    }),
    media_type: z.enum(Object.values(LINK_FORMATS)).meta({
      description: 'Media type of what it leads to',
      example: 'image/svg+xml',
    }),
    expires_at: z.iso.datetime().meta({ description: 'When it ends, UTC', example: '2027-11-23T08:00:00.000Z' }),
  })
  .meta({ id: 'LinkResponse', description: 'A link' });
