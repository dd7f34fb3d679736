import type { PlanePoint } from '../kit/drawing.ts';

/** Texts of one height, each with its width, units. */
interface FittingTexts {
  readonly widths: readonly number[];
  readonly height: number;
  /** Distance of the lines as a multiple of the height; a third of it is between texts side by side. */
  readonly lineShare: number;
}

const GAP_SHARE = 1 / 3;
const MARGIN = 5;

/**
 * Places texts in lines inside a convex outline: below each other where they have room, else as few side by side as possible.
 *
 * @returns the middle of each text; undefined where they have no room
 */
export function fitLines(outline: readonly PlanePoint[], texts: FittingTexts): readonly PlanePoint[] | undefined {
  const { widths, height, lineShare } = texts;
  const heights = outline.map(({ y }) => y);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  const most = Math.floor((bottom - top - 2 * MARGIN + (lineShare - 1) * height) / (lineShare * height));
  for (const isBlock of [true, false]) {
    for (let beside = 1; beside <= widths.length; beside += 1) {
      for (let lines = Math.ceil(widths.length / beside); lines <= Math.min(most, widths.length); lines += 1) {
        const places = findPlaces(outline, texts, { isBlock, beside, lines, top, bottom });
        if (places) return places;
      }
    }
  }
  return widths.length === 0 ? [] : undefined;
}

interface LineChoice {
  /** Whether all lines have the same room, so that they stand below each other; else each has all of its own. */
  readonly isBlock: boolean;
  /** Most texts of a line. */
  readonly beside: number;
  readonly lines: number;
  readonly top: number;
  readonly bottom: number;
}

/** Parts of the free height above the lines that are tried. */
const OFFSETS = [0.5, 0.35, 0.65, 0.2, 0.8, 0, 1] as const;

function findPlaces(
  outline: readonly PlanePoint[],
  texts: FittingTexts,
  { isBlock, beside, lines, top, bottom }: LineChoice,
): readonly PlanePoint[] | undefined {
  const { height, lineShare } = texts;
  const pitch = lineShare * height;
  const free = bottom - top - 2 * MARGIN - (lines - 1) * pitch - height;
  for (const offset of OFFSETS) {
    const first = top + MARGIN + height / 2 + offset * free;
    const places = fillLines(outline, texts, { isBlock, beside, rows: listRows(first, lines, pitch) });
    if (places) return places;
  }
  return undefined;
}

const listRows = (first: number, lines: number, pitch: number): readonly number[] =>
  Array.from({ length: lines }, (_, line) => first + line * pitch);

/** Fills each line with as many texts as it has room for. */
function fillLines(
  outline: readonly PlanePoint[],
  { widths, height, lineShare }: FittingTexts,
  { isBlock, beside, rows }: Pick<LineChoice, 'isBlock' | 'beside'> & { readonly rows: readonly number[] },
): readonly PlanePoint[] | undefined {
  const gap = GAP_SHARE * lineShare * height;
  const ends = [(rows[0] ?? 0) - height / 2, (rows.at(-1) ?? 0) + height / 2] as const;
  const places: PlanePoint[] = [];
  for (const y of rows) {
    const { left, right } = findChord(outline, isBlock ? ends : [y - height / 2, y + height / 2]);
    const line: number[] = [];
    let width = -gap;
    for (const next of widths.slice(places.length, places.length + beside)) {
      if (width + gap + next > right - left - 2 * MARGIN) break;
      line.push(next);
      width += gap + next;
    }
    let x = (left + right - width) / 2;
    for (const each of line) {
      places.push({ x: x + each / 2, y });
      x += each + gap;
    }
  }
  return places.length === widths.length ? places : undefined;
}

interface Chord {
  readonly left: number;
  readonly right: number;
}

/** The part that is inside a convex outline at every height of a strip; without one the right end lies left of the left end. */
function findChord(outline: readonly PlanePoint[], strip: readonly [number, number]): Chord {
  const [upper, lower] = strip.map((y) => findChordAt(outline, y)) as [Chord, Chord];
  return { left: Math.max(upper.left, lower.left), right: Math.min(upper.right, lower.right) };
}

function findChordAt(outline: readonly PlanePoint[], y: number): Chord {
  const crossings = outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    if (Math.min(from.y, to.y) > y || Math.max(from.y, to.y) < y) return [];
    if (from.y === to.y) return [from.x, to.x];
    return [from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)];
  });
  return { left: Math.min(...crossings), right: Math.max(...crossings) };
}
