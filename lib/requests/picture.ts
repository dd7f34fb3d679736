import * as z from 'zod';
import { SIZES } from '../base/catalog/sizes.ts';
import { DRAWN_FORMATS, isDrawn } from '../contract/answer-formats.ts';
import { LanguageChoice } from '../contract/language.ts';
import { nameEnum } from '../contract/name-enum.ts';
import { WHEEL_THEMES } from '../draw/kit/themes.ts';
import { isSheet, LEAST_SHEET_PX } from '../draw/wheel/sheet/sheet-style.ts';
import { ASPECT_LINES, NATAL_LAYOUTS, WHEEL_LAYOUTS, WHEEL_ORIENTATIONS } from '../draw/wheel/wheel.ts';
import {
  DATED_CHART_FORMATS,
  DATED_PICTURE_FORMATS,
  describeDatedPictureFormat,
  FORMATS,
  toCanonicalFormat,
} from './format.ts';
import { pictureColors, refineContrasts } from './picture-colors.ts';
import { queryNumber } from './query-number.ts';
import { refineWhenValid } from './refine-when-valid.ts';

export const PICTURE_FORMATS = [...FORMATS, ...DRAWN_FORMATS] as const;

/** Media types of a picture, each with its description in the contract. @param drawn what the picture shows */
export const describePictureMedia = (drawn: string) =>
  ({
    'image/svg+xml': `With \`format=svg\`: ${drawn} as a picture.`,
    'image/png': `With \`format=png\`: ${drawn} as a picture in pixels.`,
    'application/pdf': `With \`format=pdf\`: ${drawn} as a page to print.`,
  }) as const;

/** Values of a query member that turns something on or off. */
export const SWITCHES = ['on', 'off'] as const;

const { minimum, maximum } = SIZES.picture_size;

/** Query members that choose the look of a picture. */
const styleShape = {
  layout: nameEnum(WHEEL_LAYOUTS).optional().meta({
    description:
      '`sheet`: an A4 page with the wheel, positions, houses and a grid of aspects; `tables`: the same without the wheel, with orbs in the grid. Default `wheel`',
    example: 'sheet',
  }),
  theme: nameEnum(WHEEL_THEMES).optional().meta({ description: 'Colors. Default `light`', example: 'dark' }),
  size: queryNumber(z.int().min(minimum).max(maximum)).optional().meta({
    description: 'Width in pixels, for which texts are laid out. Default 800; 1000 for a page, at least 800',
    example: 800,
  }),
  orientation: nameEnum(WHEEL_ORIENTATIONS)
    .optional()
    .meta({ description: 'Default `ascendant_left`', example: 'midheaven_top' }),
  aspect_lines: nameEnum(ASPECT_LINES).optional().meta({
    description:
      'Aspects that are drawn. Default `closest`: conjunctions and 40 others, major ones and those of Sun to Pluto and the angles first, by orb',
    example: 'major',
  }),
  aspect_glyphs: nameEnum(SWITCHES)
    .optional()
    .meta({ description: 'Symbols on the lines of aspects. Default `off`', example: 'on' }),
  captions: nameEnum(SWITCHES)
    .optional()
    .meta({ description: 'Data of the chart and a legend in the corners. Default `on`', example: 'off' }),
  colors: pictureColors.optional().meta({
    description: 'Own colors, as `name:rrggbb` with commas between them',
    example: 'background:fffaf0,ring:f5ead6',
  }),
};

/** The language of the texts, which other answers have too. */
const languageShape = { language: LanguageChoice };

const STYLE_MEMBERS = Object.keys(styleShape) as (keyof typeof styleShape)[];

/** Members of the look of a wheel, whose texts are in the language of the request. */
export const WHEEL_STYLE_MEMBERS = [...STYLE_MEMBERS, 'language'] as const;

/** Form of an answer that is also available as a picture. @param drawn what the picture shows */
const formatOf = (drawn: string) =>
  z
    .preprocess(toCanonicalFormat, z.enum(PICTURE_FORMATS))
    .default('json')
    .meta({
      description: `\`json\`, \`llm_v2\` (also \`llm\`): rows for a language model, \`svg\`, \`png\` or \`pdf\`: ${drawn} as a picture, in the style of the other parameters, which go with it only`,
      example: 'json',
    });

/** Members of a query that select the look of the picture. */
export type PictureStyle = z.output<z.ZodObject<typeof styleShape & typeof languageShape>>;

/** Schema of the query of an endpoint whose answer is also available as a picture. */
const pictureQuery = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  styledQuery({ ...shape, format: formatOf('the chart wheel') });

/**
 * Schema of a query with the members that choose the look of a picture.
 *
 * @param shape has a member `format` that may be `svg`
 */
export const styledQuery = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  refineStyle({ ...shape, ...styleShape, ...languageShape }, STYLE_MEMBERS).superRefine(refineSheetSize, SHEET_MEMBERS);

