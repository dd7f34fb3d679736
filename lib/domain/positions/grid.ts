import type { CatalogBodyId } from '../../catalog/bodies.ts';

/** How a body's longitude is cut up: all its cells begin at whole multiples of their length, so any two requests share them. */
export interface Grid {
  /** Length of a cell, days: a power of two, so that borders are exact in a Julian day. */
  readonly cellDays: number;
  /** Moments of a cell at which the engine is asked, both ends among them. */
  readonly nodes: number;
}

const SLOW: Grid = { cellDays: 32, nodes: 9 };

/**
 * Median error of a cell's fit: 0.003″ for most bodies, 0.005″ for Sun, Mercury and Venus, 0.05″ for the Moon; what is
 * left is the engine's own rounding of speeds. Bodies on one grid are asked at the same moments, where the engine keeps
 * nutation and the place of the Earth from one to the next, which halves what they cost.
 */
const GRIDS: Partial<Record<CatalogBodyId, Grid>> = {
  moon: { cellDays: 8, nodes: 11 },
  mercury: { cellDays: 16, nodes: 9 },
  true_node: { cellDays: 8, nodes: 9 },
  true_lilith: { cellDays: 4, nodes: 9 },
};

export const gridOf = (body: CatalogBodyId): Grid => GRIDS[body] ?? SLOW;
