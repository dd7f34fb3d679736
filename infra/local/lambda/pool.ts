import type { BudgetedPool, ProcessBudget } from './process-budget.ts';
import type { FunctionWorker, InvocationOutcome } from './worker.ts';

/** An invocation waiting for a worker. */
interface Job {
  readonly event: string;
  readonly trace: string;
  readonly resolve: (outcome: InvocationOutcome) => void;
}

/** Size of a pool and of its queue. */
export interface PoolLimits {
  readonly workersPerFunction: number;
  /** Invocations of one function that may wait for a worker. */
  readonly waitingPerFunction: number;
  /** Longest wait for a worker, milliseconds. */
  readonly waitMs: number;
}

/** A worker that waits for an invocation. */
interface IdleWorker {
  readonly worker: FunctionWorker;
  readonly sinceMs: number;
}

/**
 * The execution environments of one function: one per concurrent request, up to its limit and that of the whole service.
 * Further requests wait, but only so many and so long: an answer that comes after its client gave up is work for nothing.
 *
 * A worker that ended is removed; the next invocation starts another.
 */
export class FunctionPool implements BudgetedPool {
  readonly #startWorker: () => FunctionWorker;
  readonly #limits: PoolLimits;
  readonly #budget: ProcessBudget;
  readonly #workers = new Set<FunctionWorker>();
  readonly #ending = new Set<Promise<void>>();
  /** The longest idle one first. */
  readonly #idle: IdleWorker[] = [];
  /** Workers that end after their invocation. */
  readonly #outdated = new Set<FunctionWorker>();
  readonly #queue = new Set<Job>();
  #isKept = false;

  constructor(startWorker: () => FunctionWorker, limits: PoolLimits, budget: ProcessBudget) {
    this.#startWorker = startWorker;
    this.#limits = limits;
    this.#budget = budget;
    budget.join(this);
  }

  get size(): number {
    return this.#workers.size;
  }

  get busy(): number {
    return this.#workers.size - this.#idle.length;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  get idleSinceMs(): number | undefined {
    return this.#idle[0]?.sinceMs;
  }

  /** Starts a worker before the first invocation, and keeps one while idle. @returns whether its handler loads */
  async warm(): Promise<boolean> {
    this.#isKept = true;
    const worker = this.#start();
    this.#addIdle(worker);
    return (await worker.started).type === 'ready';
  }

  /** @param signal stops waiting for a worker; as on Lambda, an invocation that has started continues */
  invoke(event: string, trace: string, signal: AbortSignal): Promise<InvocationOutcome> {
    return new Promise((resolve) => {
      const job: Job = { event, trace, resolve };
      const stop = (type: 'failed' | 'refused', reason: string): void => {
        this.#queue.delete(job);
        resolve({ type, reason });
      };
      signal.addEventListener('abort', () => stop('failed', 'the gateway stopped waiting for the function'), {
        once: true,
      });
      this.#queue.add(job);
      this.dispatch();
      if (this.#queue.size > this.#limits.waitingPerFunction) stop('refused', 'too many requests wait for a worker');
      if (this.#queue.has(job)) this.#limitWait(job, stop);
    });
  }

  #limitWait(job: Job, stop: (type: 'refused', reason: string) => void): void {
    const { waitMs } = this.#limits;
    const timer = setTimeout(() => {
      if (this.#queue.has(job)) stop('refused', `no worker was free within ${waitMs} ms`);
    }, waitMs);
    timer.unref();
  }

  /** Ends the workers that have been idle since a time, all but one of a function that was warmed. */
  retireIdleSince(ms: number): void {
    const fewest = this.#isKept ? 1 : 0;
    while (this.#workers.size > fewest && (this.idleSinceMs ?? Number.POSITIVE_INFINITY) <= ms) this.retire();
  }

  retire(): boolean {
    const longest = this.#idle[0];
    if (!longest) return false;
    this.#end(longest.worker);
    return true;
  }

  /** Ends idle workers now and the others after their invocation, so that further invocations run in fresh processes. */
  renew(): void {
    for (const worker of this.#workers) this.#outdated.add(worker);
    while (this.retire());
  }

  /** Ends every worker. */
  async stop(): Promise<void> {
    this.#queue.clear();
    for (const worker of this.#workers) worker.kill();
    await Promise.all(this.#ending);
  }

  dispatch(): void {
    for (const job of this.#queue) {
      const worker = this.#free();
      if (!worker) return;
      this.#queue.delete(job);
      void this.#run(worker, job);
    }
  }

  #free(): FunctionWorker | undefined {
    const idle = this.#idle.pop();
    if (idle) return idle.worker;
    const isFull = this.#workers.size >= this.#limits.workersPerFunction;
    return isFull || !this.#budget.admit(this) ? undefined : this.#start();
  }

  async #run(worker: FunctionWorker, { event, trace, resolve }: Job): Promise<void> {
    resolve(await worker.invoke(event, trace));
    if (worker.alive) {
      this.#addIdle(worker);
      if (this.#outdated.has(worker)) this.#end(worker);
      else this.#budget.release(this);
    }
    this.dispatch();
  }

  #addIdle(worker: FunctionWorker): void {
    this.#idle.push({ worker, sinceMs: performance.now() });
  }

  #start(): FunctionWorker {
    const worker = this.#startWorker();
    this.#workers.add(worker);
    const ended = worker.ended.then(() => {
      this.#ending.delete(ended);
      this.#forget(worker);
      this.dispatch();
    });
    this.#ending.add(ended);
    return worker;
  }

  #end(worker: FunctionWorker): void {
    this.#forget(worker);
    worker.kill();
  }

  #forget(worker: FunctionWorker): void {
    this.#workers.delete(worker);
    this.#outdated.delete(worker);
    const index = this.#idle.findIndex((idle) => idle.worker === worker);
    if (index !== -1) this.#idle.splice(index, 1);
  }
}
