import { TableUnavailable } from '../table-unavailable.ts';
import { ByCounter } from './by-counter.ts';
import { Debt } from './debt.ts';
import type { Charge, Limiter, LimitTable, Taken } from './limiter.ts';
import { Tally } from './tally.ts';
import { policiesUsedUp } from './windows.ts';

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
