import { ELEMENTS, SIGNS } from '../../catalog/signs.ts';
import {
  drawCircle,
  drawGroup,
  drawPath,
  drawRingPiece,
  drawSpoke,
  drawSymbol,
  type Radii,
  toXy,
  type WheelRotation,
} from './drawing.ts';
import { SIGN_GLYPHS } from './glyphs.ts';
import type { Palette } from './themes.ts';

const SIGN_SCALE = 1.5;

/** Length of the tick at every tenth, every fifth and every other degree. */
const TICKS = [
  { everyDeg: 10, length: 12 },
  { everyDeg: 5, length: 9 },
  { everyDeg: 1, length: 5 },
] as const;

/** Draws the twelve signs around the wheel, with a scale of degrees on their inner border. */
export function drawZodiacRing(rotation: WheelRotation, [low, high]: Radii, palette: Palette): string {
  const middle = (low + high) / 2;
  const pieces = SIGNS.map((_, index) => drawRingPiece(rotation, [index * 30, index * 30 + 30], [low, high]));
  const signs = ELEMENTS.map((element, first) => {
    const ofElement = SIGNS.filter((_, index) => index % ELEMENTS.length === first);
    const drawn = ofElement.map((sign) =>
      drawSymbol(SIGN_GLYPHS[sign], toXy(rotation, SIGNS.indexOf(sign) * 30 + 15, middle), SIGN_SCALE),
    );
    return drawGroup(drawn, { stroke: palette.elements[element], 'stroke-width': 1.6 });
  });
  return [
    drawGroup([drawPath(pieces.join(''))], { fill: palette.ring, stroke: palette.faint, 'stroke-width': 1 }),
    drawGroup([drawPath(drawTicks(rotation, low)), drawCircle(low)], { stroke: palette.faint, 'stroke-width': 1 }),
    ...signs,
  ].join('');
}

function drawTicks(rotation: WheelRotation, radius: number): string {
  const all = Array.from({ length: 360 }, (_, degree) => {
    const { length } = TICKS.find(({ everyDeg }) => degree % everyDeg === 0) ?? TICKS[2];
    return drawSpoke(rotation, degree, [radius - length, radius]);
  });
  return all.join('');
}
