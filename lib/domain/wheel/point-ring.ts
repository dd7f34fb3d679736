import { minutesInSign, minuteText } from './degree-text.ts';
import { group, path, place, spoke, symbol, type Turn } from './drawing.ts';
import { POINT_GLYPHS, RETROGRADE_GLYPH } from './glyphs.ts';
import { numerals } from './numerals.ts';
import { spread } from './spread.ts';
import type { WheelPoint } from './wheel.ts';

/** Distances from the middle at which a ring of bodies is drawn. */
export interface PointRing {
  /** Where the degree is on the scale. */
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
/** Symbols are 27 units wide; this much room they have at least, along their circle. */
const SYMBOL_ROOM = 31;
const TICK_LENGTH = 12;
/** Cusps and axes stop where something is written. */
const SYMBOL_CLEARING = 29;
const TEXT_CLEARING = 19;

/** Bodies with their degrees, moved apart where they stand close, each with a line to where it really is. */
export function pointRing(turn: Turn, points: readonly WheelPoint[], ring: PointRing): string {
  const roomDeg = (SYMBOL_ROOM / ring.symbol) * (180 / Math.PI);
  const labels = spread(
    points.map(({ longitudeDeg }) => longitudeDeg),
    roomDeg,
  );
  const lines = points.map((point, index) => pointer(turn, ring, [point.longitudeDeg, labels[index] as number]));
  const symbols = points.map((point, index) =>
    symbol(POINT_GLYPHS[point.id], place(turn, labels[index] as number, ring.symbol), SYMBOL_SCALE),
  );
  const texts = points.map((point, index) => degreeTexts(turn, ring, { point, labelDeg: labels[index] as number }));
  return [
    group([path(lines.join(''))], { stroke: ring.colors.faint, 'stroke-width': 1 }),
    clearing(
      turn,
      { labels, radii: [ring.symbol] },
      { stroke: ring.colors.background, 'stroke-width': SYMBOL_CLEARING },
    ),
    clearing(
      turn,
      { labels, radii: [ring.degree, ring.minute] },
      { stroke: ring.colors.background, 'stroke-width': TEXT_CLEARING },
    ),
    group(symbols, { stroke: ring.colors.ink, 'stroke-width': 1.5 }),
    group(texts, { stroke: ring.colors.ink, 'stroke-width': 1 }),
  ].join('');
}

/** Round dots that wipe out what was drawn before. */
function clearing(
  turn: Turn,
  { labels, radii }: { readonly labels: readonly number[]; readonly radii: readonly number[] },
  stroke: Readonly<Record<string, string | number>>,
): string {
  const dots = radii.flatMap((radius) => labels.map((labelDeg) => `M${place(turn, labelDeg, radius)}h0`));
  return group([path(dots.join(''))], stroke);
}

/** A tick at the true degree, and a line from it to the symbol. */
function pointer(turn: Turn, { scale, symbol: at }: PointRing, [trueDeg, labelDeg]: readonly [number, number]): string {
  const inwards = at < scale ? -1 : 1;
  const knee = scale + inwards * TICK_LENGTH;
  const end = at - inwards * (SYMBOL_ROOM / 2);
  return `${spoke(turn, trueDeg, [scale, knee])}L${place(turn, labelDeg, end)}`;
}

interface Label {
  readonly point: WheelPoint;
  readonly labelDeg: number;
}

function degreeTexts(turn: Turn, ring: PointRing, { point, labelDeg }: Label): string {
  const minutes = minutesInSign(point.longitudeDeg);
  const degree = `${Math.floor(minutes / 60)}°`;
  const texts = [
    numerals(degree, place(turn, labelDeg, ring.degree), NUMERAL_SCALE),
    numerals(minuteText(minutes), place(turn, labelDeg, ring.minute), MINUTE_SCALE),
  ];
  if (point.retrograde) texts.push(symbol(RETROGRADE_GLYPH, place(turn, labelDeg, ring.retrograde), RETROGRADE_SCALE));
  return texts.join('');
}
