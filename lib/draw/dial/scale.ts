import type { DialModulus } from '../../astro/chart/dial/dial.ts';
import { drawCircle, drawGroup, positionAt } from '../kit/drawing.ts';
import { drawText, measureText } from '../kit/text.ts';
import type { Palette } from '../kit/themes.ts';
import { drawTicks } from '../wheel/zodiac-ring.ts';

/** 0° of the dial is at the top, and it is counted anticlockwise as longitudes in a wheel are. */
export const DIAL_ROTATION = { leftDeg: 90 } as const;

/** Where a degree of the dial stands on the circle, degrees. */
export const toCircleDeg = (dialDeg: number, modulusDeg: DialModulus): number => (dialDeg * 360) / modulusDeg;

/** Where the scale is drawn, units. */
interface ScaleLayout {
  readonly radius: number;
  readonly numberRadius: number;
  /** Height of the numbers; 0: they are left out. */
  readonly text: number;
}

/** Steps of the scale of each dial, degrees of the dial: numbers, long ticks, short ticks. */
const STEPS: Readonly<Record<DialModulus, readonly [number: number, long: number, short: number]>> = {
  360: [30, 10, 1],
  90: [5, 1, 0.5],
  45: [5, 1, 0.25],
  22.5: [2.5, 0.5, 0.125],
};
const EDGE = 496;
const GAP = 6;

/** The degrees that have a number. */
function listNumbers(modulusDeg: DialModulus): readonly number[] {
  const [step] = STEPS[modulusDeg];
  return Array.from({ length: modulusDeg / step }, (_, index) => index * step);
}

/** The largest circle that leaves room to its numbers. @param text height of the numbers */
export function planScale(modulusDeg: DialModulus, text: number): ScaleLayout {
  const widths = listNumbers(modulusDeg).map((dialDeg) => measureText(`${dialDeg}°`, text));
  const width = Math.max(...widths);
  return { radius: EDGE - width - GAP, numberRadius: EDGE - width / 2, text };
}

const NUMBERED_TICK = 17;
const LONG_TICK = 11;
const SHORT_TICK = 6;

/** Draws the circle of a dial with ticks inside and numbers outside. */
export function drawDialScale(
  modulusDeg: DialModulus,
  { radius, numberRadius, text }: ScaleLayout,
  palette: Palette,
): string {
  const [numberStep, longStep, shortStep] = STEPS[modulusDeg];
  const draw = (stepDeg: number, length: number): string =>
    drawTicks(DIAL_ROTATION, radius, { everyDeg: toCircleDeg(stepDeg, modulusDeg), length });
  const ticks = [draw(numberStep, NUMBERED_TICK), draw(longStep, LONG_TICK), draw(shortStep, SHORT_TICK)];
  const scale = drawGroup([...ticks, drawCircle(radius)], {
    class: 'scale',
    stroke: palette.faint,
    'stroke-width': 1,
    'stroke-linecap': 'butt',
  });
  if (text === 0) return scale;
  const numbers = listNumbers(modulusDeg).map((dialDeg) => {
    const at = positionAt(DIAL_ROTATION, toCircleDeg(dialDeg, modulusDeg), numberRadius);
    return drawText(`${dialDeg}°`, { ...at, height: text }, { class: 'dial-number' });
  });
  return scale + drawGroup(numbers, { class: 'dial-numbers', stroke: palette.muted });
}
