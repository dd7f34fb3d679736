/** What a budget needs to know of a pool, and can ask of it. */
export interface BudgetedPool {
  /** Number of its processes. */
  readonly size: number;
  /** Number of invocations that wait for one of its processes. */
  readonly waiting: number;
  /** Monotonic time, milliseconds, since which its longest idle process is idle; undefined where none is. */
  readonly idleSinceMs: number | undefined;
  /** Ends the longest idle process. @returns false where none is idle */
  retire(): boolean;
  /** Starts what waits. */
  dispatch(): void;
}

/**
 * One limit for the processes of all functions, because each takes 40 to 110 MB. At the limit, a function that needs a
 * process gets the place of the one that has been idle longest. Where none is idle, the next one that finishes gives its
 * place to a function that has none, so no function waits while others have several.
 */
export class ProcessBudget {
  readonly #limit: number;
  readonly #pools = new Set<BudgetedPool>();

  /** @param limit of processes, at least 1 */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get used(): number {
    return [...this.#pools].reduce((sum, { size }) => sum + size, 0);
  }

  join(pool: BudgetedPool): void {
    this.#pools.add(pool);
  }

  /** Whether a pool may start a process now; ends an idle one of another pool where that is needed. */
  admit(pool: BudgetedPool): boolean {
    return this.used < this.#limit || (this.#findLongestIdle(pool)?.retire() ?? false);
  }

  /** Called when a process of a pool has become idle. */
  release(pool: BudgetedPool): void {
    if (this.used < this.#limit) return;
    const waiting = [...this.#pools].filter((other) => other !== pool && other.waiting > 0);
    const next = waiting.find(({ size }) => size === 0) ?? (pool.waiting === 0 ? waiting[0] : undefined);
    if (next && pool.retire()) next.dispatch();
  }

  #findLongestIdle(except: BudgetedPool): BudgetedPool | undefined {
    const idle = [...this.#pools].filter((pool) => pool !== except && pool.idleSinceMs !== undefined);
    return idle.toSorted((one, other) => (one.idleSinceMs ?? 0) - (other.idleSinceMs ?? 0))[0];
  }
}
