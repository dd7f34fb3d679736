import type { FunctionWorker, InvocationOutcome } from './worker.ts';

/** An invocation waiting for a worker. */
interface Job {
  readonly event: string;
  readonly trace: string;
  readonly resolve: (outcome: InvocationOutcome) => void;
}

/**
 * The execution environments of one function: one per concurrent request, up to a limit; further requests wait.
 *
 * A worker that ended is removed; the next invocation starts another.
 */
export class FunctionPool {
  readonly #startWorker: () => FunctionWorker;
  readonly #limit: number;
  readonly #workers = new Set<FunctionWorker>();
  readonly #idle: FunctionWorker[] = [];
  readonly #queue = new Set<Job>();

  constructor(startWorker: () => FunctionWorker, limit: number) {
    this.#startWorker = startWorker;
    this.#limit = limit;
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
      const giveUp = (): void => {
        this.#queue.delete(job);
        resolve({ type: 'failed', reason: 'the gateway stopped waiting for a worker' });
      };
      signal.addEventListener('abort', giveUp, { once: true });
      this.#queue.add(job);
      this.#dispatch();
    });
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
    return this.#workers.size < this.#limit ? this.#start() : undefined;
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
