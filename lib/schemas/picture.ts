import * as z from 'zod';
import { LIMITS } from '../catalog/limits.ts';
import { WHEEL_THEMES } from '../domain/wheel/themes.ts';
import { FORMATS, toCanonicalFormat } from './format.ts';
import { nameEnum } from './name-enum.ts';
import { queryNumber } from './query-number.ts';
import { refineWhenValid } from './refine-when-valid.ts';

export const PICTURE_FORMATS = [...FORMATS, 'svg'] as const;

const { minimum, maximum } = LIMITS.picture_size;

/** Query members of an answer that is also available as a picture. */
const pictureShape = {
  format: z.preprocess(toCanonicalFormat, z.enum(PICTURE_FORMATS)).default('json').meta({
    description: '`json`, `llm_v2` (also `llm`): rows for a language model, or `svg`: the chart wheel as a picture',
    example: 'json',
  }),
  theme: nameEnum(WHEEL_THEMES).optional().meta({
    description: 'Colours of the picture; `light` unless stated, and only with `format=svg`',
    example: 'dark',
  }),
  size: queryNumber(z.int().min(minimum).max(maximum)).optional().meta({
    description: 'Width and height of the picture in pixels; 800 unless stated, and only with `format=svg`',
    example: 800,
  }),
};

/** Schema of the query of an endpoint whose answer is also available as a picture. */
export function pictureQuery<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject({ ...shape, ...pictureShape }).superRefine(
    (sent, context) => {
      const { format, ...others } = sent as PictureChoice;
      if (format === 'svg') return;
      for (const name of ['theme', 'size'] as const) {
        if (others[name] === undefined) continue;
        context.addIssue({ code: 'custom', path: [name], message: 'goes with format=svg only', input: others[name] });
      }
    },
    refineWhenValid('format', 'theme', 'size'),
  );
}

/** The members of such a query that select the form of the answer and the look of the picture. */
export interface PictureChoice {
  readonly format: (typeof PICTURE_FORMATS)[number];
  readonly theme?: (typeof WHEEL_THEMES)[number] | undefined;
  readonly size?: number | undefined;
}

export const PictureQuery = pictureQuery({});
