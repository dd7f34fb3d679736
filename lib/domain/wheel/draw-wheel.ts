import { aspectLines } from './aspect-lines.ts';
import { circle, group } from './drawing.ts';
import { type HouseRing, houseRing } from './house-ring.ts';
import { numeralDefinitions } from './numerals.ts';
import { type PointRing, pointRing } from './point-ring.ts';
import { PALETTES, type Palette } from './themes.ts';
import type { Wheel, WheelStyle } from './wheel.ts';
import { zodiacRing } from './zodiac-ring.ts';

/** The picture is 1000 units wide, whatever its size in pixels. */
const HALF = 500;
const SIGNS = [400, 455] as const;
const ANGLES = { line: [455, 468], label: 484 } as const;

type RingRadii = Omit<PointRing, 'colors'>;

/** Distances from the middle, for one chart and for two. */
interface Layout {
  readonly inner: RingRadii;
  readonly outer?: RingRadii;
  readonly houses: HouseRing;
}

const ONE_CHART: Layout = {
  inner: { scale: 400, symbol: 362, degree: 330, minute: 305, retrograde: 284 },
  houses: { cusps: [234, 400], numbers: 247, angles: ANGLES },
};

const TWO_CHARTS: Layout = {
  outer: { scale: 400, symbol: 366, degree: 341, minute: 321, retrograde: 305 },
  inner: { scale: 296, symbol: 262, degree: 236, minute: 215, retrograde: 199 },
  houses: { cusps: [158, 296], numbers: 171, angles: ANGLES },
};

/**
 * A chart, or two about each other, as an SVG document: symbols are strokes and need no font, nothing overlaps, colours
 * are attributes and need no style sheet.
 *
 * The Ascendant is on the left, 0° Aries where there is none. Of two charts the houses are the inner one's.
 */
export function drawWheel(wheel: Wheel, { theme, sizePx }: WheelStyle): string {
  const palette = PALETTES[theme];
  const drawn = group([content(wheel, palette)], {
    fill: 'none',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="${-HALF} ${-HALF} 1000 1000"`,
    ' role="img" aria-labelledby="wheel-title wheel-description">',
    `<title id="wheel-title">${escaped(wheel.title)}</title>`,
    `<desc id="wheel-description">${escaped(wheel.description)}</desc>`,
    numeralDefinitions(),
    `<rect x="${-HALF}" y="${-HALF}" width="1000" height="1000" fill="${palette.background}"/>`,
    drawn,
    '</svg>',
  ].join('');
}

function content({ points, outer, houses, aspects }: Wheel, palette: Palette): string {
  const layout = outer ? TWO_CHARTS : ONE_CHART;
  const turn = { leftDeg: houses?.ascendantDeg ?? 0 };
  const { ink, faint, background, outerInk } = palette;
  const ringOf = (radii: RingRadii, color: string): PointRing => ({
    ...radii,
    colors: { ink: color, faint, background },
  });
  return [
    zodiacRing(turn, SIGNS, palette),
    aspectLines(turn, aspects, { radius: layout.houses.cusps[0], palette }),
    group([circle(layout.inner.scale), circle(layout.houses.cusps[0])], { stroke: faint, 'stroke-width': 1 }),
    houses ? houseRing(turn, houses, { ring: layout.houses, palette }) : '',
    outer && layout.outer ? pointRing(turn, outer, ringOf(layout.outer, outerInk)) : '',
    pointRing(turn, points, ringOf(layout.inner, ink)),
  ].join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML 1.0 forbids are replaced, as no escape makes them legal. */
function escaped(text: string): string {
  const legal = text.toWellFormed().replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');
  return legal.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
