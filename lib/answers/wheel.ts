import { selectWords } from '../base/catalog/languages/every-language.ts';
import type { PictureWords } from '../base/catalog/languages/words.ts';
import { drawWheel } from '../draw/wheel/draw-wheel.ts';
import { drawSheet } from '../draw/wheel/sheet/draw-sheet.ts';
import { isSheet } from '../draw/wheel/sheet/sheet-style.ts';
import { DEFAULT_WHEEL_STYLE, type Wheel, type WheelStyle } from '../draw/wheel/wheel.ts';
import type { SubjectInfo } from '../requests/chart/subject-info.ts';
import type { Verbosity } from '../requests/options.ts';
import { type PictureStyle, WHEEL_STYLE_MEMBERS } from '../requests/picture.ts';
import { readPictureColors } from '../requests/picture-colors.ts';
import { namesBodies, selectPicturedBodies } from './pictured-bodies.ts';
import type { ChartAnswer } from './wheel-from-response.ts';
import { formatChartName } from './wheel-text.ts';

/** The full form of an answer. */
export type FullForm<Response> = Extract<Response, { readonly output_mode: 'full' }>;

/** A request for a picture: its look, and the body as it was sent. */
export interface PictureRequest {
  readonly query: PictureStyle;
  readonly sent?: { readonly input: unknown };
}

/** Creates the picture of an answer as a wheel. One whose request names no bodies shows those of {@link selectPicturedBodies}. */
export const createWheelPicture = <Answer>(build: (answer: Answer, words: PictureWords) => Wheel) => ({
  styleMembers: WHEEL_STYLE_MEMBERS,
  shows: 'the chart wheel',
  toAnswerRequest: toPictureRequest,
  draw: (answer: Answer, { query, sent }: PictureRequest): string => {
    const shown = sent && !namesBodies(sent.input) ? selectPicturedBodies(answer) : answer;
    return drawPicture(build(shown, selectWords(query.language)), query);
  },
});

/** Decimals of the answer that a picture is drawn from. */
export const PICTURE_DECIMALS = 10;

interface ChartCall {
  readonly query: object;
  readonly body: { readonly options: { readonly decimal_places: number; readonly verbosity?: Verbosity } };
}

/** The request whose answer a picture of a chart is drawn from: `svg` selects the full form, here with all decimals. */
export function toPictureRequest<Call extends ChartCall>({ query, body }: Call): Call {
  const { options } = body;
  const isMinimal = options.verbosity === 'minimal';
  const precise = { ...options, decimal_places: PICTURE_DECIMALS, ...(isMinimal && { verbosity: 'standard' }) };
  return { query: { ...query, format: 'svg' }, body: { ...body, options: precise } } as object as Call;
}

const DEFAULT_SHEET_PX = 1000;

/** A wheel, or a sheet with it, as an SVG document in the requested style. */
function drawPicture(wheel: Wheel, choice: PictureStyle): string {
  const style = toWheelStyle(choice);
  return isSheet(style.layout) ? drawSheet(wheel, style, style.layout) : drawWheel(wheel, style);
}

function toWheelStyle(choice: PictureStyle): WheelStyle {
  const { layout, theme, size, orientation, aspect_lines, aspect_glyphs, captions, colors } = choice;
  return {
    layout: layout ?? DEFAULT_WHEEL_STYLE.layout,
    theme: theme ?? DEFAULT_WHEEL_STYLE.theme,
    sizePx: size ?? (isSheet(layout) ? DEFAULT_SHEET_PX : DEFAULT_WHEEL_STYLE.sizePx),
    orientation: orientation ?? DEFAULT_WHEEL_STYLE.orientation,
    aspectLines: aspect_lines ?? DEFAULT_WHEEL_STYLE.aspectLines,
    withAspectGlyphs: aspect_glyphs === 'on',
    withCaptions: captions !== 'off',
    colors: readPictureColors(colors),
  };
}

/** Whose chart it is, with its local time. */
export const nameChart = ({ subject: { name, datetime } }: { readonly subject: SubjectInfo }): string =>
  formatChartName(name, datetime);

/** A chart without angles and houses: those of a transit chart pass over every natal point each day. */
export const omitAngles = (chart: ChartAnswer): ChartAnswer => ({ ...chart, angles: undefined, houses: {} });
