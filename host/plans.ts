import { PLANS, type Plan } from '../infra/plans.ts';
import { Allowance, type PlanRefusal } from './access/allowance.ts';
import { GatewayFault } from './http/fault.ts';

/** A request to be counted against the plan of its key. */
export interface PlanCharge {
  readonly plan: string;
  readonly gatewayKey: string;
}

const findPlan = (name: string): Plan | undefined => Object.entries(PLANS).find(([known]) => known === name)?.[1];

/** Whether requests of a plan are counted; those of an unknown plan are refused. */
export function isCountedPlan(name: string): boolean {
  const plan = findPlan(name);
  if (!plan) throw new GatewayFault('INVALID_API_KEY');
  return plan.throttle !== undefined || plan.quota !== undefined;
}

/** Counts the requests of each key against its plan, for all workers together. Counts are in memory only. */
export class PlanCounter {
  readonly #allowances = new Map<string, Allowance>();

  /** @returns the reason of a refusal */
  charge({ plan, gatewayKey }: PlanCharge): PlanRefusal | undefined {
    const now = { date: new Date(), steadyMs: performance.now() };
    const id = `${plan} ${gatewayKey}`;
    const allowance = this.#allowances.get(id) ?? new Allowance(findPlan(plan) ?? {}, now);
    this.#allowances.set(id, allowance);
    return allowance.charge(now);
  }
}
