import { LEAST_CAPTION_PX } from '../kit/corners.ts';
import { concatenate, drawCircle, drawGroup, type WheelRotation } from '../kit/drawing.ts';
import { HALF_SIZE, writeDocument } from '../kit/page.ts';
import { type Palette, type PaletteColor, selectPalette } from '../kit/themes.ts';
import { drawAspectLines, noteSelection, selectAspects } from './aspect-lines.ts';
import { drawCaptions } from './captions.ts';
import { drawCuspRing } from './cusp-ring.ts';
import { drawHouses } from './house-ring.ts';
import { type LabelDetail, planWheel, type WheelLayout } from './layout.ts';
import { type AllowedShifts, ANY_SHIFT_DEG, isWithin, type PlacedLabels, placeLabels } from './place-labels.ts';
import { drawPointRing } from './point-ring.ts';
import type { Wheel, WheelChart, WheelStyle } from './wheel.ts';
import { drawZodiacRing } from './zodiac-ring.ts';

/**
 * Draws a chart, or up to three one around the other, as an SVG document. Symbols and texts are strokes and need no font, colors
 * are attributes and need no style sheet, and no element has an id, so that a page can hold several pictures.
 *
 * No label touches another or a line between houses, and none leaves its house. Every point, sign, cusp and aspect has a
 * title and `data-` attributes.
 */
export function drawWheel(wheel: Wheel, style: WheelStyle): string {
  const palette = selectPalette(style.theme, style.colors);
  const box = { left: -HALF_SIZE, top: -HALF_SIZE, width: 2 * HALF_SIZE, height: 2 * HALF_SIZE };
  const aspects = selectAspects(wheel.aspects, style.aspectLines);
  const hasCaptions = style.withCaptions && style.sizePx >= LEAST_CAPTION_PX;
  const kinds = aspects.map(({ aspect }) => aspect);
  const noted = { ...wheel, notes: [...wheel.notes, ...noteSelection(wheel, style.aspectLines)] };
  const captions = hasCaptions ? drawCaptions(noted, kinds, { palette, sizePx: style.sizePx }) : '';
  return writeDocument(wheel, [drawWheelContent({ ...wheel, aspects }, style, palette), captions], {
    box,
    palette,
    widthPx: style.sizePx,
  });
}

/** The rings of a wheel around the origin and all of its aspects, without the corners. */
export function drawWheelContent(wheel: Wheel, style: WheelStyle, palette: Palette): string {
  const { houses, words } = wheel;
  const rotation = findRotation(wheel, style);
  const charts = listRings(wheel);
  const { layout, placed } = fitWheel({ wheel, charts: charts.map(({ chart }) => chart), rotation }, style.sizePx);
  const dividersDeg = placed.map((labels) => labels.dividersDeg);
  const rings = charts.map(({ chart, name, ink }, level) => {
    const { labelsDeg } = placed[level] as PlacedLabels;
    const ring = layout.rings[level] as WheelLayout['rings'][number];
    return drawPointRing(chart, {
      rotation,
      ring,
      labelsDeg,
      ink: palette[ink],
      palette,
      hasBodyColors: charts.length === 1,
      name,
      words,
    });
  });
  return concatenate([
    drawZodiacRing(rotation, layout.signs, { palette, words }),
    drawAspectLines(rotation, wheel.aspects, {
      radius: layout.aspects,
      palette,
      withGlyphs: style.withAspectGlyphs,
      names: { middle: wheel.middle?.name, outer: wheel.outer?.name },
      words,
    }),
    drawBorders(layout, palette),
    houses ? drawHouses(houses, { rotation, layout, dividersDeg, palette, words }) : '',
    houses && layout.cusps.text > 0 ? drawCuspRing(houses, { rotation, layout, palette, words }) : '',
    ...rings,
  ]);
}

interface Ring {
  readonly chart: WheelChart;
  readonly name: 'inner' | 'middle' | 'outer';
  readonly ink: PaletteColor;
}

/** The charts from the outside inwards, with their colors. */
function listRings({ chart, middle, outer }: Wheel): readonly Ring[] {
  return [
    ...(outer ? [{ chart: outer, name: 'outer', ink: 'outer_ink' } as const] : []),
    ...(middle ? [{ chart: middle, name: 'middle', ink: 'middle_ink' } as const] : []),
    { chart, name: 'inner', ink: 'ink' },
  ];
}

