import type { PendingBatch } from '../../contract/tables/rate-limits/limiter.ts';
import { type CountedMoment, toMinuteName } from '../../contract/tables/rate-limits/windows.ts';

/** Counts of requests that an instance accepted without the table and has not added to it yet. */
export class PendingCounts {
  readonly #instanceId = crypto.randomUUID().slice(0, 8);
  #pending = new Map<string, number>();
  /** The batch in transit; it is sent again unchanged until the table confirms it. */
  #batch: PendingBatch | undefined;
  #serial = 0;
  #flushing: Promise<void> | undefined;

  add(moment: CountedMoment, cost: number): void {
    const minute = toMinuteName(moment);
    this.#pending.set(minute, (this.#pending.get(minute) ?? 0) + cost);
  }

  /** Sends the pending counts. Concurrent callers share one flush, as their own requests must be counted after it. */
  flush(send: (batch: PendingBatch) => Promise<void>): Promise<void> {
    this.#flushing ??= this.#flushAll(send).finally(() => {
      this.#flushing = undefined;
    });
    return this.#flushing;
  }

  async #flushAll(send: (batch: PendingBatch) => Promise<void>): Promise<void> {
    this.#batch ??= this.#nextBatch();
    while (this.#batch) {
      await send(this.#batch);
      this.#batch = this.#nextBatch();
    }
  }

  #nextBatch(): PendingBatch | undefined {
    if (this.#pending.size === 0) return undefined;
    this.#serial += 1;
    const requests = this.#pending;
    this.#pending = new Map();
    return { instanceId: this.#instanceId, serial: this.#serial, requests };
  }
}
