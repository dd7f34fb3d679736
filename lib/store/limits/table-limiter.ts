import { TableUnavailable } from '../table-unavailable.ts';
import type { Limiter, LimitTable, RateLimitDecision, RateLimitRequest, RequestCounts } from './limiter.ts';
import { PendingCounts } from './pending-counts.ts';
import { listExhaustedPolicies, toCounterId, toMinuteName } from './windows.ts';

/** Told once when the table goes out of reach, and once when it is back. */
export interface OutageReport {
  readonly onOutage: (cause: unknown) => void;
  readonly onRecovery: () => void;
}

/** What an instance knows of a counter. */
interface CounterState {
  readonly local: LocalCounter;
  readonly pending: PendingCounts;
}

/**
 * The limiter of one instance over the table of all.
 *
 * - A limit that this instance has seen reached is refused without asking the table until its window ends, so a flood
 *   of refused requests does not reach it.
 * - While the table is out of reach the instance goes on counting by itself, from what it last saw. What it accepts so
 *   is added to the table before the next request is counted there, so that the table is exact again.
 * - A write without an answer may have happened. Its request is decided here and added later, so it may count more than
 *   once, as may a write that the SDK tries again: fewer are accepted then, never more.
 */
export function createLimiter(table: LimitTable, report: OutageReport): Limiter {
  const states = new CounterCache<CounterState>(() => ({ local: new LocalCounter(), pending: new PendingCounts() }));
  let isTableDown = false;

  async function takeFromTable(
    request: RateLimitRequest,
    { local, pending }: CounterState,
  ): Promise<RateLimitDecision> {
    await pending.flush((batch) => table.addPending(request, batch));
    const { accepted, counts } = await table.take(request);
    local.raiseTo(request.at, counts);
    if (isTableDown) report.onRecovery();
    isTableDown = false;
    return { accepted, counts, failedOpen: false };
  }

  function takeAlone(
    { at, limitClass }: RateLimitRequest,
    { local, pending }: CounterState,
    fault: unknown,
  ): RateLimitDecision {
    if (!(fault instanceof TableUnavailable)) throw fault;
    if (!isTableDown) report.onOutage(fault);
    isTableDown = true;
    const accepted = listExhaustedPolicies(limitClass, local.countsAt(at)).length === 0;
    if (accepted) {
      local.addOne(at);
      pending.addOne(at);
    }
    return { accepted, counts: local.countsAt(at), failedOpen: true };
  }

  return {
    take: async (request) => {
      const state = states.of(request);
      const localCounts = state.local.countsAt(request.at);
      const isReached = listExhaustedPolicies(request.limitClass, localCounts).length > 0;
      if (isReached) return { accepted: false, counts: localCounts, failedOpen: false };
      return takeFromTable(request, state).catch((fault: unknown) => takeAlone(request, state, fault));
    },
    usage: (request) => table.usage(request),
  };
}

/** How many counters, each of a principal, a class and an hour, an instance keeps in mind. */
const MAX_COUNTERS = 2000;

/** Something for each counter; the one that was not asked for the longest gives way. */
class CounterCache<Value> {
  readonly #make: () => Value;
  /** In the order of use: a map hands its entries out as they were put in. */
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
 * What one instance knows of a counter: the highest it has seen, its own requests among them. Counts of a window only
 * grow, so a limit that is reached here is reached in the table too.
 */
class LocalCounter {
  #hour = 0;
  readonly #minutes = new Map<string, number>();

  countsAt(at: Date): RequestCounts {
    return { minute: this.#minutes.get(toMinuteName(at)) ?? 0, hour: this.#hour };
  }

  /** Takes note of what the table said. Answers may come in another order than they were given. */
  raiseTo(at: Date, { minute, hour }: RequestCounts): void {
    this.#hour = Math.max(this.#hour, hour);
    this.#minutes.set(toMinuteName(at), Math.max(this.countsAt(at).minute, minute));
  }

  /** Counts a request that the table was not told of. */
  addOne(at: Date): void {
    const { minute, hour } = this.countsAt(at);
    this.raiseTo(at, { minute: minute + 1, hour: hour + 1 });
  }
}
