import type {
  LimitTable,
  PendingBatch,
  RateLimitRequest,
  RequestCounts,
  SlotRequest,
  SlotTable,
} from '../../lib/contract/tables/rate-limits/limiter.ts';
import { listExhaustedPolicies, toCounterId, toMinuteName } from '../../lib/contract/tables/rate-limits/windows.ts';
import { TableUnavailable } from '../../lib/contract/tables/table-unavailable.ts';

/** Outcome of a call: `answers` succeeds; `fails` has no effect; `drops` takes effect but loses the answer. */
export type Mood = 'answers' | 'fails' | 'drops';

/** A table of limits that fails on demand. */
export class TableInMemory implements LimitTable, SlotTable {
  mood: Mood = 'answers';
  calls = 0;
  readonly #requests = new Map<string, number>();
  readonly #added = new Map<string, number>();
  readonly #slots = new Map<string, number>();

  take(request: RateLimitRequest) {
    return this.#call(() => {
      const isRefused = listExhaustedPolicies(request.limitClass, this.countsOf(request), request.cost).length > 0;
      if (!isRefused) this.#count(request, toMinuteName(request), request.cost ?? 1);
      return { accepted: !isRefused, counts: this.countsOf(request) };
    });
  }

  addPending(request: RateLimitRequest, { instanceId, serial, requests }: PendingBatch) {
    return this.#call(() => {
      const batchId = `${toCounterId(request)} ${instanceId}`;
      if ((this.#added.get(batchId) ?? 0) >= serial) return;
      this.#added.set(batchId, serial);
      for (const [minute, count] of requests) this.#count(request, minute, count);
    });
  }

  takeSlot({ principalId = '', slots }: SlotRequest) {
    return this.#call(() => {
      const taken = this.#slots.get(principalId) ?? 0;
      if (taken >= slots) return undefined;
      this.#slots.set(principalId, taken + 1);
      const release = async () => void this.#slots.set(principalId, (this.#slots.get(principalId) ?? 0) - 1);
      return { release };
    });
  }

  usage(request: RateLimitRequest) {
    return this.#call(() => this.countsOf(request));
  }

  countsOf(request: RateLimitRequest): RequestCounts {
    const id = toCounterId(request);
    return { minute: this.#requests.get(id + toMinuteName(request)) ?? 0, hour: this.#requests.get(id) ?? 0 };
  }

  async #call<Value>(happens: () => Value): Promise<Value> {
    this.calls += 1;
    if (this.mood === 'fails') throw new TableUnavailable('refused');
    const value = happens();
    await Promise.resolve();
    if (this.mood === 'drops') throw new TableUnavailable('late');
    return value;
  }

  #count(request: RateLimitRequest, minute: string, count: number): void {
    const id = toCounterId(request);
    for (const name of [id, id + minute]) this.#requests.set(name, (this.#requests.get(name) ?? 0) + count);
  }
}
