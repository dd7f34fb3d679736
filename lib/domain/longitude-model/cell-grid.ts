import type { CatalogBodyId } from '../../catalog/bodies.ts';

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

const DEFAULT_GRID: CellGrid = { cellDays: 32, nodeCount: 9 };

/**
 * Median error of a cell's fit: 0.003″ for most bodies, 0.005″ for Sun, Mercury and Venus, 0.05″ for the Moon. The rest
 * is the engine's own rounding of speeds. Bodies on one grid share their sampling moments: the engine reuses nutation
 * and the position of the Earth from one body to the next, which halves their cost.
 */
const GRIDS_BY_BODY: Partial<Record<CatalogBodyId, CellGrid>> = {
  moon: { cellDays: 8, nodeCount: 11 },
  mercury: { cellDays: 16, nodeCount: 9 },
  true_node: { cellDays: 8, nodeCount: 9 },
  true_lilith: { cellDays: 4, nodeCount: 9 },
};

export const cellGridOf = (body: CatalogBodyId): CellGrid => GRIDS_BY_BODY[body] ?? DEFAULT_GRID;
