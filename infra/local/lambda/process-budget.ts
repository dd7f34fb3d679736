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

/** Idle for so long, the only process of a function gives way to a further one of a busy function. */
const UNUSED_MS = 5000;

/**
 * One limit for the processes of all functions, because each takes 40 to 110 MB.
 *
 * At the limit, a function without a process gets the place of an idle one: of a function that has several, else of the
 * longest idle. Where none is idle, the next one that finishes gives up its place. A function that has a process already
 * takes no other function's last one while that is in use, because starting it again costs a quarter of a second.
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
    return this.used < this.#limit || (this.#findReplaceable(pool)?.retire() ?? false);
  }

  /** Called when a process of a pool has become idle. */
  release(pool: BudgetedPool): void {
    if (this.used < this.#limit) return;
    const others = [...this.#pools].filter((other) => other !== pool);
    const hasSurplus = (other: BudgetedPool): boolean => other.size > 1;
    const next = others.find(({ size, waiting }) => size === 0 && waiting > 0);
    if (!next || (!hasSurplus(pool) && others.some(hasSurplus))) return;
    if (pool.retire()) next.dispatch();
  }

  #findReplaceable(pool: BudgetedPool): BudgetedPool | undefined {
    const nowMs = performance.now();
    const idle = [...this.#pools].filter((other) => other !== pool && other.idleSinceMs !== undefined);
    const oldestFirst = idle.toSorted((one, other) => (one.idleSinceMs ?? 0) - (other.idleSinceMs ?? 0));
    const surplus = oldestFirst.find(({ size }) => size > 1);
    if (surplus || pool.size === 0) return surplus ?? oldestFirst[0];
    return oldestFirst.find(({ idleSinceMs = nowMs }) => nowMs - idleSinceMs >= UNUSED_MS);
  }
}
