import { drawGroup, drawPath, drawSymbol, drawTitled, formatCoordinate, type PlanePoint } from '../../kit/drawing.ts';
import { ASPECT_GLYPHS, LABEL_GLYPHS } from '../../kit/glyphs.ts';
import { drawText, measureText } from '../../kit/text.ts';
import { ASPECT_STROKES } from '../../kit/themes.ts';
import { describeAspect, formatOrb } from '../aspect-lines.ts';
import type { Wheel, WheelAspect, WheelChart, WheelPoint } from '../wheel.ts';
import { type Area, drawTableTitle, type SheetStyle } from './sheet-style.ts';

interface GridPlace {
  readonly area: Area;
  readonly sheet: SheetStyle;
  /** Largest side of a cell. */
  readonly largest: number;
}

/** Height of orbs below symbols as a part of a cell's height, and the least one; beside symbols they have the least one. */
const ORB_SHARE = 0.2;
const LEAST_ORB = 6.5;
/** Part of a cell's width that an orb beside a symbol may have. */
const BESIDE_SHARE = 0.58;

/** Side of the largest cell whose head grows with it. */
const LARGEST_HEAD = 36;
/** Between two grids. */
const GRID_GAP = 14;
const TITLE_ROOM = 36;
/** Between the title and the middle of the head of the first column of a triangle. */
const HEAD_ROOM = 26;

/** Rows and columns of a grid, and the aspects in it by `row column`. */
interface Grid {
  readonly rows: readonly WheelPoint['id'][];
  readonly columns: readonly WheelPoint['id'][];
  /** One chart: only the cells below the diagonal exist. */
  readonly isTriangle: boolean;
  readonly cells: ReadonlyMap<string, WheelAspect>;
}

/**
 * The aspects as a grid: a triangle for one chart; for two the points of the outer one are rows; for three two grids
 * of the points that have aspects. Cells that have room have the orb too.
 */
export function drawAspectGrid(wheel: Wheel, aspects: readonly WheelAspect[], place: GridPlace): string {
  const { middle, outer } = wheel;
  const { sheet } = place;
  const { ink, middle_ink, outer_ink } = sheet.palette;
  const { words } = sheet;
  if (!outer) return drawGrid(buildTriangle(wheel, aspects), { ...place, title: words.write('aspects'), rowInk: ink });
  if (!middle) {
    const title = words.write('aspects_of_two');
    return drawGrid(buildPairGrid(wheel, outer, aspects), { ...place, title, rowInk: outer_ink });
  }
  const of = (chart: 'middle' | 'outer') => aspects.filter(({ fromChart }) => fromChart === chart);
  return drawStacked(
    [
      { ...leaveOutEmpty(buildPairGrid(wheel, middle, of('middle'))), title: 'aspects_of_middle', rowInk: middle_ink },
      { ...leaveOutEmpty(buildPairGrid(wheel, outer, of('outer'))), title: 'aspects_of_outer', rowInk: outer_ink },
    ],
    place,
  );
}

interface StackedGrid extends Grid {
  readonly title: 'aspects_of_middle' | 'aspects_of_outer';
  readonly rowInk: string;
}

/** Grids one below the other, with cells of one size. */
function drawStacked(grids: readonly StackedGrid[], { area, sheet, largest }: GridPlace): string {
  const heads = grids.length * TITLE_ROOM + (grids.length - 1) * GRID_GAP;
  const lines = grids.reduce((sum, { rows }) => sum + rows.length + 1, 0);
  const most = Math.max(...grids.map(({ columns }) => columns.length + 1));
  const [side, column] = [Math.min(largest, (area.height - heads) / lines), area.width / most];
  let { top } = area;
  return grids
    .map((grid) => {
      const [width, height] = [(grid.columns.length + 1) * column, TITLE_ROOM + (grid.rows.length + 1) * side];
      const place = { ...area, top, width, height };
      top += place.height + GRID_GAP;
      const title = sheet.words.write(grid.title);
      return drawGrid(grid, { area: place, sheet, largest, title, rowInk: grid.rowInk });
    })
    .join('');
}

interface GridStyle extends GridPlace {
  readonly title: string;
  /** Color of the symbols of the rows. */
  readonly rowInk: string;
}

