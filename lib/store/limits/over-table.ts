import { TableUnavailable } from '../table-unavailable.ts';
import { Debt } from './debt.ts';
import type { Charge, Counts, Limiter, LimitTable, Taken } from './limiter.ts';
import { counterId, minuteName, policiesUsedUp } from './windows.ts';

/** Told once when the table goes out of reach, and once when it is back. */
export interface OutageReport {
  readonly lost: (cause: unknown) => void;
  readonly restored: () => void;
}

/** What an instance knows of a counter. */
interface Account {
  readonly tally: Tally;
  readonly debt: Debt;
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
export function limiterOver(table: LimitTable, report: OutageReport): Limiter {
  const accounts = new ByCounter<Account>(() => ({ tally: new Tally(), debt: new Debt() }));
  let isLost = false;

  async function takeFromTable(charge: Charge, { tally, debt }: Account): Promise<Taken> {
    await debt.settle((settlement) => table.settle(charge, settlement));
    const { accepted, counts } = await table.take(charge);
    tally.note(charge.at, counts);
    if (isLost) report.restored();
    isLost = false;
    return { accepted, counts, failedOpen: false };
  }

  function takeAlone({ at, limitClass }: Charge, { tally, debt }: Account, fault: unknown): Taken {
    if (!(fault instanceof TableUnavailable)) throw fault;
    if (!isLost) report.lost(fault);
    isLost = true;
    const accepted = policiesUsedUp(limitClass, tally.countsAt(at)).length === 0;
    if (accepted) {
      tally.addOne(at);
      debt.addOne(at);
    }
    return { accepted, counts: tally.countsAt(at), failedOpen: true };
  }

  return {
    take: async (charge) => {
      const account = accounts.of(charge);
      const known = account.tally.countsAt(charge.at);
      const isReached = policiesUsedUp(charge.limitClass, known).length > 0;
      if (isReached) return { accepted: false, counts: known, failedOpen: false };
      return takeFromTable(charge, account).catch((fault: unknown) => takeAlone(charge, account, fault));
    },
    usage: (charge) => table.usage(charge),
  };
}

/** How many counters, each of a principal, a class and an hour, an instance keeps in mind. */
const MOST_COUNTERS = 2000;

/** Something for each counter; the one that was not asked for the longest gives way. */
class ByCounter<Value> {
  readonly #make: () => Value;
  /** In the order of use: a map hands its entries out as they were put in. */
  readonly #kept = new Map<string, Value>();

  constructor(make: () => Value) {
    this.#make = make;
  }

  of(charge: Charge): Value {
    const id = counterId(charge);
    const value = this.#kept.get(id) ?? this.#make();
    this.#kept.delete(id);
    this.#kept.set(id, value);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_COUNTERS && oldest !== undefined) this.#kept.delete(oldest);
    return value;
  }
}

/**
 * What one instance knows of a counter: the highest it has seen, its own requests among them. Counts of a window only
 * grow, so a limit that is reached here is reached in the table too.
 */
class Tally {
  #hour = 0;
  readonly #minutes = new Map<string, number>();

  countsAt(at: Date): Counts {
    return { minute: this.#minutes.get(minuteName(at)) ?? 0, hour: this.#hour };
  }

  /** Takes note of what the table said. Answers may come in another order than they were given. */
  note(at: Date, { minute, hour }: Counts): void {
    this.#hour = Math.max(this.#hour, hour);
    this.#minutes.set(minuteName(at), Math.max(this.countsAt(at).minute, minute));
  }

  /** Counts a request that the table was not told of. */
  addOne(at: Date): void {
    const { minute, hour } = this.countsAt(at);
    this.note(at, { minute: minute + 1, hour: hour + 1 });
  }
}
