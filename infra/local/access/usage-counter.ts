import type { UsagePlanSpec } from '../assembly/usage-plans.ts';
import { GatewayFault } from '../http/fault.ts';
import { Allowance, type Instant } from './allowance.ts';
import type { GatewayKeyPlans } from './api-keys.ts';

/** Enforces the usage plan of every key. Counts are in memory only. */
export class UsageCounter {
  readonly #plans: readonly UsagePlanSpec[];
  readonly #apiKeys: GatewayKeyPlans;
  readonly #allowances = new Map<string, Allowance>();

  constructor(plans: readonly UsagePlanSpec[], apiKeys: GatewayKeyPlans) {
    this.#plans = plans;
    this.#apiKeys = apiKeys;
  }

  /**
   * Counts a request of a key.
   *
   * @param readClocks called after the plan is known, as an earlier time than the last one would take tokens from the bucket
   * @throws GatewayFault `INVALID_API_KEY`, `THROTTLED`, `QUOTA_EXCEEDED`
   */
  async charge(apiKey: string | undefined, readClocks: () => Instant): Promise<void> {
    const planName = apiKey === undefined ? undefined : await this.#apiKeys.findPlan(apiKey);
    const plan = this.#plan(planName);
    if (apiKey === undefined || plan === undefined) throw new GatewayFault('INVALID_API_KEY');
    const now = readClocks();
    this.#allowance(`${planName} ${apiKey}`, plan, now).charge(now);
  }

  /** Plans in the template are named `<stack>-<plan>`. */
  #plan(name: string | undefined): UsagePlanSpec | undefined {
    return name === undefined ? undefined : this.#plans.find((plan) => plan.name.endsWith(`-${name}`));
  }

  #allowance(id: string, plan: UsagePlanSpec, now: Instant): Allowance {
    const known = this.#allowances.get(id);
    if (known) return known;
    const fresh = new Allowance(plan, now);
    this.#allowances.set(id, fresh);
    return fresh;
  }
}