function drawBorders({ rings, aspects }: WheelLayout, palette: Palette): string {
  const radii = new Set([...rings.flatMap(({ scale, low }) => [scale, low]), aspects]);
  return drawGroup([...radii].map(drawCircle), { class: 'borders', stroke: palette.faint, 'stroke-width': 1 });
}

function findRotation({ houses }: Wheel, { orientation }: WheelStyle): WheelRotation {
  if (!houses || orientation === 'aries_left') return { leftDeg: 0 };
  return { leftDeg: orientation === 'midheaven_top' ? houses.midheavenDeg + 90 : houses.ascendantDeg };
}

/** As far as the beginning of a sign may move without a symbol beyond it. */
const IN_SIGN_DEG = 2;
/** A label that its sign has no room for stands as near to it as possible. */
const NEAR_SIGN_DEG = 180;

/** Sizes and detail of labels, the preferred first, and how far each may move lines. */
const ATTEMPTS = [
  { scale: 1, detail: 'minutes', signDeg: IN_SIGN_DEG, cuspDeg: 0, angleDeg: 0 },
  { scale: 0.88, detail: 'minutes', signDeg: IN_SIGN_DEG, cuspDeg: 0, angleDeg: 0 },
  { scale: 0.76, detail: 'minutes', signDeg: IN_SIGN_DEG, cuspDeg: 0, angleDeg: 0 },
  { scale: 0.88, detail: 'minutes', signDeg: NEAR_SIGN_DEG, cuspDeg: 0, angleDeg: 0 },
  { scale: 0.76, detail: 'minutes', signDeg: NEAR_SIGN_DEG, cuspDeg: 16, angleDeg: 0 },
  { scale: 0.66, detail: 'minutes', signDeg: NEAR_SIGN_DEG, cuspDeg: 16, angleDeg: 0 },
  { scale: 0.66, detail: 'minutes', signDeg: ANY_SHIFT_DEG, cuspDeg: 20, angleDeg: 6 },
  { scale: 0.76, detail: 'degrees', signDeg: NEAR_SIGN_DEG, cuspDeg: 16, angleDeg: 0 },
  { scale: 0.66, detail: 'degrees', signDeg: ANY_SHIFT_DEG, cuspDeg: 20, angleDeg: 6 },
  { scale: 0.76, detail: 'none', signDeg: NEAR_SIGN_DEG, cuspDeg: 16, angleDeg: 0 },
  { scale: 0.6, detail: 'none', signDeg: ANY_SHIFT_DEG, cuspDeg: 30, angleDeg: 30 },
] as const;
/** Where none fits, which takes forty points: these may overlap. */
const SMALLEST = { scale: 0.45, detail: 'none', signDeg: ANY_SHIFT_DEG, cuspDeg: 360, angleDeg: 360 } as const;

interface Attempt extends AllowedShifts {
  readonly sizePx: number;
  readonly scale: number;
  readonly detail: LabelDetail;
}

interface WheelRings {
  readonly wheel: Wheel;
  /** The outermost first. */
  readonly charts: readonly WheelChart[];
  readonly rotation: WheelRotation;
}

interface FittedWheel {
  readonly layout: WheelLayout;
  /** For each ring. */
  readonly placed: readonly PlacedLabels[];
}

/** The largest labels that the circle has room for without moving cusps and angles too far. */
function fitWheel(rings: WheelRings, sizePx: number): FittedWheel {
  for (const attempt of ATTEMPTS) {
    const fitted = layOutWheel(rings, { sizePx, ...attempt });
    if (fitted.placed.every((labels) => isWithin(labels, attempt))) return fitted;
  }
  return layOutWheel(rings, { sizePx, ...SMALLEST });
}

function layOutWheel({ wheel, charts, rotation }: WheelRings, attempt: Attempt): FittedWheel {
  const { houses } = wheel;
  const count = wheel.middle ? 3 : wheel.outer ? 2 : 1;
  const layout = planWheel({ ...attempt, charts: count, hasHouses: houses !== undefined });
  const placed = charts.map(({ points }, level) => {
    const ring = layout.rings[level] as WheelLayout['rings'][number];
    return placeLabels(points, houses, { rotation, ring, houses: layout.houses, allowed: attempt });
  });
  return { layout, placed };
}
