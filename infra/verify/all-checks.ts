import type { Check } from './check.ts';
import { DELIVERY_CHECKS } from './delivery.ts';
import { EXAMPLE_CHECKS } from './examples.ts';
import { LINK_CHECK } from './links.ts';
import { LIMIT_CHECK, REFUSAL_CHECKS } from './refusals.ts';

/** Every check, in the order in which they run. */
export const CHECKS: readonly Check[] = [
  ...DELIVERY_CHECKS,
  ...REFUSAL_CHECKS,
  ...EXAMPLE_CHECKS,
  LINK_CHECK,
  LIMIT_CHECK,
];
