import type { NumberedBodyId } from '../../base/catalog/bodies.ts';
import { clipRange, type JdRange } from '../../base/units/time.ts';
import type { ValueAt } from '../search/zeros.ts';
import { cellGridOf, listCells } from './cell-grid.ts';

/** A quantity, such as a speed or a difference of longitudes, that is zero at most once in a cell. */
export interface RareZero {
  readonly body: NumberedBodyId;
  readonly valueAt: ValueAt;
  /** A value nearer to zero than this, degrees or degrees per day, leaves open on which side of a border the zero lies. */
  readonly uncertainWithin: number;
}

/**
 * The parts of a window, in whole cells of a body's grid, that can hold a zero of a quantity: cells at whose ends it has
 * different signs. Only these need a fit, which takes ten times the calls of the two ends. Neighboring cells form one part.
 *
 * An angle also changes its sign as it passes ±180°, where its values are more than 180° apart.
 */
export function findSpansWithZero(
  { body, valueAt, uncertainWithin }: RareZero,
  window: JdRange,
  coverage: JdRange,
): readonly JdRange[] {
  if (window.fromJdUt >= window.toJdUt) return [];
  const cells = listCells(cellGridOf(body), window).map((cell) => clipRange(cell, coverage));
  const spans: JdRange[] = [];
  let start = cells[0] ? valueAt(cells[0].fromJdUt) : 0;
  for (const cell of cells) {
    const end = valueAt(cell.toJdUt);
    const changesSign = start < 0 !== end < 0 && Math.abs(end - start) < 180;
    const isUncertain = Math.min(Math.abs(start), Math.abs(end)) < uncertainWithin;
    if (changesSign || isUncertain) appendCell(spans, cell);
    start = end;
  }
  return spans;
}

/** Adds a cell as a span of its own, or to the last span if that ends where the cell begins. */
function appendCell(spans: JdRange[], cell: JdRange): void {
  const last = spans.at(-1);
  if (last?.toJdUt === cell.fromJdUt) spans[spans.length - 1] = { ...last, toJdUt: cell.toJdUt };
  else spans.push(cell);
}
