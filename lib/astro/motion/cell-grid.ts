import type { NumberedBodyId } from '../../base/catalog/bodies.ts';
import { type JdRange, jdUt } from '../../base/units/time.ts';

/**
 * Grid of time on which a body's longitude is fitted. Cells begin at whole multiples of their length, so that all requests
 * share them.
 */
export interface CellGrid {
  /** Length of a cell, days: a power of two, so that borders are exact in a Julian day. */
  readonly cellDays: number;
  /** Samples of the engine in a cell, including both ends. */
  readonly nodeCount: number;
}

/** Grid of a body of the catalog. */
export interface BodyGrid extends CellGrid {
  /** The same outside the compiled span, where the engine settles every moment. */
  readonly elsewhereNodeCount: number;
  /** Terms of a precise fit; absent for bodies that are never fitted precisely. */
  readonly preciseTerms?: number;
  /** The grid outside the compiled span; absent where it is the same. */
  readonly elsewhere?: BodyGrid;
}

const DEFAULT_GRID: BodyGrid = { cellDays: 32, nodeCount: 9, elsewhereNodeCount: 6 };
const PLANET_GRID: BodyGrid = { ...DEFAULT_GRID, preciseTerms: 28 };
const LUNAR_GRID: BodyGrid = { cellDays: 8, nodeCount: 9, elsewhereNodeCount: 8 };

/**
 * Median error of a cell's fit: 0.003″ for most bodies, 0.005″ for Sun, Mercury and Venus, 0.05″ for the Moon. The rest
 * is the engine's own rounding of speeds. Bodies on one grid share their sampling moments: the engine reuses nutation
 * and the position of the Earth from one body to the next, which halves their cost, and the orbit of the Moon for its true
 * node and apogee.
 *
 * Median error of a precise fit: 0.000003″, for the Moon 0.0005″. The rest is what the engine's longitudes themselves jump
 * by within a second.
 */
const GRIDS_BY_BODY: Partial<Record<NumberedBodyId, BodyGrid>> = {
  sun: PLANET_GRID,
  moon: { cellDays: 8, nodeCount: 11, elsewhereNodeCount: 10, preciseTerms: 22 },
  mercury: { cellDays: 16, nodeCount: 9, elsewhereNodeCount: 8, preciseTerms: 24 },
  venus: PLANET_GRID,
  mars: PLANET_GRID,
  jupiter: PLANET_GRID,
  saturn: PLANET_GRID,
  uranus: PLANET_GRID,
  neptune: PLANET_GRID,
  pluto: PLANET_GRID,
  true_node: LUNAR_GRID,
  true_lilith: { ...LUNAR_GRID, cellDays: 4, elsewhere: LUNAR_GRID },
};

export const cellGridOf = (body: NumberedBodyId): BodyGrid => GRIDS_BY_BODY[body] ?? DEFAULT_GRID;

/**
 * The span whose tropical longitudes are compiled, and fitted precisely: the Gregorian years 1700 to 2299, and the rest of
 * the longest cells at both ends. A precise fit takes four times as long, which a search would not earn back.
 */
export const COMPILED_SPAN: JdRange = { fromJdUt: jdUt(2341968), toJdUt: jdUt(2561152) };

/** The grid of a body at a moment. */
export function gridAt(body: NumberedBodyId, moment: number): BodyGrid {
  const grid = cellGridOf(body);
  const isCompiled = moment >= COMPILED_SPAN.fromJdUt && moment < COMPILED_SPAN.toJdUt;
  return (isCompiled ? undefined : grid.elsewhere) ?? grid;
}

/** A span with one grid. */
export interface GridSpan {
  readonly grid: BodyGrid;
  readonly span: JdRange;
}

/** A window split, ascending, where a body's grid changes: at both ends of {@link COMPILED_SPAN}, which are borders on either grid. */
export function splitByGrid(body: NumberedBodyId, window: JdRange): readonly GridSpan[] {
  const borders = cellGridOf(body).elsewhere ? [COMPILED_SPAN.fromJdUt, COMPILED_SPAN.toJdUt] : [];
  const inside = borders.filter((border) => border > window.fromJdUt && border < window.toJdUt);
  return [window.fromJdUt, ...inside].map((fromJdUt, index) => ({
    grid: gridAt(body, fromJdUt),
    span: { fromJdUt, toJdUt: inside[index] ?? window.toJdUt },
  }));
}

/** Whether some of a cell lies in {@link COMPILED_SPAN}. */
export const isInCompiledSpan = ({ cellDays }: CellGrid, cell: number): boolean =>
  (cell + 1) * cellDays > COMPILED_SPAN.fromJdUt && cell * cellDays < COMPILED_SPAN.toJdUt;

export const spanOfCell = ({ cellDays }: CellGrid, cell: number): JdRange => ({
  fromJdUt: jdUt(cell * cellDays),
  toJdUt: jdUt((cell + 1) * cellDays),
});

/** The cells that a window touches, ascending: at least that of its beginning. */
export function listCells(grid: CellGrid, { fromJdUt, toJdUt }: JdRange): readonly JdRange[] {
  const first = Math.floor(fromJdUt / grid.cellDays);
  const count = Math.max(1, Math.ceil(toJdUt / grid.cellDays) - first);
  return Array.from({ length: count }, (_, index) => spanOfCell(grid, first + index));
}
