import { TableUnavailable } from './table-unavailable.ts';

/** How long no call is made to a table after a failed one, milliseconds. */
const REST_MS = 1000;

/**
 * Prevents a failing table from costing every request its deadline: for a second after a failure every call fails at
 * once, without being sent. The first call after this rest is the trial: its success ends the rest, its failure begins
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
