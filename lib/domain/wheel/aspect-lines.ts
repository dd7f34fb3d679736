import { ASPECT_IDS } from '../../catalog/aspects.ts';
import { drawGroup, drawPath, toXy, type WheelRotation } from './drawing.ts';
import { ASPECT_STROKES, type Palette } from './themes.ts';
import type { WheelAspect } from './wheel.ts';

/** Widths by orb: thick below 1°, medium below 3°, else thin. */
const STROKE_WIDTHS = [
  { upToDeg: 1, width: 2.4 },
  { upToDeg: 3, width: 1.5 },
  { upToDeg: Number.POSITIVE_INFINITY, width: 0.9 },
] as const;

/** Draws aspects as chords; each aspect has its own dashes, tense and easy ones have different colours. */
export function drawAspectLines(
  rotation: WheelRotation,
  aspects: readonly WheelAspect[],
  style: { radius: number; palette: Palette },
): string {
  const groups = ASPECT_IDS.flatMap((id) => {
    const { color, dashes } = ASPECT_STROKES[id];
    const ofKind = aspects.filter(({ aspect }) => aspect === id);
    return STROKE_WIDTHS.map(({ width }) => {
      const lines = ofKind
        .filter((aspect) => strokeWidthOf(aspect) === width)
        .map((aspect) => drawChord(rotation, aspect, style.radius));
      return drawGroup(lines.length === 0 ? [] : [drawPath(lines.join(''))], {
        stroke: style.palette[color],
        'stroke-width': width,
        ...(dashes && { 'stroke-dasharray': dashes }),
      });
    });
  });
  return groups.join('');
}

const strokeWidthOf = ({ orbDeg }: WheelAspect): number =>
  (STROKE_WIDTHS.find(({ upToDeg }) => Math.abs(orbDeg) < upToDeg) ?? STROKE_WIDTHS[2]).width;

function drawChord(rotation: WheelRotation, { fromDeg, toDeg }: WheelAspect, radius: number): string {
  return `M${toXy(rotation, fromDeg, radius)}L${toXy(rotation, toDeg, radius)}`;
}
