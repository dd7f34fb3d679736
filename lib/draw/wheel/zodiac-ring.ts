import { ENGLISH_WORDS, type PictureWords } from '../../base/catalog/languages/words.ts';
import { ELEMENTS, SIGNS } from '../../base/catalog/signs.ts';
import {
  drawCircle,
  drawGroup,
  drawPath,
  drawRingPiece,
  drawSymbol,
  drawTitled,
  positionAt,
  type WheelRotation,
} from '../kit/drawing.ts';
import { SIGN_GLYPHS } from '../kit/glyphs.ts';
import type { Palette } from '../kit/themes.ts';
import type { WheelLayout } from './layout.ts';

const SIGN_DEG = 30;

/** Ticks of a scale. */
interface Ticks {
  /** Degrees of the circle. */
  readonly everyDeg: number;
  readonly length: number;
}

/** Lengths of the ticks at every tenth, every fifth and every degree. */
const TICKS = [
  { everyDeg: 10, length: 12 },
  { everyDeg: 5, length: 9 },
  { everyDeg: 1, length: 5 },
] as const;

/** Draws the twelve signs around the wheel, with a scale of degrees on their inner border. */
export function drawZodiacRing(
  rotation: WheelRotation,
  signs: WheelLayout['signs'],
  { palette, words = ENGLISH_WORDS }: { readonly palette: Palette; readonly words?: PictureWords | undefined },
): string {
  const { low, high, glyph } = signs;
  const sectors = SIGNS.map((sign, index) => {
    const sector = drawRingPiece(rotation, [index * SIGN_DEG, (index + 1) * SIGN_DEG], [low, high]);
    const at = positionAt(rotation, (index + 0.5) * SIGN_DEG, (low + high) / 2);
    const element = ELEMENTS[index % ELEMENTS.length] ?? 'fire';
    return drawTitled(words.sign(sign), { class: `sign ${element}`, 'data-sign': sign }, [
      drawPath(sector, { fill: palette.ring, stroke: palette.faint, 'stroke-width': 1.5 }),
      drawSymbol(SIGN_GLYPHS[sign], at, glyph, { stroke: palette[element] }),
    ]);
  });
  const scale = [...TICKS.map((ticks) => drawTicks(rotation, low, ticks)), drawCircle(low)];
  const stroke = { class: 'scale', stroke: palette.faint, 'stroke-width': 1, 'stroke-linecap': 'butt' };
  return drawGroup(sectors, { class: 'signs', 'stroke-width': 15 }) + drawGroup(scale, stroke);
}

const TICK_WIDTH = 1;

/** Ticks inwards from a radius: the dashes of a circle as wide as the ticks are long. */
export function drawTicks({ leftDeg }: WheelRotation, radius: number, { everyDeg, length }: Ticks): string {
  const middle = radius - length / 2;
  const step = (2 * Math.PI * middle * everyDeg) / 360;
  const dashes = `${TICK_WIDTH} ${(step - TICK_WIDTH).toFixed(5)}`;
  // A circle begins on the right and goes clockwise; half a dash lies before the degree.
  const turnDeg = 180 + leftDeg - (TICK_WIDTH / 2 / middle) * (180 / Math.PI);
  return `<circle r="${middle}" stroke-width="${length}" stroke-dasharray="${dashes}" transform="rotate(${turnDeg.toFixed(3)})"/>`;
}
