import { ASPECT_IDS } from '../../catalog/aspects.ts';
import { group, path, place, type Turn } from './drawing.ts';
import { ASPECT_STROKES, type Palette } from './themes.ts';
import type { WheelAspect } from './wheel.ts';

/** Closer than a degree is drawn thick, closer than three as usual, the rest thin. */
const WIDTHS = [
  { upToDeg: 1, width: 2.4 },
  { upToDeg: 3, width: 1.5 },
  { upToDeg: Number.POSITIVE_INFINITY, width: 0.9 },
] as const;

/** Aspects as chords, tense ones and easy ones in their colours, each kind with its dashes. */
export function aspectLines(
  turn: Turn,
  aspects: readonly WheelAspect[],
  drawn: { radius: number; palette: Palette },
): string {
  const groups = ASPECT_IDS.flatMap((id) => {
    const { color, dashes } = ASPECT_STROKES[id];
    const ofKind = aspects.filter(({ aspect }) => aspect === id);
    return WIDTHS.map(({ width }) => {
      const lines = ofKind
        .filter((aspect) => widthOf(aspect) === width)
        .map((aspect) => chord(turn, aspect, drawn.radius));
      return group(lines.length === 0 ? [] : [path(lines.join(''))], {
        stroke: drawn.palette[color],
        'stroke-width': width,
        ...(dashes && { 'stroke-dasharray': dashes }),
      });
    });
  });
  return groups.join('');
}

const widthOf = ({ orbDeg }: WheelAspect): number =>
  (WIDTHS.find(({ upToDeg }) => Math.abs(orbDeg) < upToDeg) ?? WIDTHS[2]).width;

function chord(turn: Turn, { fromDeg, toDeg }: WheelAspect, radius: number): string {
  return `M${place(turn, fromDeg, radius)}L${place(turn, toDeg, radius)}`;
}
