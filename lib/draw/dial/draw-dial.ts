import type { PlacedDialPoint } from '../../astro/chart/dial/dial.ts';
import { ENGLISH_WORDS } from '../../base/catalog/languages/words.ts';
import { type CornerText, drawCorner, LEAST_CAPTION_PX } from '../kit/corners.ts';
import { drawCircle, drawGroup, drawSpoke, drawTitledPath, joinLine, toXy } from '../kit/drawing.ts';
import { type ChartCaption, HALF_SIZE, readableHeight, writeDocument } from '../kit/page.ts';
import { type Palette, selectPalette } from '../kit/themes.ts';
import type { DialPicture, DialStyle } from './dial-picture.ts';
import { drawFormulas, toPlanetaryPictureFormula, toStructureFormula } from './formulas.ts';
import { type DialLabels, drawDialPoints, formatDialDegree, planLabels } from './points.ts';
import { DIAL_ROTATION, drawDialScale, planScale, toCircleDeg } from './scale.ts';

const SIZES = { symbol: 30, degree: 17, minute: 14, number: 15, caption: 12 } as const;
/** Widths of the picture below which minutes, and then degrees and numbers, are left out. */
const LEAST_SIZES_PX = { minutes: 640, degrees: 400 } as const;
const BOX = { left: -HALF_SIZE, top: -HALF_SIZE, width: 2 * HALF_SIZE, height: 2 * HALF_SIZE } as const;

/**
 * Draws a dial as an SVG document: its scale, its points with their degrees, the axis of a point with lines between the
 * points that are symmetric about it, and in the corners whose chart it is and the nearest formulas.
 */
export function drawDial(dial: DialPicture, style: DialStyle): string {
  const palette = selectPalette(style.theme, style.colors);
  const { modulusDeg } = dial;
  const sizes = selectSizes(style.sizePx);
  const scale = planScale(modulusDeg, sizes.number);
  const labels = planLabels(scale.radius, modulusDeg, sizes);
  const hasCaptions = style.withCaptions && style.sizePx >= LEAST_CAPTION_PX;
  const drawn = [
    drawDialScale(modulusDeg, scale, palette),
    drawGroup([drawCircle(labels.low)], { class: 'borders', stroke: palette.faint, 'stroke-width': 1 }),
    dial.axis ? drawAxis(dial, dial.axis, { labels, palette }) : '',
    drawDialPoints(dial.points, { modulusDeg, labels, palette, words: dial.words }),
    hasCaptions ? drawCaptions(dial, palette, style.sizePx) : '',
  ];
  return writeDocument(dial, drawn, { box: BOX, palette, widthPx: style.sizePx });
}

function selectSizes(sizePx: number) {
  const show = (units: number, leastPx: number): number => (sizePx < leastPx ? 0 : readableHeight(units, sizePx));
  return {
    symbol: SIZES.symbol,
    number: show(SIZES.number, LEAST_SIZES_PX.degrees),
    degree: show(SIZES.degree, LEAST_SIZES_PX.degrees),
    minute: show(SIZES.minute, LEAST_SIZES_PX.minutes),
  };
}

/** The axis across the dial, and a line between the two points of every structure on it. */
function drawAxis(
  { modulusDeg, points, structures, words = ENGLISH_WORDS }: DialPicture,
  point: PlacedDialPoint,
  { labels, palette }: { readonly labels: DialLabels; readonly palette: Palette },
): string {
  const { low, knee, scale } = labels;
  const at = new Map(points.map(({ id, dialDeg }) => [id, toCircleDeg(dialDeg, modulusDeg)]));
  const axisDeg = toCircleDeg(point.dialDeg, modulusDeg);
  const lines = structures.flatMap(({ pair: [a, b], orbDeg }) => {
    const [from, to] = [at.get(a), at.get(b)];
    if (from === undefined || to === undefined) return [];
    const d = joinLine([toXy(DIAL_ROTATION, from, low), toXy(DIAL_ROTATION, to, low)]);
    const title = `${words.point(a)}/${words.point(b)} = ${words.point(point.id)}, ${words.write('orb', formatDialDegree(orbDeg))}`;
    return [drawTitledPath(title, d, { class: 'symmetry', 'data-a': a, 'data-b': b })];
  });
  const across = [axisDeg, axisDeg + 180].map((deg) => drawSpoke(DIAL_ROTATION, deg, [0, low]));
  const outside = [axisDeg, axisDeg + 180].map((deg) => drawSpoke(DIAL_ROTATION, deg, [knee, scale]));
  const title = `${words.write('axis_of', words.point(point.id))} ${formatDialDegree(point.dialDeg)}`;
  const axis = drawTitledPath(title, [...across, ...outside].join(''), { class: 'axis', 'data-id': point.id });
  return [
    drawGroup(lines, { class: 'symmetries', stroke: palette.harmonious, 'stroke-width': 1.5 }),
    drawGroup([axis], { stroke: palette.tense, 'stroke-width': 2.6 }),
  ].join('');
}

function drawCaptions(
  { axis, caption, settings, structures, planetaryPictures, words = ENGLISH_WORDS }: DialPicture,
  palette: Palette,
  sizePx: number,
): string {
  const style = { palette, height: readableHeight(SIZES.caption, sizePx) };
  const write = ({ heading, lines }: ChartCaption): readonly CornerText[] => [
    { text: heading, color: palette.ink },
    ...lines.map((text) => ({ text, color: palette.muted })),
  ];
  const set = settings.map((text) => ({ text, color: palette.muted }));
  const title = axis ? words.write('axis_of', words.point(axis.id)) : words.write('midpoints');
  return drawGroup(
    [
      drawCorner(write(caption), { horizontal: 'left', vertical: 'top' }, style),
      drawCorner(set, { horizontal: 'right', vertical: 'top' }, style),
      drawFormulas(title, structures.map(toStructureFormula), {
        corner: { horizontal: 'left', vertical: 'bottom' },
        style,
      }),
      drawFormulas(words.write('planetary_pictures'), planetaryPictures.map(toPlanetaryPictureFormula), {
        corner: { horizontal: 'right', vertical: 'bottom' },
        style,
      }),
    ],
    { class: 'captions' },
  );
}
