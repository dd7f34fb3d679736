import * as z from 'zod';
import { nameEnum } from '../contract/name-enum.ts';
import { choice } from './members.ts';

/** Forms of the picture that an answer with data can contain. */
export const PICTURE_MEMBER_FORMS = ['svg', 'png', 'link'] as const;
export type PictureMemberForm = (typeof PICTURE_MEMBER_FORMS)[number];

/** Member of a request's options that adds the picture to the answer. */
export const pictureOption = nameEnum(PICTURE_MEMBER_FORMS).optional().meta({
  description:
    'Adds `picture`, the chart in its default look: `svg` as text, `png` in base64, or `link`: an address for 30 days as `POST /links` makes. Goes with the formats `json` and `llm_v2`',
  example: 'svg',
});

const ChartPicture = z
  .object({
    media_type: choice(['image/svg+xml', 'image/png'], 'What it is', 'image/svg+xml'),
    svg: z.string().optional().meta({ description: 'With `options.picture: svg`: the document', example: '<svg …' }),
    base64: z
      .string()
      .optional()
      .meta({ description: 'With `options.picture: png`: the file in base64', example: 'iVBORw0KGgo…' }),
    url: z.string().optional().meta({
      description: 'With `options.picture: link`: the address. Whoever has it can open it',
      example: 'https://api.example.com/l/AQABmF0XcE7wq0oR3vJ2xCk',
    }),
    expires_at: z.string().optional().meta({
      description: 'With `options.picture: link`: when the address ends, UTC',
      example: '2027-11-23T08:00:00.000Z',
    }),
  })
  .meta({ id: 'ChartPicture', description: 'The chart as a picture' });

export type ChartPicture = z.output<typeof ChartPicture>;

/** Member of an answer with the picture that `options.picture` asks for. */
export const pictureShape = { picture: ChartPicture.optional() };
