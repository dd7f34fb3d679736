import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { WorkerProcess } from './worker-process.ts';

/** Why a long calculation has no answer: too many wait, it took too long, or its process ended. */
type Failure = 'busy' | 'late' | 'ended';

/** Calculations that may wait for a process. */
const MAX_WAITING = 64;

/** Time after which an idle process ends, as it holds some 100 MB. */
const IDLE_MS = 60_000;

/** The part of a worker that the pool uses. */
type LongWorker = Pick<WorkerProcess, 'isBusy' | 'isRetired' | 'freeMs' | 'ended' | 'kill'> & {
  readonly channel: Pick<WorkerProcess['channel'], 'call'>;
};

interface LongPoolOptions<Worker> {
  /** Number of processes. */
  readonly processes: number;
  /** Milliseconds after which a calculation is given up, its wait for a process included. */
  readonly limitMs: number;
  /** Starts a process. */
  readonly start: () => Worker;
}

/** Processes for long calculations, one calculation in each at a time. They are started when they are needed. */
export class LongPool<Worker extends LongWorker> {
  readonly #options: LongPoolOptions<Worker>;
  readonly #workers = new Set<Worker>();
  readonly #waiting: ((worker: Worker) => void)[] = [];

  constructor(options: LongPoolOptions<Worker>) {
    this.#options = options;
  }

  get workers(): ReadonlySet<Worker> {
    return this.#workers;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  async calculate(event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult | Failure> {
    if (this.#waiting.length >= MAX_WAITING) return 'busy';
    const startedMs = performance.now();
    // An earlier calculation ends at its own limit, so the wait for its process is shorter than the limit of this one.
    const worker = await this.#reserve();
    const timer = Promise.withResolvers<'late'>();
    const timeout = setTimeout(() => timer.resolve('late'), this.#options.limitMs - (performance.now() - startedMs));
    const answer = worker.channel.call<APIGatewayProxyResult>('calculate', event).catch(() => 'ended' as const);
    const outcome = await Promise.race([answer, timer.promise]);
    clearTimeout(timeout);
    // One that failed is not used again; when it has ended, another takes its place.
    if (outcome === 'late' || outcome === 'ended') worker.kill();
    else this.#release(worker);
    return outcome;
  }

  #reserve(): Promise<Worker> {
    const idle = [...this.#workers].find(({ isBusy }) => !isBusy) ?? this.#grow();
    if (idle) {
      idle.isBusy = true;
      return Promise.resolve(idle);
    }
    return new Promise((run) => this.#waiting.push(run));
  }

  #grow(): Worker | undefined {
    if (this.#workers.size >= this.#options.processes) return undefined;
    const worker = this.#options.start();
    this.#workers.add(worker);
    void worker.ended.then(() => {
      this.#workers.delete(worker);
      if (this.#waiting.length > 0) this.#serveNext();
    });
    return worker;
  }

  #serveNext(): void {
    const worker = this.#grow();
    if (!worker) return;
    worker.isBusy = true;
    this.#waiting.shift()?.(worker);
  }

  #release(worker: Worker): void {
    const next = this.#waiting.shift();
    if (next) next(worker);
    else this.#retireLater(worker);
  }

  #retireLater(worker: Worker): void {
    worker.isBusy = false;
    const freeMs = performance.now();
    worker.freeMs = freeMs;
    setTimeout(() => {
      if (worker.isBusy || worker.freeMs !== freeMs) return;
      worker.isRetired = true;
      worker.kill();
    }, IDLE_MS).unref();
  }
}
