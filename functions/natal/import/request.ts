import * as z from 'zod';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { decodeFile, type Encoding } from '../../../lib/exchange/encoding.ts';
import { FILE_FORMAT_IDS, FILE_FORMATS } from '../../../lib/exchange/formats.ts';

const { maximum: MOST_RECORDS } = SIZES.import_records;

const titles = FILE_FORMAT_IDS.map((id) => `\`${id}\` ${FILE_FORMATS[id].title}`).join('; ');

/** Of a file that is sent in parts. */
const MAX_LINE = 1e9;

const BASE64 = /^[A-Za-z0-9+/\s]*={0,2}\s*$/;

export const ImportRequest = z
  .strictObject({
    text: z
      .string()
      .optional()
      .meta({
        description: `The file as text, with at most ${MOST_RECORDS} records`,
        example: '#A93:Cezanne,Paul,m,19.1.1839,1:00,Aix-En-Provence,F',
      }),
    content: z.string().regex(BASE64, 'must be a file in base64').optional().meta({
      description:
        'The bytes of the file in base64, in place of `text`: UTF-8, or Windows-1252 where they are no UTF-8',
      example: 'I0E5MzpDZXphbm5lLFBhdWwsbSwxOS4xLjE4MzksMTowMCxBaXgtRW4tUHJvdmVuY2UsRg==',
    }),
    format: nameEnum(FILE_FORMAT_IDS)
      .optional()
      .meta({ description: `Form of the file; default: recognized by its beginning. ${titles}`, example: 'aaf' }),
    name: z.string().max(SIZES.name_characters.maximum).default('').meta({
      description: 'Name of a birth whose file states none: that of the file, for Jagannatha Hora',
      example: 'India',
    }),
    first_line: z.int().min(1).max(MAX_LINE).default(1).meta({
      description: 'Number of its first line, of a part of a larger file',
      example: 1,
    }),
  })
  .superRefine(({ text, content }, context) => {
    if ((text === undefined) !== (content === undefined)) return;
    const message =
      text === undefined
        ? 'is missing; send the file as text, or its bytes in base64 as content'
        : 'conflicts with content; send one of the two';
    context.addIssue({
      code: 'custom',
      path: ['text'],
      message,
      params: { problem: 'ValidationError', hasExample: true },
    });
  })
  .meta({ id: 'ImportRequest', description: 'A file of births' });

export type ImportRequest = z.output<typeof ImportRequest>;

/** The text of the file of a request. */
export function readFileOf({ text, content = '' }: ImportRequest): {
  readonly text: string;
  readonly encoding: Encoding;
} {
  return text === undefined ? decodeFile(Buffer.from(content, 'base64')) : { text, encoding: 'utf-8' };
}
