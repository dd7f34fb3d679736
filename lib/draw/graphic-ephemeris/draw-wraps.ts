import { drawGroup, drawPath, drawSymbol, drawTitled, formatCoordinate, LINE_WIDTH } from '../kit/drawing.ts';
import { spreadAlong } from '../kit/edge-labels.ts';
import type { Palette, PaletteColor } from '../kit/themes.ts';
import { foldCurve } from './strip-curve.ts';

/** A curve that leaves the strip at one edge and comes back at the other. */
interface FoldedLine {
  readonly id: string;
  readonly symbol: string | undefined;
  readonly color: PaletteColor;
  readonly title: string;
  readonly longitudesDeg: readonly number[];
}

/** Where a curve comes back: a share of the width of the strip. */
interface Wrap {
  readonly line: FoldedLine;
  readonly share: number;
}

/** Where curves come back at the lower edge of the strip, and at the upper one. */
export function listWraps(
  lines: readonly FoldedLine[],
  modulusDeg: number,
): { readonly lower: readonly Wrap[]; readonly upper: readonly Wrap[] } {
  const wraps = lines.flatMap((line) =>
    foldCurve(line.longitudesDeg, modulusDeg).flatMap(([first]) =>
      first && first.share > 0 ? [{ line, ...first }] : [],
    ),
  );
  return { lower: wraps.filter(({ deg }) => deg === 0), upper: wraps.filter(({ deg }) => deg !== 0) };
}

/** An edge of the strip, and how its symbols look. */
interface StripEdge {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  /** Downwards 1, upwards −1. */
  readonly direction: 1 | -1;
  readonly symbol: number;
  readonly palette: Palette;
}

/** Room between an edge of the strip and the middle of its symbols, as a share of their size. */
const ROW_SHARE = 1.1;
/** Height of a row of symbols along an edge. */
export const measureWrapRow = (symbol: number): number => symbol * (ROW_SHARE + 0.6);

/** The symbols of curves where they come back, along the edge and apart from each other; one without room is left out. */
export function drawWraps(wraps: readonly Wrap[], edge: StripEdge): string {
  const { left, right, y, direction, symbol, palette } = edge;
  const sorted = wraps.toSorted((a, b) => a.share - b.share);
  const wishes = sorted.map(({ share }) => ({ along: left + share * (right - left), size: symbol * 1.1 }));
  const placed = spreadAlong(wishes, [left - symbol / 2, right + symbol / 2]);
  const middle = y + direction * ROW_SHARE * symbol;
  const drawn = sorted.flatMap(({ line: { id, symbol: glyph, color, title } }, index) => {
    const [x, wish] = [placed[index], wishes[index]];
    if (x === undefined || !wish || glyph === undefined) return [];
    const end = middle - direction * symbol * 0.6;
    const leader = `M${formatCoordinate(wish.along)} ${formatCoordinate(y)}L${formatCoordinate(x)} ${formatCoordinate(end)}`;
    return [
      drawTitled(title, { class: 'wrap', 'data-body': id, stroke: palette[color] }, [
        drawPath(leader, { class: 'leader', 'stroke-width': LINE_WIDTH }),
        drawSymbol(glyph, { x, y: middle }, symbol, { class: 'symbol' }),
      ]),
    ];
  });
  return drawGroup(drawn, { class: 'wraps' });
}
