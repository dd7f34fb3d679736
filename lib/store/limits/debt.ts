import type { Settlement } from './limiter.ts';
import { minuteName } from './windows.ts';

/** What an instance accepted without the table, and owes it. */
export class Debt {
  readonly #debtor = crypto.randomUUID().slice(0, 8);
  #owed = new Map<string, number>();
  /** Sent at least once; sent again, the same, until the table says that it is there. */
  #sent: Settlement | undefined;
  #serial = 0;
  #underway: Promise<void> | undefined;

  addOne(at: Date): void {
    const minute = minuteName(at);
    this.#owed.set(minute, (this.#owed.get(minute) ?? 0) + 1);
  }

  /** Sends what is owed. Whoever asks meanwhile waits for the same: its own request must be counted after it. */
  settle(send: (settlement: Settlement) => Promise<void>): Promise<void> {
    this.#underway ??= this.#settleAll(send).finally(() => {
      this.#underway = undefined;
    });
    return this.#underway;
  }

  async #settleAll(send: (settlement: Settlement) => Promise<void>): Promise<void> {
    this.#sent ??= this.#next();
    while (this.#sent) {
      await send(this.#sent);
      this.#sent = this.#next();
    }
  }

  #next(): Settlement | undefined {
    if (this.#owed.size === 0) return undefined;
    this.#serial += 1;
    const requests = this.#owed;
    this.#owed = new Map();
    return { debtor: this.#debtor, serial: this.#serial, requests };
  }
}