function drawGrid(grid: Grid, { area, sheet, largest, title, rowInk }: GridStyle): string {
  const width = Math.min(largest, area.width / (grid.columns.length + 1));
  const height = Math.min(largest, (area.height - TITLE_ROOM) / (grid.rows.length + 1));
  const top = area.top + (grid.isTriangle ? Math.max(TITLE_ROOM, HEAD_ROOM + height / 2) : TITLE_ROOM);
  const middleOf = (row: number, column: number): PlanePoint => ({
    x: area.left + (column + 1.5) * width,
    y: top + (row + 0.5) * height,
  });
  const frames: string[] = [];
  const [across, down] = [width, height].map(formatCoordinate);
  const cells = grid.rows.flatMap((row, rowIndex) =>
    grid.columns.flatMap((column, columnIndex) => {
      if (grid.isTriangle && columnIndex > rowIndex) return [];
      const { x, y } = middleOf(rowIndex, columnIndex);
      const corner = [x - width / 2, y - height / 2].map(formatCoordinate).join(' ');
      frames.push(`M${corner}h${across}v${down}h-${across}z`);
      const aspect = grid.cells.get(`${row} ${column}`);
      return aspect ? [drawCell(aspect, { x, y, width, height }, sheet)] : [];
    }),
  );
  const frame = drawPath(frames.join(''), { stroke: sheet.palette.faint, 'stroke-width': 0.7 });
  const side = Math.min(width, height);
  const rowHeads = grid.rows.map((id, row) => drawHead(id, middleOf(row, -1), side));
  const columnHeads = grid.columns.map((id, column) =>
    drawHead(id, middleOf(grid.isTriangle ? column - 1 : grid.rows.length, column), side),
  );
  const heads = [drawGroup(rowHeads, { stroke: rowInk }), drawGroup(columnHeads, { stroke: sheet.palette.ink })];
  return drawGroup([drawTableTitle(title, area, sheet), frame, ...cells, ...heads], { class: 'aspect-grid' });
}

/** A cell by its middle and its sides. */
interface Cell extends PlanePoint {
  readonly width: number;
  readonly height: number;
}

function drawCell(aspect: WheelAspect, cell: Cell, { palette, words }: SheetStyle): string {
  const { color } = ASPECT_STROKES[aspect.aspect];
  const data = { class: 'aspect-cell', 'data-from': aspect.from, 'data-to': aspect.to };
  const text = formatOrb(aspect.orbDeg);
  const { symbol, side, orb } = planCell(cell, text);
  const glyph = drawSymbol(ASPECT_GLYPHS[aspect.aspect], symbol, side, {
    stroke: palette[color],
    'stroke-width': 20,
  });
  const drawnOrb = orb && drawText(text, orb, { class: 'orb', stroke: palette.ink });
  return drawTitled(describeAspect(aspect, { words }), data, [glyph, drawnOrb ?? '']);
}

/** The symbol with its orb below, or beside it where rows are low, or alone. */
function planCell({ x, y, width, height }: Cell, orb: string) {
  const side = Math.min(width, height);
  if (side * ORB_SHARE >= LEAST_ORB)
    return {
      symbol: { x, y: y - side * 0.14 },
      side: side * 0.5,
      orb: { x, y: y + side * 0.3, height: side * ORB_SHARE },
    };
  if (measureText(orb, LEAST_ORB) <= width * BESIDE_SHARE)
    return {
      symbol: { x: x - width * 0.3, y },
      side: Math.min(height * 0.72, width * 0.34),
      orb: { x: x + width * 0.18, y, height: LEAST_ORB },
    };
  return { symbol: { x, y }, side: side * 0.72 };
}

const drawHead = (id: WheelPoint['id'], at: PlanePoint, size: number): string =>
  drawSymbol(LABEL_GLYPHS[id], at, Math.min(size, LARGEST_HEAD) * 0.78, { 'stroke-width': 15 });

/** The points of a chart and the angles of its houses. */
const listIds = ({ chart, houses }: Wheel): readonly WheelPoint['id'][] => [
  ...chart.points.map(({ id }) => id),
  ...(houses ? (['ascendant', 'midheaven'] as const) : []),
];

/** Each body has its row; its symbol stands at the end of its column, on the diagonal. */
function buildTriangle(wheel: Wheel, aspects: readonly WheelAspect[]): Grid {
  const ids = listIds(wheel);
  const ranks = new Map<string, number>(ids.map((id, rank) => [id, rank]));
  const cells = aspects.map((aspect) => {
    const [first, second] = [aspect.from, aspect.to].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
    return [`${second} ${first}`, aspect] as const;
  });
  return { rows: ids.slice(1), columns: ids.slice(0, -1), isTriangle: true, cells: new Map(cells) };
}

function buildPairGrid(wheel: Wheel, outer: WheelChart, aspects: readonly WheelAspect[]): Grid {
  const { aspectsFrom } = wheel;
  const cells = aspects.map((aspect) => {
    const [row, column] = aspectsFrom === 'outer' ? [aspect.from, aspect.to] : [aspect.to, aspect.from];
    return [`${row} ${column}`, aspect] as const;
  });
  const rows = outer.points.map(({ id }) => id);
  return { rows, columns: listIds(wheel), isTriangle: false, cells: new Map(cells) };
}

/** The grid without the rows and columns that have no aspect. */
function leaveOutEmpty(grid: Grid): Grid {
  const hasAspect = (row: string, column: string): boolean => grid.cells.has(`${row} ${column}`);
  return {
    ...grid,
    rows: grid.rows.filter((row) => grid.columns.some((column) => hasAspect(row, column))),
    columns: grid.columns.filter((column) => grid.rows.some((row) => hasAspect(row, column))),
  };
}
