import type { Aspect } from '../astro/chart/aspects/point.ts';
import type { Provenance } from '../astro/chart/provenance.ts';
import { ENGLISH_WORDS, type PictureWords } from '../base/catalog/languages/words.ts';
import type { NatalChart } from '../charts/natal-chart.ts';
import type { ChartCaption } from '../draw/kit/page.ts';
import { drawWheel } from '../draw/wheel/draw-wheel.ts';
import { drawSheet } from '../draw/wheel/sheet/draw-sheet.ts';
import { DEFAULT_WHEEL_STYLE, type Wheel, type WheelStyle } from '../draw/wheel/wheel.ts';
import { describePictureMedia, type PictureStyle } from '../requests/picture.ts';
import { readPictureColors } from '../requests/picture-colors.ts';
import { toAspectRecord } from './aspects.ts';
import { toFullChart } from './natal-chart.ts';
import type { Display } from './rounding.ts';
import { toSubjectInfo } from './subject.ts';
import {
  buildPairWheel,
  buildTriWheelFromResponse,
  buildWheelFromResponse,
  type ChartAnswer,
  type ChartPair,
  type ChartTriple,
} from './wheel-from-response.ts';
import { formatChartName } from './wheel-text.ts';

/** Media types of a wheel, with their descriptions in the contract. */
export const PICTURE_MEDIA = describePictureMedia('the chart wheel');

/** A picture shows what the JSON answer states, with all decimals. */
const PICTURE_DISPLAY: Display = { decimals: 10, verbosity: 'standard', withFormatted: false };

const DEFAULT_SHEET_PX = 1000;

/** A wheel, or a sheet with it, as an SVG document in the requested style. */
export function drawPicture(wheel: Wheel, choice: PictureStyle): string {
  const style = toWheelStyle(choice);
  return style.layout === 'sheet' ? drawSheet(wheel, style) : drawWheel(wheel, style);
}

function toWheelStyle(choice: PictureStyle): WheelStyle {
  const { layout, theme, size, orientation, aspect_lines, aspect_glyphs, captions, colors } = choice;
  return {
    layout: layout ?? DEFAULT_WHEEL_STYLE.layout,
    theme: theme ?? DEFAULT_WHEEL_STYLE.theme,
    sizePx: size ?? (layout === 'sheet' ? DEFAULT_SHEET_PX : DEFAULT_WHEEL_STYLE.sizePx),
    orientation: orientation ?? DEFAULT_WHEEL_STYLE.orientation,
    aspectLines: aspect_lines ?? DEFAULT_WHEEL_STYLE.aspectLines,
    withAspectGlyphs: aspect_glyphs === 'on',
    withCaptions: captions !== 'off',
    colors: readPictureColors(colors),
  };
}

/** What is written in the corners of a wheel. */
interface NatalCaption extends Partial<ChartCaption> {
  /** Default: English ones. */
  readonly words?: PictureWords;
}

/** The wheel of one chart; the caption replaces what is written about its subject. */
export const buildNatalWheel = (
  natal: NatalChart,
  provenance: Provenance,
  { words = ENGLISH_WORDS, ...caption }: NatalCaption = {},
): Wheel => buildWheelFromResponse(toChartAnswer(natal, provenance), caption, words);

/** Two charts as the domain has them. */
interface NatalPair extends Omit<ChartPair, 'inner' | 'outer' | 'aspects'> {
  readonly inner: NatalChart;
  readonly outer: NatalChart;
  readonly aspects: readonly Aspect[];
}

/** The wheel of one chart around another. */
export const buildNatalPairWheel = ({ inner, outer, aspects, ...pair }: NatalPair, provenance: Provenance): Wheel =>
  buildPairWheel({
    ...pair,
    inner: toChartAnswer(inner, provenance),
    outer: toChartAnswer(outer, provenance),
    aspects: aspects.map((aspect) => toAspectRecord(aspect, PICTURE_DISPLAY.decimals)),
  });

/** Three charts as the domain has them. */
interface NatalTriple extends Omit<ChartTriple, 'inner' | 'middle' | 'outer' | 'aspects'> {
  readonly inner: NatalChart;
  readonly middle: NatalChart;
  readonly outer: NatalChart;
  readonly aspects: Readonly<Record<'middle' | 'outer', readonly Aspect[]>>;
}

/** The wheel of three charts around each other. */
export function buildNatalTriWheel(
  { inner, middle, outer, aspects, ...triple }: NatalTriple,
  provenance: Provenance,
): Wheel {
  const toRecords = (found: readonly Aspect[]) =>
    found.map((aspect) => toAspectRecord(aspect, PICTURE_DISPLAY.decimals));
  return buildTriWheelFromResponse({
    ...triple,
    inner: toChartAnswer(inner, provenance),
    middle: toChartAnswer(middle, provenance),
    outer: toChartAnswer(outer, provenance),
    aspects: { middle: toRecords(aspects.middle), outer: toRecords(aspects.outer) },
  });
}

/** Whose chart it is, with its local time. */
export const nameChart = ({ subject }: NatalChart): string =>
  formatChartName(subject.name, toSubjectInfo(subject).datetime);

const toChartAnswer = (natal: NatalChart, provenance: Provenance): ChartAnswer =>
  toFullChart(natal, PICTURE_DISPLAY, provenance);
