import type {
  Limiter,
  LimitTable,
  RateLimitDecision,
  RateLimitRequest,
  RequestCounts,
  SlotLease,
  SlotRequest,
  SlotTable,
} from '../../contract/tables/rate-limits/limiter.ts';
import {
  type CountedMoment,
  listExhaustedPolicies,
  toCounterId,
  toMinuteName,
} from '../../contract/tables/rate-limits/windows.ts';
import { TableUnavailable } from '../../contract/tables/table-unavailable.ts';
import { PendingCounts } from './pending-counts.ts';

/** Called once when the table becomes unavailable, and once when it is available again. */
export interface OutageReport {
  readonly onOutage: (cause: unknown) => void;
  readonly onRecovery: () => void;
}

/** The state of one counter in this instance. */
interface CounterState {
  readonly local: LocalCounter;
  readonly pending: PendingCounts;
}

/**
 * Creates the limiter of one instance over the table that all instances share.
 *
 * - After this instance has seen a limit reached, it refuses requests without the table until the window ends, so a
 *   flood of refused requests does not reach the table.
 * - While the table is unavailable, the instance continues from its local counter. Requests accepted in this way are
 *   added to the table before the next request is counted there, so that the table is exact again.
 * - A write without an answer may have succeeded. Its request is decided locally and added later, so it may count more
 *   than once, as may a write that the SDK retries: then fewer requests are accepted, never more.
 */
export function createLimiter(table: LimitTable & SlotTable, report: OutageReport): Limiter {
  const states = new CounterCache<CounterState>(() => ({ local: new LocalCounter(), pending: new PendingCounts() }));
  let isTableDown = false;

  async function takeFromTable(
    request: RateLimitRequest,
    { local, pending }: CounterState,
  ): Promise<RateLimitDecision> {
    await pending.flush((batch) => table.addPending(request, batch));
    const { accepted, counts } = await table.take(request);
    local.raiseTo(request, counts);
    if (isTableDown) report.onRecovery();
    isTableDown = false;
    return { accepted, counts, failedOpen: false };
  }

  function takeAlone(request: RateLimitRequest, { local, pending }: CounterState, fault: unknown): RateLimitDecision {
    if (!(fault instanceof TableUnavailable)) throw fault;
    if (!isTableDown) report.onOutage(fault);
    isTableDown = true;
    const { limitClass, cost = 1 } = request;
    const accepted = listExhaustedPolicies(limitClass, local.countsAt(request), cost).length === 0;
    if (accepted) {
      local.add(request, cost);
      pending.add(request, cost);
    }
    return { accepted, counts: local.countsAt(request), failedOpen: true };
  }

  return {
    take: async (request) => {
      const state = states.of(request);
      const localCounts = state.local.countsAt(request);
      const isReached = listExhaustedPolicies(request.limitClass, localCounts, request.cost).length > 0;
      if (isReached) return { accepted: false, counts: localCounts, failedOpen: false };
      return takeFromTable(request, state).catch((fault: unknown) => takeAlone(request, state, fault));
    },
    usage: (request) => table.usage(request),
    takeSlot: (request) => takeSlotOrProceed(table, request),
  };
}

const NO_SLOT: SlotLease = { release: async () => undefined };

/** While the table is unavailable, calculations proceed without a slot: each instance calculates one at a time anyway. */
async function takeSlotOrProceed(table: SlotTable, request: SlotRequest): Promise<SlotLease | undefined> {
  try {
    const lease = await table.takeSlot(request);
    return lease && { release: () => lease.release().catch(ignoreOutage) };
  } catch (fault) {
    ignoreOutage(fault);
    return NO_SLOT;
  }
}

/** A slot that is not released is free again when its time is over. */
function ignoreOutage(fault: unknown): void {
  if (!(fault instanceof TableUnavailable)) throw fault;
}

/** Maximum number of counters, one per principal, class and hour, in the memory of an instance. */
const MAX_COUNTERS = 2000;

/** A value for each counter; the least recently used one is evicted. */
class CounterCache<Value> {
  readonly #make: () => Value;
  /** In the order of use: a map iterates in insertion order. */
  readonly #values = new Map<string, Value>();

  constructor(make: () => Value) {
    this.#make = make;
  }

  of(request: RateLimitRequest): Value {
    const id = toCounterId(request);
    const value = this.#values.get(id) ?? this.#make();
    this.#values.delete(id);
    this.#values.set(id, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > MAX_COUNTERS && oldest !== undefined) this.#values.delete(oldest);
    return value;
  }
}

/**
 * The local counter of one instance: the highest counts it has seen, including its own requests. Counts of a window
 * only grow, so a limit that is reached here is reached in the table too.
 */
class LocalCounter {
  #hour = 0;
  readonly #minutes = new Map<string, number>();

  countsAt(moment: CountedMoment): RequestCounts {
    return { minute: this.#minutes.get(toMinuteName(moment)) ?? 0, hour: this.#hour };
  }

  /** Raises the counts to those of the table. Answers may arrive out of order, so counts never fall. */
  raiseTo(moment: CountedMoment, { minute, hour }: RequestCounts): void {
    this.#hour = Math.max(this.#hour, hour);
    this.#minutes.set(toMinuteName(moment), Math.max(this.countsAt(moment).minute, minute));
  }

  /** Counts what the table has not counted. */
  add(moment: CountedMoment, cost: number): void {
    const { minute, hour } = this.countsAt(moment);
    this.raiseTo(moment, { minute: minute + cost, hour: hour + cost });
  }
}
