import type { CatalogBodyId } from '../../catalog/bodies.ts';

/** How a body's longitude is cut up: all its cells begin at whole multiples of their length, so any two requests share them. */
export interface CellGrid {
  /** Length of a cell, days: a power of two, so that borders are exact in a Julian day. */
  readonly cellDays: number;
  /** Moments of a cell at which the engine is asked, both ends among them. */
  readonly nodeCount: number;
}

const DEFAULT_GRID: CellGrid = { cellDays: 32, nodeCount: 9 };

/**
 * Median error of a cell's fit: 0.003″ for most bodies, 0.005″ for Sun, Mercury and Venus, 0.05″ for the Moon; what is
 * left is the engine's own rounding of speeds. Bodies on one grid are asked at the same moments, where the engine keeps
 * nutation and the place of the Earth from one to the next, which halves what they cost.
 */
const GRIDS_BY_BODY: Partial<Record<CatalogBodyId, CellGrid>> = {
  moon: { cellDays: 8, nodeCount: 11 },
  mercury: { cellDays: 16, nodeCount: 9 },
  true_node: { cellDays: 8, nodeCount: 9 },
  true_lilith: { cellDays: 4, nodeCount: 9 },
};

export const cellGridOf = (body: CatalogBodyId): CellGrid => GRIDS_BY_BODY[body] ?? DEFAULT_GRID;
