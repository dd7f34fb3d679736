import type { ChartObjectId } from '../../base/catalog/chart-objects.ts';
import type { JdRange, JdUt } from '../../base/units/time.ts';
import { momentAt } from '../search/curve.ts';

/** What may differ within a range of time: the sign or house of an object, or the sect or house system of the chart. */
export const PLACEMENTS = ['sign', 'house', 'sect', 'house_system'] as const;
type Placement = (typeof PLACEMENTS)[number];

/** What a placement belongs to. */
type PlacementOwner = ChartObjectId | 'ascendant' | 'midheaven' | 'chart';

/** The values that a placement has, one after the other, during a range of time. */
export interface PlacementChange {
  readonly object: PlacementOwner;
  readonly what: Placement;
  /** In the order of time; the same value may come back. */
  readonly values: readonly (string | number)[];
  /** When each value but the first begins. */
  readonly changesAt: readonly JdUt[];
}

/** A value and when it begins. */
export interface PlacementState<Value extends string | number = string | number> {
  readonly from: JdUt;
  readonly value: Value;
}

/** The change that states in order of time describe; none where all have the same value. */
export function toPlacementChange(
  object: PlacementOwner,
  what: Placement,
  states: readonly PlacementState[],
): readonly PlacementChange[] {
  const distinct = states.filter(({ value }, index) => index === 0 || value !== states[index - 1]?.value);
  if (distinct.length < 2) return [];
  const values = distinct.map(({ value }) => value);
  return [{ object, what, values, changesAt: distinct.slice(1).map(({ from }) => from) }];
}

/**
 * States of a piece between the moments at which they may change.
 *
 * @param borders every `x` in `[-1, 1]` at which the value may change, in any order
 * @param valueAt the value at an `x`; it is evaluated halfway between two borders
 */
export function listStates<Value extends string | number>(
  piece: JdRange,
  borders: readonly number[],
  valueAt: (x: number) => Value,
): readonly PlacementState<Value>[] {
  const stops = [-1, ...borders.toSorted((a, b) => a - b), 1];
  return stops.slice(1).map((to, index) => {
    const from = stops[index] as number;
    return { from: momentAt(piece, from), value: valueAt((from + to) / 2) };
  });
}
