import { TableUnavailable } from './table-unavailable.ts';

/** How long a table is left alone after a call that it failed, milliseconds. */
const REST_MS = 1000;

/**
 * Keeps a table that fails from costing every request its deadline: for a second after a failure nothing is tried and
 * every call fails at once. The first call after the rest is the trial; its answer ends the rest, its failure begins
 * another.
 *
 * With a table that hangs, a busy instance loses one deadline of 150 ms a second: at most 13 % of its time.
 */
export class CircuitBreaker {
  readonly #now: () => number;
  #restsUntilMs = Number.NEGATIVE_INFINITY;
  #reason: unknown;

  /** @param now a monotonic clock, milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @throws TableUnavailable during a rest, with the failure that began it as its cause */
  async run<Value>(call: () => Promise<Value>): Promise<Value> {
    if (this.#now() < this.#restsUntilMs) {
      throw new TableUnavailable('the table failed a moment ago and is not asked again yet', { cause: this.#reason });
    }
    try {
      const value = await call();
      this.#restsUntilMs = Number.NEGATIVE_INFINITY;
      return value;
    } catch (fault) {
      if (fault instanceof TableUnavailable) this.#rest(fault);
      throw fault;
    }
  }

  #rest(fault: TableUnavailable): void {
    this.#restsUntilMs = this.#now() + REST_MS;
    this.#reason = fault.cause ?? fault;
  }
}
