import { expect } from 'vitest';
import type { SourceId } from './sources.ts';
import type { Measured } from './tally.ts';

/** What differences are counted in; empty where the quantity is a ratio or a count. */
export type Unit = '″' | '′' | '°' | 's' | 'min' | 'h' | 'km' | '%' | 'au' | '';

/** A quantity held against an outside source: `test/golden/accuracy.test.ts` asserts it, the accuracy page shows it. */
export interface Comparison {
  readonly quantity: string;
  readonly against: SourceId;
  /** Years or dates of the values compared. */
  readonly span: string;
  readonly unit: Unit;
  /** How many values there are to compare, where that is told by others or a sign that none is missing. */
  readonly count?: number;
  /** The worst difference stays below it. */
  readonly limit: number;
  readonly measure: () => Measured | Promise<Measured>;
  /** Takes seconds: `npm test` leaves it to `test/system/accuracy`, which measures every comparison. */
  readonly isLong?: boolean;
}

type Row = readonly [quantity: string, limit: number, measure: Comparison['measure']];

/** Comparisons that have all else in common. */
export const compareAlike = (common: Omit<Comparison, 'quantity' | 'limit' | 'measure'>, rows: readonly Row[]) =>
  rows.map(([quantity, limit, measure]): Comparison => ({ quantity, ...common, limit, measure }));

/** Expects that as many values as stated were compared, at least one, and that nothing is off by as much as the limit. */
export function expectHeld(
  { count, worst }: Measured,
  { limit, ...expected }: Pick<Comparison, 'limit' | 'count'>,
): void {
  expect(count).toBeGreaterThan(0);
  expect(count).toBe(expected.count ?? count);
  expect(worst).toBeLessThan(limit);
}
