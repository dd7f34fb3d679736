import { WORK_UNITS_PER_SECOND, type WorkLimitClass } from '../base/catalog/limit-classes.ts';
import {
  DEMO_PLAN,
  LONG_CALCULATION_SECONDS,
  WORK_BUDGETS,
  type WorkPlan,
  workPlanOf,
} from '../base/catalog/work-budgets.ts';
import { Problem } from '../base/errors/problem.ts';
import type { LoadedEndpoint } from '../contract/endpoint.ts';
import type { RateLimitOutcome } from '../contract/tables/rate-limits/charge.ts';
import type { RateLimitRequest, SlotLease } from '../contract/tables/rate-limits/limiter.ts';
import { type LimitStatus, listExhaustedLimits } from '../contract/tables/rate-limits/windows.ts';
import type { Call } from './call.ts';
import { identifySite } from './client-network.ts';
import type { LimitServices } from './middleware/limits.ts';
import { estimateWork } from './work-limit.ts';

/** Sum of small charges from which on they are written, milliseconds of work: some fifty charts. */
const WRITE_FROM_UNITS = 250;

/** Maximum number of principals whose small charges an instance remembers. */
const MAX_PRINCIPALS = 2000;

/**
 * Adds up the small charges of an instance, so that a chart of some milliseconds causes no write of its own. What an
 * instance has not written when it ends is lost: at most 250 ms of work for each principal.
 */
class WorkCollector {
  /** In the order of use: a map iterates in insertion order. */
  readonly #collected = new Map<string, number>();

  /** @returns the charge to be written, with what was collected before; undefined while the sum is small */
  add(request: RateLimitRequest & { readonly cost: number }): RateLimitRequest | undefined {
    const key = `${request.limitClass} ${request.principalId ?? ''}`;
    const cost = (this.#collected.get(key) ?? 0) + request.cost;
    if (cost >= WRITE_FROM_UNITS) return { ...request, cost };
    this.#remember(key, cost);
    return undefined;
  }

  /** Forgets what was collected, after it was written. */
  clear({ limitClass, principalId }: RateLimitRequest): void {
    this.#collected.delete(`${limitClass} ${principalId ?? ''}`);
  }

  #remember(key: string, cost: number): void {
    this.#collected.delete(key);
    this.#collected.set(key, cost);
    const [oldest] = this.#collected.keys();
    if (this.#collected.size > MAX_PRINCIPALS && oldest !== undefined) this.#collected.delete(oldest);
  }
}

/** Charges calculations to the budgets of their callers. */
export class WorkBudget {
  readonly #services: LimitServices;
  readonly #collector = new WorkCollector();

  /** @param services its limiter is opened on first use */
  constructor(services: LimitServices) {
    this.#services = services;
  }

  /**
   * Wraps an endpoint so that its calculation is charged before it begins, and refused when the budget has no room. An
   * answer from the cache calculates nothing and costs nothing.
   *
   * @throws Problem `WorkExceeded`, from the handler of the result
   */
  limit(endpoint: LoadedEndpoint, call: Call): LoadedEndpoint {
    const plan = workPlanOf(call.context.principal?.plan);
    if (!endpoint.work || !call.request || !plan) return endpoint;
    const seconds = estimateWork(endpoint, call.request);
    return {
      ...endpoint,
      run: async (...parameters) => {
        const lease = await this.#admit(call, { plan, seconds });
        try {
          return await endpoint.run(...parameters);
        } finally {
          await lease?.release();
        }
      },
    };
  }

  /**
   * Takes a slot for a calculation that another process makes.
   *
   * @returns undefined where it needs none
   * @throws Problem `WorkExceeded` while the caller's other long calculations have all its slots
   */
  async takeSlotFor(call: Call, seconds: number): Promise<SlotLease | undefined> {
    const plan = workPlanOf(call.context.principal?.plan);
    return plan && seconds >= LONG_CALCULATION_SECONDS ? await this.#takeSlot(call, plan) : undefined;
  }

  async #admit(call: Call, { plan, seconds }: Estimate): Promise<SlotLease | undefined> {
    const lease = seconds < LONG_CALCULATION_SECONDS ? undefined : await this.#takeSlot(call, plan);
    try {
      await this.#charge(call, { plan, seconds });
      return lease;
    } catch (refusal) {
      await lease?.release();
      throw refusal;
    }
  }

  /** @throws Problem `WorkExceeded` while the caller's other long calculations have all its slots */
  async #takeSlot(call: Call, plan: WorkPlan): Promise<SlotLease> {
    const slots = WORK_BUDGETS[plan].longCalculations;
    const principalId = findPayer(call, plan);
    const lease = await this.#services.limiter.takeSlot({ principalId, slots, at: call.context.receivedAt });
    if (!lease) throw createConcurrencyProblem(slots);
    return lease;
  }

  /** @throws Problem `WorkExceeded` where a window has no room for the work */
  async #charge(call: Call, { plan, seconds }: Estimate): Promise<void> {
    const limitClass: WorkLimitClass = `work-${plan}`;
    const cost = Math.ceil(seconds * WORK_UNITS_PER_SECOND);
    const principalId = findPayer(call, plan);
    const request = this.#collector.add({ principalId, limitClass, cost, at: call.context.receivedAt });
    if (!request) return;
    const decision = await this.#services.limiter.take(request);
    call.workLimit = { request, decision };
    if (!decision.accepted) throw createExceededProblem(call.workLimit, seconds);
    this.#collector.clear(request);
  }
}

/** Whose budget is charged. All networks of a site have one budget for the demo, or 65 536 networks would have as many. */
const findPayer = ({ context, site }: Call, plan: WorkPlan): string | undefined =>
  plan === DEMO_PLAN && site !== undefined ? identifySite(site) : context.principal?.id;

interface Estimate {
  readonly plan: WorkPlan;
  /** CPU-seconds. */
  readonly seconds: number;
}

/** Long enough that one of them may have ended, short enough that the caller need not idle. */
const SLOT_RETRY_SECONDS = 2;

function createConcurrencyProblem(slots: number): Problem {
  const detail = `${slots} long calculations of these credentials are running; the next is taken when one of them ends.`;
  return new Problem('WorkExceeded', detail, { headers: { 'Retry-After': String(SLOT_RETRY_SECONDS) } });
}

function createExceededProblem({ request, decision }: RateLimitOutcome, seconds: number): Problem {
  const exhausted = listExhaustedLimits(request, decision.counts);
  const waitSeconds = Math.max(...exhausted.map(({ resetsInSeconds }) => resetsInSeconds));
  const texts = exhausted.map(describeRemainder).join(' and ');
  const detail = `This request is estimated at ${formatSeconds(seconds)} of processor time; ${texts}. It is taken in ${waitSeconds} s.`;
  return new Problem('WorkExceeded', detail, { headers: { 'Retry-After': String(waitSeconds) } });
}

function describeRemainder({ window, quota, remaining }: LimitStatus): string {
  const [left, all] = [remaining, quota].map((units) => formatSeconds(units / WORK_UNITS_PER_SECOND));
  return `${left} of the ${all} of this ${window} remain`;
}

/** @example formatSeconds(0.25) // '0.3 s' */
const formatSeconds = (seconds: number): string =>
  `${seconds < 10 ? Number(seconds.toFixed(1)) : Math.round(seconds)} s`;
