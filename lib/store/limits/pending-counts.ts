import type { PendingBatch } from './limiter.ts';
import { toMinuteName } from './windows.ts';

/** What an instance accepted without the table, and owes it. */
export class PendingCounts {
  readonly #instanceId = crypto.randomUUID().slice(0, 8);
  #pending = new Map<string, number>();
  /** Sent at least once; sent again, the same, until the table says that it is there. */
  #batch: PendingBatch | undefined;
  #serial = 0;
  #flushing: Promise<void> | undefined;

  addOne(at: Date): void {
    const minute = toMinuteName(at);
    this.#pending.set(minute, (this.#pending.get(minute) ?? 0) + 1);
  }

  /** Sends what is owed. Whoever asks meanwhile waits for the same: its own request must be counted after it. */
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
