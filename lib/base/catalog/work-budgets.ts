/**
 * Work that a principal may cause, by the plan of its key: estimated CPU-seconds in a minute and in an hour of the UTC
 * clock, and long calculations at once. `local` has no budget.
 *
 * The figures are a choice. A minute has room for the longest calculation of every plan, and an hour of the smallest plan
 * of a key for ten. Seconds are those of one processor of a function with 1769 MB.
 */
export const WORK_BUDGETS = {
  free: { seconds: { minute: 30, hour: 300 }, longCalculations: 2 },
  standard: { seconds: { minute: 120, hour: 2400 }, longCalculations: 4 },
  partner: { seconds: { minute: 600, hour: 20_000 }, longCalculations: 12 },
  demo: { seconds: { minute: 30, hour: 120 }, longCalculations: 1 },
} as const satisfies Record<string, WorkBudget>;

interface WorkBudget {
  readonly seconds: { readonly minute: number; readonly hour: number };
  /** Maximum number of calculations of {@link LONG_CALCULATION_SECONDS} or more that run at once. */
  readonly longCalculations: number;
}

export type WorkPlan = keyof typeof WORK_BUDGETS;
export const WORK_PLANS = Object.keys(WORK_BUDGETS) as readonly WorkPlan[];

/** Plan of visitors with a demo token. Its callers are networks of addresses, however many tokens they take. */
export const DEMO_PLAN = 'demo' satisfies WorkPlan;

/** Plan without a budget: one developer on one machine. */
const UNLIMITED_PLAN = 'local';

/**
 * The plan whose budget applies to a principal; undefined for none. A principal without a plan, or of one without a budget
 * here, has the smallest.
 */
export function workPlanOf(plan: string | undefined): WorkPlan | undefined {
  if (plan === UNLIMITED_PLAN) return undefined;
  return WORK_PLANS.find((name) => name === plan) ?? 'free';
}

/** Estimate from which on a calculation counts as long, CPU-seconds. */
export const LONG_CALCULATION_SECONDS = 1;

/** No calculation can take longer: a function ends after this time. */
export const MAX_CALCULATION_SECONDS = 28;
