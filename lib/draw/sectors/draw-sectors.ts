import { isPlusZone, SECTOR_COUNT, SECTORS_PER_ARC } from '../../astro/chart/sector.ts';
import type { ChartObjectId } from '../../base/catalog/chart-objects.ts';
import { ENGLISH_WORDS, type PictureWords } from '../../base/catalog/languages/words.ts';
import { type CornerText, drawCorner, LEAST_CAPTION_PX } from '../kit/corners.ts';
import {
  drawCircle,
  drawGroup,
  drawPath,
  drawRingPiece,
  drawSpoke,
  drawTitled,
  formatCoordinate,
  positionAt,
  toXy,
} from '../kit/drawing.ts';
import { type ChartCaption, HALF_SIZE, readableHeight, writeDocument } from '../kit/page.ts';
import { drawText, measureText } from '../kit/text.ts';
import { type Palette, type PaletteColors, selectPalette, type WheelTheme } from '../kit/themes.ts';
import { drawSectorPoints, planSectorLabels, SECTOR_ROTATION, toSectorDeg } from './points.ts';

const BOX = { left: -HALF_SIZE, top: -HALF_SIZE, width: 2 * HALF_SIZE, height: 2 * HALF_SIZE } as const;
const EDGE = 496;
const PADDING = 6;
const SIZES = { angle: 19, number: 16, caption: 12 } as const;
/** Width of the picture below which numbers and names are left out, pixels. */
const LEAST_NUMBER_PX = 300;
/** The four angles where their sectors begin. */
const ANGLES = [
  { name: 'AC', sector: 1 },
  { name: 'MC', sector: 1 + SECTORS_PER_ARC / 2 },
  { name: 'DC', sector: 1 + SECTORS_PER_ARC },
  { name: 'IC', sector: 1 + (3 * SECTORS_PER_ARC) / 2 },
] as const;

/** Radii of the ring of the numbers. */
interface SectorRing {
  readonly name: number;
  readonly high: number;
  readonly low: number;
  readonly angleText: number;
  readonly numberText: number;
}

/**
 * Draws the 36 Gauquelin sectors as a ring: rising on the left, the upper culmination at the top, plus zones shaded, and
 * every body at its sector.
 */
export function drawSectors(picture: SectorsPicture, style: SectorsStyle): string {
  const palette = selectPalette(style.theme, style.colors);
  const { words = ENGLISH_WORDS } = picture;
  const ring = planRing(style.sizePx);
  const placed = picture.points.flatMap(({ id, sector }) => (sector === null ? [] : [{ id, sector }]));
  const labels = planSectorLabels(placed.length, ring.low, style.sizePx);
  const hasCaptions = style.withCaptions && style.sizePx >= LEAST_CAPTION_PX;
  const drawn = [
    drawRing(ring, labels.low, { palette, words }),
    drawAngles(ring, labels.low, palette),
    drawSectorPoints(placed, labels, { palette, words }),
    hasCaptions ? drawCaptions(picture, style.sizePx, palette) : '',
  ];
  return writeDocument(picture, drawn, { box: BOX, palette, widthPx: style.sizePx });
}

function planRing(sizePx: number): SectorRing {
  const show = (units: number): number => (sizePx < LEAST_NUMBER_PX ? 0 : readableHeight(units, sizePx));
  const [angleText, numberText] = [show(SIZES.angle), show(SIZES.number)];
  const half = measureText('MC', angleText) / 2;
  const high = EDGE - 2 * half - PADDING;
  const width = measureText('36', numberText) + 2 * PADDING;
  return { name: EDGE - half, high, low: high - Math.max(width, 20), angleText, numberText };
}

interface SectorLook {
  readonly palette: Palette;
  readonly words: PictureWords;
}

