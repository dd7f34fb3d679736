import { MAX_CALCULATION_SECONDS } from '../../base/catalog/work-budgets.ts';

/** A little longer than a calculation can run: a slot whose function ended without a word is free again then. */
export const SLOT_LEASE_MS = (MAX_CALCULATION_SECONDS + 2) * 1000;
