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

/**
 * The execution environments of one function: one per concurrent request, up to a limit. Further requests wait, but only
 * so many and so long: an answer that comes after its client gave up is work for nothing.
 *
 * A worker that ended is removed; the next invocation starts another.
 */
export class FunctionPool {
  readonly #startWorker: () => FunctionWorker;
  readonly #limits: PoolLimits;
  readonly #workers = new Set<FunctionWorker>();
  readonly #idle: FunctionWorker[] = [];
  readonly #queue = new Set<Job>();

  constructor(startWorker: () => FunctionWorker, limits: PoolLimits) {
    this.#startWorker = startWorker;
    this.#limits = limits;
  }

  /** Starts a worker before the first invocation. @returns whether its handler loads */
  async warm(): Promise<boolean> {
    const worker = this.#start();
    this.#idle.push(worker);
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
      this.#dispatch();
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

  /** Ends every worker. */
  async stop(): Promise<void> {
    this.#queue.clear();
    const workers = [...this.#workers];
    for (const worker of workers) worker.kill();
    await Promise.all(workers.map(({ ended }) => ended));
  }

  #dispatch(): void {
    for (const job of this.#queue) {
      const worker = this.#free();
      if (!worker) return;
      this.#queue.delete(job);
      void this.#run(worker, job);
    }
  }

  #free(): FunctionWorker | undefined {
    const idle = this.#idle.pop();
    if (idle) return idle;
    return this.#workers.size < this.#limits.workersPerFunction ? this.#start() : undefined;
  }

  async #run(worker: FunctionWorker, { event, trace, resolve }: Job): Promise<void> {
    resolve(await worker.invoke(event, trace));
    if (worker.alive) this.#idle.push(worker);
    this.#dispatch();
  }

  #start(): FunctionWorker {
    const worker = this.#startWorker();
    this.#workers.add(worker);
    void worker.ended.then(() => this.#forget(worker));
    return worker;
  }

  #forget(worker: FunctionWorker): void {
    this.#workers.delete(worker);
    const index = this.#idle.indexOf(worker);
    if (index !== -1) this.#idle.splice(index, 1);
    this.#dispatch();
  }
}
