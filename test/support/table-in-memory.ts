import type { Charge, Counts, LimitTable, Settlement } from '../../lib/store/limits/limiter.ts';
import { counterId, minuteName, policiesUsedUp } from '../../lib/store/limits/windows.ts';
import { TableUnavailable } from '../../lib/store/table-unavailable.ts';

/** What becomes of a call: `answers`; `fails` before anything happens; `drops` the answer of what did happen. */
export type Mood = 'answers' | 'fails' | 'drops';

/** A table of limits that fails on demand. */
export class TableInMemory implements LimitTable {
  mood: Mood = 'answers';
  calls = 0;
  readonly #requests = new Map<string, number>();
  readonly #settled = new Map<string, number>();

  take(charge: Charge) {
    return this.#call(() => {
      const refused = policiesUsedUp(charge.limitClass, this.countsOf(charge)).length > 0;
      if (!refused) this.#count(charge, minuteName(charge.at), 1);
      return { accepted: !refused, counts: this.countsOf(charge) };
    });
  }

  settle(charge: Charge, { debtor, serial, requests }: Settlement) {
    return this.#call(() => {
      const debt = `${counterId(charge)} ${debtor}`;
      if ((this.#settled.get(debt) ?? 0) >= serial) return;
      this.#settled.set(debt, serial);
      for (const [minute, count] of requests) this.#count(charge, minute, count);
    });
  }

  usage(charge: Charge) {
    return this.#call(() => this.countsOf(charge));
  }

  countsOf(charge: Charge): Counts {
    const id = counterId(charge);
    return { minute: this.#requests.get(id + minuteName(charge.at)) ?? 0, hour: this.#requests.get(id) ?? 0 };
  }

  async #call<Value>(happens: () => Value): Promise<Value> {
    this.calls += 1;
    if (this.mood === 'fails') throw new TableUnavailable('refused');
    const value = happens();
    await Promise.resolve();
    if (this.mood === 'drops') throw new TableUnavailable('late');
    return value;
  }

  #count(charge: Charge, minute: string, count: number): void {
    const id = counterId(charge);
    for (const name of [id, id + minute]) this.#requests.set(name, (this.#requests.get(name) ?? 0) + count);
  }
}
