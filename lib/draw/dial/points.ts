import type { DialModulus, PlacedDialPoint } from '../../astro/chart/dial/dial.ts';
import { formatMinutes } from '../../astro/sky/zodiac/degree-text.ts';
import { ENGLISH_WORDS, type PictureWords } from '../../base/catalog/languages/words.ts';
import {
  drawPath,
  drawSymbol,
  drawTitled,
  formatCoordinate,
  joinLine,
  LINE_WIDTH,
  positionAt,
  toXy,
} from '../kit/drawing.ts';
import { LABEL_GLYPHS, SIGN_GLYPHS } from '../kit/glyphs.ts';
import { spreadLabels } from '../kit/spread.ts';
import { drawText, measureText } from '../kit/text.ts';
import type { Palette } from '../kit/themes.ts';
import { DIAL_ROTATION, toCircleDeg } from './scale.ts';

/** Heights of what stands at a point, units. A height of 0: it is left out. */
interface DialLabelSizes {
  readonly symbol: number;
  readonly degree: number;
  readonly minute: number;
}

interface LabelRow {
  readonly radius: number;
  readonly width: number;
  readonly height: number;
}

/** Where labels stand: the ends of the lines to the scale, the rows of each label, and the circle inside all. */
export interface DialLabels {
  readonly scale: number;
  readonly knee: number;
  readonly symbol: LabelRow;
  readonly degree: LabelRow;
  readonly minute: LabelRow;
  readonly low: number;
}

const LEADER_BAND = 21;
const GAP = 4;

/** Plans the rows of the labels inwards from the scale, apart in every direction of the radius. */
export function planLabels(scale: number, modulusDeg: DialModulus, sizes: DialLabelSizes): DialLabels {
  const knee = scale - LEADER_BAND;
  const symbol = { radius: knee - sizes.symbol / 2, width: sizes.symbol, height: sizes.symbol };
  const place = (above: LabelRow, text: string, height: number): LabelRow => {
    if (height === 0) return { ...above, width: 0, height };
    const width = measureText(text, height);
    const distance = Math.hypot((above.width + width) / 2, (above.height + height) / 2) + GAP / 2;
    return { radius: above.radius - distance, width, height };
  };
  const degree = place(symbol, `${Math.ceil(modulusDeg) - 1}°`, sizes.degree);
  const minute = place(degree, '59′', sizes.minute);
  const last = [minute, degree, symbol].find(({ height }) => height > 0) ?? symbol;
  return { scale, knee, symbol, degree, minute, low: last.radius - last.width / 2 - 2 * GAP };
}

/** Symbols of everything that may be on a dial. */
export const DIAL_SYMBOLS: Readonly<Record<string, string>> = { ...LABEL_GLYPHS, aries_point: SIGN_GLYPHS.Aries };

/** A position on the dial: `84°08′`. */
export function formatDialDegree(dialDeg: number): string {
  const { degrees, minutes } = splitDegree(dialDeg);
  return `${degrees}${minutes}`;
}

function splitDegree(dialDeg: number): { readonly degrees: string; readonly minutes: string } {
  const minutes = Math.floor(dialDeg * 60 + ROUNDING_MINUTES);
  return { degrees: `${Math.floor(minutes / 60)}°`, minutes: formatMinutes(minutes) };
}

/** 10° 30′ must not come out as 10° 29′ because 10.5 is 10.499999999999998. */
const ROUNDING_MINUTES = 1e-9;

interface PointStyle {
  readonly labels: DialLabels;
  readonly palette: Palette;
  /** Default: English ones. */
  readonly words?: PictureWords | undefined;
}

/** Draws the points of a dial apart from each other, each with its degree and a line to it on the scale. */
export function drawDialPoints(
  points: readonly PlacedDialPoint[],
  { modulusDeg, ...style }: PointStyle & { readonly modulusDeg: DialModulus },
): string {
  const { labels, palette } = style;
  const circleDegs = points.map(({ dialDeg }) => toCircleDeg(dialDeg, modulusDeg));
  const placedDegs = spreadLabels(circleDegs, findGapDeg(labels));
  const drawn = points.map((point, index) =>
    drawPoint(point, [circleDegs[index] as number, placedDegs[index] as number], style),
  );
  return `<g class="points" stroke="${palette.ink}">${drawn.join('')}</g>`;
}

/** Room that a label needs next to another one in any direction: the diagonal of a row, and for a symbol its width. */
function findGapDeg({ symbol, degree, minute }: DialLabels): number {
  const texts = [degree, minute].map(({ radius, width, height }) =>
    height === 0 ? 0 : (Math.hypot(width, height) + GAP) / radius,
  );
  return Math.max((symbol.width + GAP) / symbol.radius, ...texts) * (180 / Math.PI);
}

function drawPoint(
  { id, dialDeg }: PlacedDialPoint,
  [trueDeg, labelDeg]: readonly [number, number],
  { labels, palette, words = ENGLISH_WORDS }: PointStyle,
): string {
  const { symbol, degree, minute } = labels;
  const at = (radius: number) => positionAt(DIAL_ROTATION, labelDeg, radius);
  const { degrees, minutes } = splitDegree(dialDeg);
  const leader = joinLine([toXy(DIAL_ROTATION, trueDeg, labels.scale), toXy(DIAL_ROTATION, labelDeg, labels.knee)]);
  const parts = [
    drawPath(leader, { class: 'leader', stroke: palette.faint, 'stroke-width': LINE_WIDTH }),
    drawSymbol(DIAL_SYMBOLS[id] ?? '', at(symbol.radius), symbol.height, { class: 'symbol' }),
    ...(degree.height === 0
      ? []
      : [drawText(degrees, { ...at(degree.radius), height: degree.height }, { class: 'degree' })]),
    ...(minute.height === 0
      ? []
      : [drawText(minutes, { ...at(minute.radius), height: minute.height }, { class: 'minute' })]),
  ];
  const data = { class: 'point', 'data-id': id, 'data-dial': formatCoordinate(dialDeg) };
  return drawTitled(`${words.point(id)} ${formatDialDegree(dialDeg)}`, data, parts);
}
