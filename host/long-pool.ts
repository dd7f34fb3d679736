import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { WorkerProcess } from './worker-process.ts';
import { LONG_LIMIT_MS } from './worker-settings.ts';

/** Why a long calculation has no answer: too many wait, it took too long, or its process ended. */
type Failure = 'busy' | 'late' | 'ended';

/** Calculations that may wait for a process. */
const MAX_WAITING = 64;

/** Time after which an idle process ends, as it holds some 100 MB. */
const IDLE_MS = 60_000;

interface Waiting {
  readonly run: (worker: WorkerProcess) => void;
}

/** Processes for long calculations, one calculation in each at a time. They are started when they are needed. */
export class LongPool {
  readonly #limit: number;
  readonly #start: () => WorkerProcess;
  readonly #workers = new Set<WorkerProcess>();
  readonly #waiting: Waiting[] = [];

  /** @param limit number of processes @param start starts one */
  constructor(limit: number, start: () => WorkerProcess) {
    this.#limit = limit;
    this.#start = start;
  }

  get workers(): ReadonlySet<WorkerProcess> {
    return this.#workers;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  async calculate(event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult | Failure> {
    if (this.#waiting.length >= MAX_WAITING) return 'busy';
    const startedMs = performance.now();
    const worker = await this.#reserve();
    const timer = Promise.withResolvers<'late'>();
    const timeout = setTimeout(() => timer.resolve('late'), LONG_LIMIT_MS - (performance.now() - startedMs));
    const answer = worker.channel.call<APIGatewayProxyResult>('calculate', event).catch(() => 'ended' as const);
    const outcome = await Promise.race([answer, timer.promise]);
    clearTimeout(timeout);
    // One that failed is not used again; when it has ended, another takes its place.
    if (outcome === 'late' || outcome === 'ended') worker.kill();
    else this.#release(worker);
    return outcome;
  }

  #reserve(): Promise<WorkerProcess> {
    const idle = [...this.#workers].find(({ isBusy }) => !isBusy) ?? this.#grow();
    if (idle) {
      idle.isBusy = true;
      return Promise.resolve(idle);
    }
    return new Promise((run) => this.#waiting.push({ run }));
  }

  #grow(): WorkerProcess | undefined {
    if (this.#workers.size >= this.#limit) return undefined;
    const worker = this.#start();
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
    this.#waiting.shift()?.run(worker);
  }

  #release(worker: WorkerProcess): void {
    if (worker.isRetired) {
      worker.kill();
      return;
    }
    const next = this.#waiting.shift();
    if (next) next.run(worker);
    else this.#retireLater(worker);
  }

  #retireLater(worker: WorkerProcess): void {
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
