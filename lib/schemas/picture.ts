import * as z from 'zod';
import { LIMITS } from '../catalog/limits.ts';
import { LEAST_SHEET_PX } from '../domain/wheel/sheet/sheet-style.ts';
import { WHEEL_THEMES } from '../domain/wheel/themes.ts';
import { ASPECT_LINES, WHEEL_LAYOUTS, WHEEL_ORIENTATIONS } from '../domain/wheel/wheel.ts';
import { FORMATS, toCanonicalFormat } from './format.ts';
import { nameEnum } from './name-enum.ts';
import { pictureColors, refineContrasts } from './picture-colors.ts';
import { queryNumber } from './query-number.ts';
import { refineWhenValid } from './refine-when-valid.ts';

export const PICTURE_FORMATS = [...FORMATS, 'svg'] as const;

const { minimum, maximum } = LIMITS.picture_size;
const ONLY = 'only with `format=svg`';

/** Query members that choose the look of a picture. */
const styleShape = {
  layout: nameEnum(WHEEL_LAYOUTS)
    .optional()
    .meta({
      description: `\`wheel\` unless stated, or \`sheet\`: a page of the format A4 with the wheel, positions, houses, the balance of elements and modalities, and a grid of aspects; ${ONLY}`,
      example: 'sheet',
    }),
  theme: nameEnum(WHEEL_THEMES)
    .optional()
    .meta({
      description: `Colours of the picture: \`light\` unless stated, \`dark\`, \`print\` in black, or \`colorblind\` in blue and orange; ${ONLY}`,
      example: 'dark',
    }),
  size: queryNumber(z.int().min(minimum).max(maximum))
    .optional()
    .meta({
      description: `Width of the picture in pixels, for which its texts are laid out; 800 unless stated, 1000 for a sheet, which needs 800; ${ONLY}. Below 640 captions are left out, below 500 minutes, below 300 degrees, below 200 every text`,
      example: 800,
    }),
  orientation: nameEnum(WHEEL_ORIENTATIONS)
    .optional()
    .meta({
      description: `What stands where: \`ascendant_left\` unless stated; ${ONLY}. A chart without houses has 0° Aries on the left`,
      example: 'midheaven_top',
    }),
  aspect_lines: nameEnum(ASPECT_LINES)
    .optional()
    .meta({ description: `Aspects that are drawn: \`all\` of the answer unless stated; ${ONLY}`, example: 'major' }),
  aspect_glyphs: z
    .enum(['on', 'off'])
    .optional()
    .meta({
      description: `Whether the lines of aspects bear their symbols; \`off\` unless stated, ${ONLY}`,
      example: 'on',
    }),
  captions: z
    .enum(['on', 'off'])
    .optional()
    .meta({
      description: `Whether the corners hold the data of the chart and a legend; \`on\` unless stated, ${ONLY}`,
      example: 'off',
    }),
  colors: pictureColors.optional().meta({
    description: `Colours of your own, \`name:rrggbb\` separated by commas; ${ONLY}. The others are those of the theme. Texts need a contrast of 4.5 to 1 with their ground, and lines one of 3 to 1`,
    example: 'background:fffaf0,ring:f5ead6',
  }),
};

const STYLE_MEMBERS = Object.keys(styleShape) as (keyof typeof styleShape)[];

/** Form of an answer that is also available as a picture. */
const formatShape = {
  format: z.preprocess(toCanonicalFormat, z.enum(PICTURE_FORMATS)).default('json').meta({
    description: '`json`, `llm_v2` (also `llm`): rows for a language model, or `svg`: the chart wheel as a picture',
    example: 'json',
  }),
};

/** The members of such a query that select the look of the picture. */
export type PictureChoice = z.output<z.ZodObject<typeof styleShape>>;

/** Schema of the query of an endpoint whose answer is also available as a picture. */
export const pictureQuery = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  styledQuery({ ...shape, ...formatShape });

/**
 * Schema of a query with the members that choose the look of a picture.
 *
 * @param shape has a member `format` that may be `svg`
 */
export function styledQuery<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z
    .strictObject({ ...shape, ...styleShape })
    .superRefine(
      (sent, context) => {
        const query = sent as PictureChoice & { readonly format: string };
        if (query.format === 'svg') return;
        for (const name of STYLE_MEMBERS) {
          if (query[name] === undefined) continue;
          context.addIssue({ code: 'custom', path: [name], message: 'goes with format=svg only', input: query[name] });
        }
      },
      refineWhenValid('format', ...STYLE_MEMBERS),
    )
    .superRefine(
      (sent, context) => {
        const { layout, size } = sent as PictureChoice;
        if (layout !== 'sheet' || size === undefined || size >= LEAST_SHEET_PX) return;
        const message = `must be at least ${LEAST_SHEET_PX} with layout=sheet, or its texts are too small to read`;
        context.addIssue({ code: 'custom', path: ['size'], message, input: size });
      },
      refineWhenValid('layout', 'size'),
    )
    .superRefine(
      (sent, context) => refineContrasts(sent as PictureChoice, context),
      refineWhenValid('theme', 'colors'),
    );
}

export const PictureQuery = pictureQuery({});