/** As {@link pictureQuery}, for a chart whose sectors are available as a picture too. */
export const sectorsPictureQuery = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  refineStyle(
    { ...shape, format: formatOf('the chart wheel'), ...styleShape, ...languageShape, layout: natalLayout },
    STYLE_MEMBERS,
  ).superRefine(refineSheetSize, SHEET_MEMBERS);

const natalLayout = nameEnum(NATAL_LAYOUTS).optional().meta({
  description:
    '`sheet`: an A4 page with the wheel, positions, houses and a grid of aspects; `tables`: the same without the wheel, with orbs in the grid; `sectors`: the 36 Gauquelin sectors with the bodies, which implies `include_sectors`. Default `wheel`',
  example: 'sheet',
});

const SHEET_MEMBERS = refineWhenValid('layout', 'size');

function refineSheetSize(sent: unknown, context: z.core.$RefinementCtx): void {
  const { layout, size } = sent as Pick<PictureStyle, 'layout' | 'size'>;
  if (!isSheet(layout) || size === undefined || size >= LEAST_SHEET_PX) return;
  const message = `must be at least ${LEAST_SHEET_PX} with layout=${layout}, or its texts are too small to read`;
  context.addIssue({ code: 'custom', path: ['size'], message, input: size });
}

/** A query with a format, whose members of style go with a picture only. */
function refineStyle<Shape extends z.core.$ZodLooseShape>(shape: Shape, members: readonly string[]) {
  return z
    .strictObject(shape)
    .superRefine(
      (sent, context) => {
        const query = sent as Readonly<Record<string, unknown>>;
        if (isDrawn(query.format)) return;
        for (const name of members) {
          if (query[name] === undefined) continue;
          context.addIssue({
            code: 'custom',
            path: [name],
            message: `goes with format=${DRAWN_FORMATS.join(', format=')} only`,
            input: query[name],
          });
        }
      },
      refineWhenValid('format', ...members),
    )
    .superRefine(
      (sent, context) => {
        const { format, size } = sent as { readonly format?: unknown; readonly size?: number };
        if (format !== 'png' || size === undefined || size <= SIZES.png_size.maximum) return;
        const message = `must be at most ${SIZES.png_size.maximum} with format=png; with other formats it may be ${maximum}`;
        context.addIssue({ code: 'custom', path: ['size'], message, input: size });
      },
      refineWhenValid('format', 'size'),
    )
    .superRefine((sent, context) => refineContrasts(sent as PictureStyle, context), refineWhenValid('theme', 'colors'));
}

export const PictureQuery = pictureQuery({});

/** Style of pictures other than wheels: they have neither houses nor aspects. */
const plainStyleShape = {
  theme: styleShape.theme,
  size: styleShape.size,
  captions: styleShape.captions,
  colors: styleShape.colors,
};

/** Schema of the query of a picture other than a wheel. @param drawn what it shows @param own further members of its look */
export const plainPictureQuery = <Own extends z.core.$ZodLooseShape>(drawn: string, own: Own) =>
  refineStyle({ format: formatOf(drawn), ...plainStyleShape, ...own, ...languageShape }, [
    ...Object.keys(plainStyleShape),
    ...Object.keys(own),
  ]);

/** Schema of the query of a document with pictures of several endpoints. */
export const reportQuery = z
  .strictObject({ theme: styleShape.theme, colors: styleShape.colors })
  .superRefine((sent, context) => refineContrasts(sent, context), refineWhenValid('theme', 'colors'));

/** Members of the look of a picture that is drawn from the JSON answer, which does not depend on them. */
export const DRAWN_STYLE_MEMBERS = [
  'theme',
  'size',
  'captions',
  'colors',
] as const satisfies (keyof typeof plainStyleShape)[];

/** The look of a picture that is drawn from the JSON answer. */
export type DrawnPictureStyle = Pick<PictureStyle, (typeof DRAWN_STYLE_MEMBERS)[number]>;

/** Schema of the query of an answer with dated events that is also drawn as rows over time. @param drawn what is drawn */
export const timelineQuery = (drawn: string) =>
  refineStyle({ format: datedPictureFormat(DATED_CHART_FORMATS, drawn), ...plainStyleShape }, DRAWN_STYLE_MEMBERS);

/** As {@link timelineQuery}, for an answer without rows for a language model. */
export const plainTimelineQuery = (drawn: string) =>
  refineStyle({ format: datedPictureFormat(DATED_PICTURE_FORMATS, drawn), ...plainStyleShape }, DRAWN_STYLE_MEMBERS);

/** Format of an answer with dated events that is also drawn. @param drawn what is drawn */
export const datedPictureFormat = <const Names extends readonly string[]>(formats: Names, drawn: string) =>
  z
    .preprocess(toCanonicalFormat, z.enum(formats))
    .default('json' as Names[number])
    .meta({ description: describeDatedPictureFormat(formats, drawn), example: 'json' });

/** Schema of a query with a format that may be `svg`, and the members of the look of a picture that goes with it only. */
export const drawnQuery = <Shape extends z.core.$ZodLooseShape>(shape: Shape, members: readonly string[]) =>
  refineStyle({ ...shape, ...plainStyleShape }, members);