function drawRing(ring: SectorRing, inner: number, { palette, words }: SectorLook): string {
  const { high, low, numberText } = ring;
  const boxes = Array.from({ length: SECTOR_COUNT }, (_, index) => {
    const sector = index + 1;
    const isPlus = isPlusZone(sector);
    const ends = [toSectorDeg(sector + 1), toSectorDeg(sector)] as const;
    const middle = positionAt(SECTOR_ROTATION, toSectorDeg(sector + 0.5), (high + low) / 2);
    const data = { class: isPlus ? 'sector plus-zone' : 'sector', 'data-sector': sector };
    return drawTitled(
      isPlus ? `${words.write('sector', sector)}, ${words.write('plus_zone')}` : words.write('sector', sector),
      data,
      [
        isPlus
          ? drawPath(drawRingPiece(SECTOR_ROTATION, ends, [inner, high]), { fill: palette.ring, stroke: 'none' })
          : '',
        drawPath(drawRingPiece(SECTOR_ROTATION, ends, [low, high]), { stroke: palette.faint, 'stroke-width': 1 }),
        isPlus
          ? drawPath(drawArc(ends, high), { stroke: palette.ink, 'stroke-width': 4, 'stroke-linecap': 'butt' })
          : '',
        numberText === 0
          ? ''
          : drawText(String(sector), { ...middle, height: numberText }, { class: 'number', stroke: palette.muted }),
      ],
    );
  });
  const circle = drawGroup([drawCircle(inner)], { class: 'borders', stroke: palette.faint, 'stroke-width': 1 });
  return drawGroup(boxes, { class: 'sectors' }) + circle;
}

const drawArc = ([from, to]: readonly [number, number], radius: number): string => {
  const r = formatCoordinate(radius);
  return `M${toXy(SECTOR_ROTATION, from, radius)}A${r} ${r} 0 0 0 ${toXy(SECTOR_ROTATION, to, radius)}`;
};

/** The horizon and the meridian with their names. */
function drawAngles({ name: radius, high, low, angleText }: SectorRing, inner: number, palette: Palette): string {
  const drawn = ANGLES.map(({ name, sector }) => {
    const deg = toSectorDeg(sector);
    const spokes = [drawSpoke(SECTOR_ROTATION, deg, [0, inner]), drawSpoke(SECTOR_ROTATION, deg, [low, high])].join('');
    const text = { ...positionAt(SECTOR_ROTATION, deg, radius), height: angleText };
    return [
      drawPath(spokes, { 'stroke-width': 2.6 }),
      angleText === 0 ? '' : drawText(name, text, { class: 'angle-name' }),
    ].join('');
  });
  return drawGroup(drawn, { class: 'angles', stroke: palette.ink });
}

function drawCaptions(
  { caption, points, settings, words = ENGLISH_WORDS }: SectorsPicture,
  sizePx: number,
  palette: Palette,
): string {
  const style = { palette, height: readableHeight(SIZES.caption, sizePx) };
  const toTexts = (lines: readonly string[], color: string): readonly CornerText[] =>
    lines.map((text) => ({ text, color }));
  const missing = points.filter(({ sector }) => sector === null).map(({ id }) => words.point(id));
  const notes = missing.length === 0 ? [] : [words.write('never_rising'), ...missing];
  const own = [...toTexts([caption.heading], palette.ink), ...toTexts(caption.lines, palette.muted)];
  const zones = toTexts(
    [words.write('plus_zones'), '36, 1, 2, 3', words.write('further_plus_zones')],
    palette.muted,
  ).toReversed();
  return drawGroup(
    [
      drawCorner(own, { horizontal: 'left', vertical: 'top' }, style),
      drawCorner(toTexts(settings, palette.muted), { horizontal: 'right', vertical: 'top' }, style),
      drawCorner(toTexts(notes, palette.ink).toReversed(), { horizontal: 'left', vertical: 'bottom' }, style),
      drawCorner(zones, { horizontal: 'right', vertical: 'bottom' }, style),
    ],
    { class: 'captions' },
  );
}

/** A body in its sector. */
interface SectorPoint {
  readonly id: ChartObjectId;
  /** `[1, 37)`; null where the body neither rises nor sets. */
  readonly sector: number | null;
}

/** Content of the picture of the sectors. */
interface SectorsPicture {
  /** Screen readers read it instead of the picture; any text. */
  readonly title: string;
  readonly description: string;
  readonly points: readonly SectorPoint[];
  readonly caption: ChartCaption;
  /** Method, zodiac, what was left out or replaced. */
  readonly settings: readonly string[];
  /** The words that are drawn; default: English ones. */
  readonly words?: PictureWords | undefined;
}

/** Style of the picture of the sectors. */
interface SectorsStyle {
  readonly theme: WheelTheme;
  /** Width and height in pixels at which the texts are readable. */
  readonly sizePx: number;
  /** Whether the corners hold the data of the chart. */
  readonly withCaptions: boolean;
  /** Replace colors of the theme. */
  readonly colors: PaletteColors;
}
