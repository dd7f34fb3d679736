import { formatDegree, formatDegrees } from '../../astro/sky/zodiac/degree-text.ts';
import { ENGLISH_WORDS, type PictureWords } from '../../base/catalog/languages/words.ts';
import { SIGNS } from '../../base/catalog/signs.ts';
import {
  directionOf,
  drawGroup,
  drawPath,
  drawTitled,
  joinLine,
  positionAt,
  toXy,
  type WheelRotation,
} from '../kit/drawing.ts';
import { spreadItems } from '../kit/spread.ts';
import { drawText, measureText } from '../kit/text.ts';
import type { Palette } from '../kit/themes.ts';
import { ANGLE_ABBREVIATIONS, type Divider, listDividers } from './dividers.ts';
import type { WheelLayout } from './layout.ts';
import type { WheelHouses } from './wheel.ts';

/** The ring outside the signs. */
interface CuspRing {
  readonly rotation: WheelRotation;
  readonly layout: WheelLayout;
  readonly palette: Palette;
  readonly words?: PictureWords | undefined;
}

const GAP = 6;
/** Least room between pieces below each other, as a share of their height. */
const LEAST_LEADING = 0.22;
const ROUNDS = 3;
/** Rounding of a cusp at the beginning of a sign. */
const SAME_DEG = 1e-6;

/** What is written about a cusp or an angle. */
interface CuspLabel {
  readonly divider: Divider;
  readonly pieces: readonly { readonly text: string; readonly width: number; readonly className: string }[];
}

/**
 * Writes the degree of every cusp and angle around the signs, each piece upright, in the direction of reading. Cusps of
 * whole signs have none: the signs begin there.
 */
export function drawCuspRing(houses: WheelHouses, ring: CuspRing): string {
  const hasOwnDegrees = houses.cuspsDeg.some((deg) => deg % 30 > SAME_DEG);
  const labels = listDividers(houses)
    .filter(({ angle }) => hasOwnDegrees || angle !== undefined)
    .map((divider) => toLabel(divider, ring.layout.cusps))
    .toSorted((a, b) => a.divider.deg - b.divider.deg);
  const placed = placeCuspLabels(labels, ring);
  const drawn = labels.map((label, index) => drawCuspLabel(label, placed[index] as number, ring));
  return drawGroup(drawn, { class: 'cusp-degrees', stroke: ring.palette.ink });
}

function toLabel(divider: Divider, { text, withMinutes }: WheelLayout['cusps']): CuspLabel {
  const { degrees, minutes } = formatDegrees(divider.deg);
  const pieces = [
    ...(divider.angle ? [{ text: ANGLE_ABBREVIATIONS[divider.angle], className: 'angle-name' }] : []),
    { text: degrees, className: 'degree' },
    ...(withMinutes ? [{ text: minutes, className: 'minute' }] : []),
  ];
  return { divider, pieces: pieces.map((piece) => ({ ...piece, width: measureText(piece.text, text) })) };
}

/** Moves labels apart that would overlap. */
function placeCuspLabels(labels: readonly CuspLabel[], { rotation, layout: { cusps } }: CuspRing): readonly number[] {
  const items = labels.map(({ divider }) => ({ deg: divider.deg, weight: divider.angle ? 3 : 1 }));
  let placed: readonly number[] = items.map(({ deg }) => deg);
  let gaps: readonly number[] = items.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const lengths = labels.map(
      (label, index) => lineUp(label, directionOf(rotation, placed[index] as number), cusps).length,
    );
    gaps = lengths.map((length, index) => {
      const next = lengths[(index + 1) % lengths.length] as number;
      return Math.max(gaps[index] as number, (((length + next) / 2 + GAP) / cusps.radius) * DEG_PER_RADIAN);
    });
    placed = spreadItems(items, gaps);
  }
  return placed;
}

const DEG_PER_RADIAN = 180 / Math.PI;

interface Direction {
  readonly x: number;
  readonly y: number;
}

/** Places of the pieces along the circle, and the length that they take up, units. */
interface PieceRow {
  readonly offsets: readonly number[];
  readonly length: number;
}

/** Lines the pieces up, each upright, apart from the one before it. */
function lineUp({ pieces }: CuspLabel, direction: Direction, cusps: WheelLayout['cusps']): PieceRow {
  const widths = pieces.map(({ width }) => width);
  const offsets = widths.reduce<number[]>((row, width, index) => {
    const [before, at] = [widths[index - 1], row[index - 1]];
    row.push(before === undefined || at === undefined ? 0 : at + findStep((before + width) / 2, cusps, direction));
    return row;
  }, []);
  const widest = Math.max(...widths);
  const span = offsets.at(-1) ?? 0;
  return { offsets: offsets.map((offset) => offset - span / 2), length: span + findStep(widest, cusps, direction) };
}

/** Distance along the circle that keeps two upright pieces of this mean width apart. */
const findStep = (width: number, { text }: WheelLayout['cusps'], { x, y }: Direction): number =>
  Math.min((width + GAP) / Math.abs(y), (text + Math.max(GAP / 2, text * LEAST_LEADING)) / Math.abs(x));

function drawCuspLabel(
  label: CuspLabel,
  placedDeg: number,
  { rotation, layout, palette, words = ENGLISH_WORDS }: CuspRing,
): string {
  const { divider, pieces } = label;
  const { cusps, signs } = layout;
  const direction = directionOf(rotation, placedDeg);
  // Above the middle of the picture reading goes clockwise, below it anticlockwise, at its sides downwards.
  const isRatherLevel = Math.abs(direction.y) > Math.abs(direction.x);
  const isClockwise = isRatherLevel ? direction.y < 0 : direction.x > 0;
  const { offsets } = lineUp(label, direction, cusps);
  const drawn = pieces.map(({ text, className }, index) => {
    const deg = ((offsets[index] as number) / cusps.radius) * DEG_PER_RADIAN;
    const place = { ...positionAt(rotation, placedDeg + (isClockwise ? -deg : deg), cusps.radius), height: cusps.text };
    return drawText(text, place, { class: className });
  });
  const { deg, house, angle } = divider;
  const tick = joinLine([toXy(rotation, deg, signs.high), toXy(rotation, placedDeg, signs.high + TICK)]);
  const name = angle ? ANGLE_ABBREVIATIONS[angle] : words.write('cusp', house ?? '');
  const data = {
    class: angle ? 'cusp-degree angle' : 'cusp-degree',
    'data-sign': SIGNS[Math.floor(deg / 30)] ?? '',
    ...(house !== undefined && { 'data-house': house }),
    ...(angle && { 'data-angle': angle }),
  };
  return drawTitled(`${name} ${formatDegree(deg, words)}`, data, [
    drawPath(tick, { stroke: angle ? palette.ink : palette.faint, 'stroke-width': angle ? 2 : 1 }),
    ...drawn,
  ]);
}

const TICK = 3;
