import { longitudeDeg } from '../../units/angle.ts';
import { houseSizesDeg } from '../chart/houses.ts';
import {
  drawCircle,
  drawGroup,
  drawPath,
  drawSpoke,
  drawSymbol,
  type Radii,
  toXy,
  type WheelRotation,
} from './drawing.ts';
import { ANGLE_GLYPHS, type AngleId } from './glyphs.ts';
import { drawNumerals } from './numerals.ts';
import type { Palette } from './themes.ts';
import type { WheelHouses } from './wheel.ts';

/** Radii at which houses are drawn. */
export interface HouseRingLayout {
  /** Ends of a cusp's line. */
  readonly cusps: Radii;
  readonly numbers: number;
  /** Outside the signs. */
  readonly angles: { readonly line: Radii; readonly label: number };
}

const NUMBER_SCALE = 1.1;
const ANGLE_SCALE = 1.1;

/** Draws cusps, house numbers and the four angles. */
export function drawHouseRing(
  rotation: WheelRotation,
  houses: WheelHouses,
  { ring, palette }: { ring: HouseRingLayout; palette: Palette },
): string {
  const { cusps: radii } = ring;
  const cusps = houses.cuspsDeg.map((cusp) => drawSpoke(rotation, cusp, radii));
  const angles = Object.entries(anglesOf(houses)) as [AngleId, number][];
  const axes = angles.flatMap(([, degree]) => [
    drawSpoke(rotation, degree, radii),
    drawSpoke(rotation, degree, ring.angles.line),
  ]);
  const names = angles.map(([id, degree]) =>
    drawSymbol(ANGLE_GLYPHS[id], toXy(rotation, degree, ring.angles.label), ANGLE_SCALE),
  );
  return [
    drawGroup([drawPath(cusps.join('')), drawCircle(ring.numbers * 2 - radii[0])], {
      stroke: palette.faint,
      'stroke-width': 1,
    }),
    drawGroup([drawPath(axes.join(''))], { stroke: palette.ink, 'stroke-width': 2.5 }),
    drawGroup(names, { stroke: palette.ink, 'stroke-width': 1.6 }),
    drawGroup(drawHouseNumbers(rotation, houses, ring.numbers), { stroke: palette.faint, 'stroke-width': 1.2 }),
  ].join('');
}

function anglesOf({ ascendantDeg, midheavenDeg }: WheelHouses): Readonly<Record<AngleId, number>> {
  return {
    ascendant: ascendantDeg,
    midheaven: midheavenDeg,
    descendant: longitudeDeg(ascendantDeg + 180),
    imum_coeli: longitudeDeg(midheavenDeg + 180),
  };
}

/** Draws each number in the middle of its house. */
function drawHouseNumbers(rotation: WheelRotation, { cuspsDeg, order }: WheelHouses, radius: number): string[] {
  const cusps = cuspsDeg.map(longitudeDeg);
  const direction = order === 'reversed' ? -1 : 1;
  return houseSizesDeg(cusps, order).map((size, index) => {
    const middleDeg = (cusps[index] as number) + (direction * size) / 2;
    return drawNumerals(String(index + 1), toXy(rotation, middleDeg, radius), NUMBER_SCALE);
  });
}
