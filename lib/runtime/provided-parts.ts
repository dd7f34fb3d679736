import type { Divert } from '../chain/middleware/long-work.ts';
import type { LimitTable, SlotTable } from '../contract/tables/rate-limits/limiter.ts';

/** Parts that a process with several functions provides in place of those that each function would open. */
export interface ProvidedParts {
  /** Counts for all processes of the service. */
  readonly limits?: LimitTable & SlotTable;
  /** Answers requests with long calculations elsewhere. */
  readonly divert?: Divert;
}

let provided: ProvidedParts = {};

/** Provides parts; called before a function is loaded. */
export function provideParts(parts: ProvidedParts): void {
  provided = parts;
}

export const getProvidedParts = (): ProvidedParts => provided;
