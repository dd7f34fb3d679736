import { TableUnavailable } from '../../contract/tables/table-unavailable.ts';

/** How long no call is made to a table after it failed too often, milliseconds. */
const REST_MS = 1000;

/** The outcomes that decide: the last ten calls, none older than ten seconds. */
const MAX_OUTCOMES = 10;
const OUTCOME_AGE_MS = 10_000;

/** One slow call is no outage, nor are two. */
const MIN_FAILURES = 3;

/** At least this share of the last outcomes must be failures. */
const MIN_FAILURE_SHARE = 0.5;

interface Outcome {
  readonly atMs: number;
  readonly failed: boolean;
}

/**
 * Prevents a failing table from costing every request its deadline: when at least half of the last calls failed, three
 * or more, every call fails at once for a second, without being sent. Then one call is the trial, while others still
 * fail at once: its success ends the rest, its failure begins another.
 *
 * With a table that hangs, a busy instance loses three deadlines of 150 ms, then one a second: at most 13 % of its time.
 */
export class CircuitBreaker {
  readonly #now: () => number;
  #outcomes: readonly Outcome[] = [];
  #restsUntilMs: number | undefined;
  #isTrialRunning = false;
  #reason: unknown;

  /** @param now a monotonic clock, milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @throws TableUnavailable during a rest, with the failure that began it as its cause */
  async run<Value>(call: () => Promise<Value>): Promise<Value> {
    if (this.#restsUntilMs === undefined) return this.#watch(call);
    if (this.#isTrialRunning || this.#now() < this.#restsUntilMs) {
      throw new TableUnavailable('the table failed a moment ago and is not asked again yet', { cause: this.#reason });
    }
    this.#isTrialRunning = true;
    return await this.#watch(call).finally(() => {
      this.#isTrialRunning = false;
    });
  }

  async #watch<Value>(call: () => Promise<Value>): Promise<Value> {
    try {
      const value = await call();
      this.#noteSuccess();
      return value;
    } catch (fault) {
      if (fault instanceof TableUnavailable) this.#noteFailure(fault);
      else this.#noteSuccess();
      throw fault;
    }
  }

  /** During a rest only the trial ends it: calls that began before may still succeed, but prove nothing. */
  #noteSuccess(): void {
    if (this.#restsUntilMs !== undefined && !this.#isTrialRunning) return;
    if (this.#restsUntilMs !== undefined) this.#outcomes = [];
    this.#restsUntilMs = undefined;
    this.#note(false);
  }

  #noteFailure(fault: TableUnavailable): void {
    this.#note(true);
    if (this.#restsUntilMs === undefined && !this.#isFailing()) return;
    this.#restsUntilMs = this.#now() + REST_MS;
    this.#reason = fault.cause ?? fault;
  }

  #note(failed: boolean): void {
    const atMs = this.#now();
    const recent = this.#outcomes.filter((outcome) => atMs - outcome.atMs < OUTCOME_AGE_MS);
    this.#outcomes = [...recent, { atMs, failed }].slice(-MAX_OUTCOMES);
  }

  #isFailing(): boolean {
    const failures = this.#outcomes.filter(({ failed }) => failed).length;
    return failures >= MIN_FAILURES && failures >= this.#outcomes.length * MIN_FAILURE_SHARE;
  }
}
