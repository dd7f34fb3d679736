import { formatMinutes, minutesInSign } from './degree-text.ts';
import { drawGroup, drawPath, drawSpoke, drawSymbol, toXy, type WheelRotation } from './drawing.ts';
import { POINT_GLYPHS, RETROGRADE_GLYPH } from './glyphs.ts';
import { drawNumerals } from './numerals.ts';
import { spreadLabels } from './spread.ts';
import type { WheelPoint } from './wheel.ts';

/** Radii at which a ring of bodies is drawn. */
export interface PointRingLayout {
  /** Of the scale, at which the pointer starts. */
  readonly scale: number;
  readonly symbol: number;
  readonly degree: number;
  readonly minute: number;
  readonly retrograde: number;
  readonly colors: { readonly ink: string; readonly faint: string; readonly background: string };
}

const SYMBOL_SCALE = 1.35;
const NUMERAL_SCALE = 1.15;
const MINUTE_SCALE = 0.95;
const RETROGRADE_SCALE = 0.8;
/** Least distance of symbols along their circle; they are 27 units wide. */
const SYMBOL_ROOM = 31;
const TICK_LENGTH = 12;
/** Diameter of the cleared background behind symbols and texts, where cusps and axes are interrupted. */
const SYMBOL_CLEARING = 29;
const TEXT_CLEARING = 19;

/** Draws bodies with their degrees. Close ones are moved apart; a pointer connects each with its true position. */
export function drawPointRing(rotation: WheelRotation, points: readonly WheelPoint[], ring: PointRingLayout): string {
  const gapDeg = (SYMBOL_ROOM / ring.symbol) * (180 / Math.PI);
  const labels = spreadLabels(
    points.map(({ longitudeDeg }) => longitudeDeg),
    gapDeg,
  );
  const lines = points.map((point, index) =>
    drawPointer(rotation, ring, [point.longitudeDeg, labels[index] as number]),
  );
  const symbols = points.map((point, index) =>
    drawSymbol(POINT_GLYPHS[point.id], toXy(rotation, labels[index] as number, ring.symbol), SYMBOL_SCALE),
  );
  const texts = points.map((point, index) =>
    drawDegreeTexts(rotation, ring, { point, labelDeg: labels[index] as number }),
  );
  return [
    drawGroup([drawPath(lines.join(''))], { stroke: ring.colors.faint, 'stroke-width': 1 }),
    drawClearing(
      rotation,
      { labels, radii: [ring.symbol] },
      { stroke: ring.colors.background, 'stroke-width': SYMBOL_CLEARING },
    ),
    drawClearing(
      rotation,
      { labels, radii: [ring.degree, ring.minute] },
      { stroke: ring.colors.background, 'stroke-width': TEXT_CLEARING },
    ),
    drawGroup(symbols, { stroke: ring.colors.ink, 'stroke-width': 1.5 }),
    drawGroup(texts, { stroke: ring.colors.ink, 'stroke-width': 1 }),
  ].join('');
}

/** Draws dots of the background colour over earlier lines. */
function drawClearing(
  rotation: WheelRotation,
  { labels, radii }: { readonly labels: readonly number[]; readonly radii: readonly number[] },
  stroke: Readonly<Record<string, string | number>>,
): string {
  const dots = radii.flatMap((radius) => labels.map((labelDeg) => `M${toXy(rotation, labelDeg, radius)}h0`));
  return drawGroup([drawPath(dots.join(''))], stroke);
}

/** A tick at the true degree and a line from it to the symbol. */
function drawPointer(
  rotation: WheelRotation,
  { scale, symbol }: PointRingLayout,
  [trueDeg, labelDeg]: readonly [number, number],
): string {
  const direction = symbol < scale ? -1 : 1;
  const knee = scale + direction * TICK_LENGTH;
  const end = symbol - direction * (SYMBOL_ROOM / 2);
  return `${drawSpoke(rotation, trueDeg, [scale, knee])}L${toXy(rotation, labelDeg, end)}`;
}

interface PointLabel {
  readonly point: WheelPoint;
  readonly labelDeg: number;
}

function drawDegreeTexts(rotation: WheelRotation, ring: PointRingLayout, { point, labelDeg }: PointLabel): string {
  const minutes = minutesInSign(point.longitudeDeg);
  const degree = `${Math.floor(minutes / 60)}°`;
  const texts = [
    drawNumerals(degree, toXy(rotation, labelDeg, ring.degree), NUMERAL_SCALE),
    drawNumerals(formatMinutes(minutes), toXy(rotation, labelDeg, ring.minute), MINUTE_SCALE),
  ];
  if (point.retrograde)
    texts.push(drawSymbol(RETROGRADE_GLYPH, toXy(rotation, labelDeg, ring.retrograde), RETROGRADE_SCALE));
  return texts.join('');
}
