import { drawAspectLines } from './aspect-lines.ts';
import { drawCircle, drawGroup } from './drawing.ts';
import { drawHouseRing, type HouseRingLayout } from './house-ring.ts';
import { defineNumerals } from './numerals.ts';
import { drawPointRing, type PointRingLayout } from './point-ring.ts';
import { PALETTES, type Palette } from './themes.ts';
import type { Wheel, WheelStyle } from './wheel.ts';
import { drawZodiacRing } from './zodiac-ring.ts';

/** The picture is 1000 units wide at every size in pixels. */
const HALF_SIZE = 500;
const SIGN_RADII = [400, 455] as const;
const ANGLE_RADII = { line: [455, 468], label: 484 } as const;

type RingRadii = Omit<PointRingLayout, 'colors'>;

/** Radii of the rings, for one chart or for two. */
interface WheelLayout {
  readonly inner: RingRadii;
  readonly outer?: RingRadii;
  readonly houses: HouseRingLayout;
}

const ONE_CHART: WheelLayout = {
  inner: { scale: 400, symbol: 362, degree: 330, minute: 305, retrograde: 284 },
  houses: { cusps: [234, 400], numbers: 247, angles: ANGLE_RADII },
};

const TWO_CHARTS: WheelLayout = {
  outer: { scale: 400, symbol: 366, degree: 341, minute: 321, retrograde: 305 },
  inner: { scale: 296, symbol: 262, degree: 236, minute: 215, retrograde: 199 },
  houses: { cusps: [158, 296], numbers: 171, angles: ANGLE_RADII },
};

/**
 * Draws a chart, or one chart around another, as an SVG document. Symbols are strokes and need no font; symbols and
 * texts do not overlap; colours are attributes and need no style sheet.
 *
 * The Ascendant is on the left, or 0° Aries in a chart without houses. Of two charts the inner one has the houses.
 */
export function drawWheel(wheel: Wheel, { theme, sizePx }: WheelStyle): string {
  const palette = PALETTES[theme];
  const drawn = drawGroup([drawContent(wheel, palette)], {
    fill: 'none',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="${-HALF_SIZE} ${-HALF_SIZE} 1000 1000"`,
    ' role="img" aria-labelledby="wheel-title wheel-description">',
    `<title id="wheel-title">${escapeXml(wheel.title)}</title>`,
    `<desc id="wheel-description">${escapeXml(wheel.description)}</desc>`,
    defineNumerals(),
    `<rect x="${-HALF_SIZE}" y="${-HALF_SIZE}" width="1000" height="1000" fill="${palette.background}"/>`,
    drawn,
    '</svg>',
  ].join('');
}

function drawContent({ points, outer, houses, aspects }: Wheel, palette: Palette): string {
  const layout = outer ? TWO_CHARTS : ONE_CHART;
  const rotation = { leftDeg: houses?.ascendantDeg ?? 0 };
  const { ink, faint, background, outerInk } = palette;
  const ringOf = (radii: RingRadii, color: string): PointRingLayout => ({
    ...radii,
    colors: { ink: color, faint, background },
  });
  return [
    drawZodiacRing(rotation, SIGN_RADII, palette),
    drawAspectLines(rotation, aspects, { radius: layout.houses.cusps[0], palette }),
    drawGroup([drawCircle(layout.inner.scale), drawCircle(layout.houses.cusps[0])], {
      stroke: faint,
      'stroke-width': 1,
    }),
    houses ? drawHouseRing(rotation, houses, { ring: layout.houses, palette }) : '',
    outer && layout.outer ? drawPointRing(rotation, outer, ringOf(layout.outer, outerInk)) : '',
    drawPointRing(rotation, points, ringOf(layout.inner, ink)),
  ].join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Replaces characters that XML 1.0 forbids, because no escape makes them legal. */
function escapeXml(text: string): string {
  const legal = text.toWellFormed().replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');
  return legal.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
