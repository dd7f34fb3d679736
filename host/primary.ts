import { createServer, type Server, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BulkJobTable, HostJob } from '../lib/adapters/sqlite/bulk-jobs.ts';
import type { BulkCounts } from '../lib/contract/bulk-jobs.ts';
import type { LimitTable, SlotTable } from '../lib/contract/tables/rate-limits/limiter.ts';
import type { Procedures } from './channel.ts';
import type { ServedGroup } from './groups.ts';
import { listenAt } from './http/server.ts';
import { answerUnready } from './http/unready.ts';
import { locateInput, locateRun } from './jobs/job-folder.ts';
import { type JobProcess, type JobRunOutcome, JobScheduler } from './jobs/scheduler.ts';
import type { JobSettings } from './jobs/settings.ts';
import { createLimitProcedures } from './limits.ts';
import { LongPool } from './long-pool.ts';
import type { WriteLog } from './operations/log.ts';
import { type CountedResponses, type Gauges, ResponseMetrics } from './operations/metrics.ts';
import { PlanCounter } from './plans.ts';
import { servedApi } from './served-api.ts';
import { watchFolder } from './watch-folder.ts';
import { WorkerProcess, type WorkerProgram } from './worker-process.ts';
import { LONG_LIMIT_MS, type WorkerSettings } from './worker-settings.ts';

export interface HostOptions {
  readonly program: WorkerProgram;
  readonly port: number;
  readonly host: string;
  /** File descriptor of a socket that listens already, as systemd passes it; undefined: the host listens itself. */
  readonly listeningSocket?: number | undefined;
  readonly publicHost: string | undefined;
  readonly basePath: string;
  readonly trustedProxies: string | undefined;
  /** Processes that answer requests. */
  readonly workers: number;
  /** Processes for long calculations. */
  readonly longWorkers: number;
  /** Counts for all processes; undefined: each counts by itself. */
  readonly limits: (LimitTable & SlotTable) | undefined;
  /** Jobs of many records; undefined: there are none. */
  readonly jobs: (JobSettings & { readonly table: BulkJobTable; readonly program: string }) | undefined;
  /** Makes what a group needs before it is loaded. */
  readonly prepare: (group: ServedGroup) => Promise<void>;
  readonly writeLog: WriteLog;
  /** Folders with data of which workers read copies, which a change does not reach. */
  readonly dataFolders: readonly string[];
  /** Figures of the service besides those of its processes. */
  readonly measure: () => Omit<Gauges, 'pools'>;
}

/** A running host. */
export interface Host {
  /** `http://127.0.0.1:3000` */
  readonly address: string;
  /** Whether a process answers requests. */
  readonly isReady: boolean;
  /** Stops accepting, lets requests finish, then ends every process. @param graceMs time after which requests are cut */
  stop(graceMs: number): Promise<void>;
}

/** Longest time without an answer to a ping: a little more than a calculation may take in a worker of its kind. */
const SILENCE_MS = { chart: 15_000, long: 35_000, job: Number.POSITIVE_INFINITY } as const;
const PING_MS = 1000;

/** Connections of the whole service. */
const MAX_CONNECTIONS = 512;

/** Longest wait of a connection for a worker that can start, milliseconds. */
const LONGEST_WAIT_MS = 15_000;

/**
 * Pauses before a worker that ended is replaced. They double while workers end before they are ready, so that those that cannot
 * start, as when a file is missing, do not keep a processor busy.
 */
const PAUSES = { shortestMs: 200, longestMs: 10_000 } as const;

const CANNOT_START = 'a worker cannot start; it is tried again after growing pauses, the longest of ten seconds';

const CHANGED_ON_DISK =
  'the data of the layers have changed on the disk; the service goes on with the copies that it has verified, and reads the new ones when it is started again';

const ANY_ADDRESS = new Set(['0.0.0.0', '::']);

/** Starts the host: this process listens and hands connections to workers, which answer them. @throws StartRefused */
export async function startHost(options: HostOptions): Promise<Host> {
  const primary = new Primary(options);
  await primary.start();
  return { address: primary.address, isReady: primary.isReady, stop: (graceMs) => primary.stop(graceMs) };
}

class Primary {
  address = '';
  readonly #options: HostOptions;
  readonly #server: Server;
  readonly #workers = new Set<WorkerProcess>();
  readonly #longPool: LongPool<WorkerProcess>;
  /** Connections that no worker has yet. */
  readonly #waiting = new Set<Socket>();
  readonly #procedures: Procedures;
  readonly #jobs: JobScheduler | undefined;
  readonly #pings: NodeJS.Timeout;
  readonly #endWatches: readonly (() => void)[];
  #isStopping = false;
  #pauseMs: number = PAUSES.shortestMs;
  #domainName = '';

  constructor(options: HostOptions) {
    this.#options = options;
    this.#server = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => this.#connect(socket));
    this.#longPool = new LongPool({
      processes: options.longWorkers,
      limitMs: LONG_LIMIT_MS,
      start: () => this.#startWorker('long'),
    });
    this.#jobs = options.jobs && this.#createScheduler(options.jobs);
    const plans = new PlanCounter();
    this.#procedures = {
      ...(options.limits && createLimitProcedures(options.limits)),
      prepare: options.prepare,
      charge: plans.charge.bind(plans),
      calculate: (event: Parameters<LongPool<WorkerProcess>['calculate']>[0]) => this.#longPool.calculate(event),
      metrics: () => this.#renderMetrics(),
      runJobs: () => void this.#jobs?.wake(),
      removeJob: (id: string) => this.#jobs?.remove(id),
    };
    this.#pings = setInterval(() => this.#ping(), PING_MS).unref();
    this.#endWatches = options.dataFolders.map((folder) =>
      watchFolder(folder, () => options.writeLog('WARN', CHANGED_ON_DISK)),
    );
  }

  get isReady(): boolean {
    return [...this.#workers].some(({ isReady }) => isReady);
  }

  async start(): Promise<void> {
    const { port, host, listeningSocket, publicHost, workers } = this.#options;
    const listening = await listenAt(this.#server, port, host, listeningSocket);
    const name = ANY_ADDRESS.has(host) ? '127.0.0.1' : host;
    const authority = `${name.includes(':') ? `[${name}]` : name}:${listening}`;
    this.address = `http://${authority}`;
    this.#domainName = publicHost ?? authority;
    this.#server.on('error', (fault) => this.#options.writeLog('WARN', `cannot accept connections: ${fault.message}`));
    await Promise.all(Array.from({ length: workers }, () => this.#addWorker()));
    await this.#jobs?.start();
  }

  async stop(graceMs: number): Promise<void> {
    this.#isStopping = true;
    // Connections that the system has accepted already are taken first: closing would reset them.
    await nextTurn();
    await nextTurn();
    this.#server.close();
    const cut = Promise.withResolvers<void>();
    const timer = setTimeout(cut.resolve, graceMs + 1000);
    const jobsEnded = this.#jobs?.stop();
    const drained = [...this.#workers].map(({ channel }) => channel.call('drain', graceMs).catch(() => undefined));
    await Promise.race([Promise.all(drained), cut.promise]);
    clearTimeout(timer);
    await jobsEnded;
    clearInterval(this.#pings);
    for (const end of this.#endWatches) end();
    const all = [...this.#workers, ...this.#longPool.workers];
    for (const worker of all) worker.kill();
    await Promise.all(all.map(({ ended }) => ended));
    for (const socket of this.#waiting) socket.destroy();
  }

  /** The worker with the fewest connections, so that none idles while another has several. */
  #connect(socket: Socket): void {
    const [first, ...others] = [...this.#workers].filter(({ isReady }) => isReady);
    if (!first) {
      this.#wait(socket);
      return;
    }
    others.reduce((least, other) => (other.connections < least.connections ? other : least), first).connect(socket);
  }

  /** Until a worker is ready, as at a start: one that is accepted is not reset. */
  #wait(socket: Socket): void {
    if (this.#waiting.size >= MAX_CONNECTIONS) return void socket.destroy();
    this.#waiting.add(socket);
    setTimeout(() => {
      const isWaiting = this.#waiting.delete(socket);
      if (isWaiting) answerUnready(socket, servedApi.gatewayResponses, this.#options.basePath);
    }, LONGEST_WAIT_MS).unref();
  }

  #connectWaiting(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const socket of waiting) if (!socket.destroyed) this.#connect(socket);
  }

  #createScheduler({
    table,
    folder,
    running,
    workersPerJob: workers,
    program,
  }: NonNullable<HostOptions['jobs']>): JobScheduler {
    const startProcess = (job: HostJob, onProgress: (counts: BulkCounts) => void): JobProcess => {
      const worker = this.#startWorker('job', { jobProgress: onProgress });
      const order = {
        request: job.request,
        createdMs: job.createdMs,
        input: locateInput(folder, job.id, job.arrived?.name ?? ''),
        folder: locateRun(folder, job.id),
        records: job.counts?.records ?? 0,
        workers,
        program,
      };
      return {
        outcome: worker.channel.call<JobRunOutcome>('runJob', order),
        ended: worker.ended,
        kill: () => {
          worker.isRetired = true;
          worker.kill();
        },
      };
    };
    return new JobScheduler({ table, folder, running, startProcess, writeLog: this.#options.writeLog });
  }

  #startWorker(role: WorkerSettings['role'], procedures: Procedures = {}): WorkerProcess {
    const { program, basePath, trustedProxies, workers } = this.#options;
    const connections = Math.ceil(MAX_CONNECTIONS / workers);
    const settings = {
      role,
      basePath,
      domainName: this.#domainName,
      trustedProxies,
      connections,
      hasSharedLimits: this.#options.limits !== undefined,
    };
    const worker = new WorkerProcess(program, settings, { ...this.#procedures, ...procedures });
    void worker.ended.then((reason) => this.#report(worker, reason));
    return worker;
  }

  #report({ role, pid, isReady, isRetired }: WorkerProcess, reason: string): void {
    if (this.#isStopping || isRetired) return;
    const isStartFailure = role === 'chart' && !isReady;
    if (!isStartFailure) this.#options.writeLog('ERROR', 'a worker ended', { role, pid, reason });
    else if (this.#pauseMs === PAUSES.shortestMs) this.#options.writeLog('ERROR', CANNOT_START, { role, pid, reason });
  }

  /** @returns once the worker is ready or has ended */
  #addWorker(): Promise<void> {
    const worker = this.#startWorker('chart');
    this.#workers.add(worker);
    void worker.ended.then(() => {
      this.#workers.delete(worker);
      if (!this.#isStopping) setTimeout(() => void this.#addWorker(), this.#takePause(worker));
    });
    return Promise.race([worker.whenReady.then(() => this.#noteReady()), worker.ended.then(() => undefined)]);
  }

  /** @returns the pause before a worker that ended is replaced, milliseconds */
  #takePause({ isReady }: WorkerProcess): number {
    if (isReady) return PAUSES.shortestMs;
    const pauseMs = this.#pauseMs;
    this.#pauseMs = Math.min(PAUSES.longestMs, 2 * pauseMs);
    return pauseMs;
  }

  #noteReady(): void {
    this.#pauseMs = PAUSES.shortestMs;
    this.#connectWaiting();
  }

  #ping(): void {
    for (const worker of [...this.#workers, ...this.#longPool.workers]) {
      if (!worker.isReady) continue;
      const silentMs = performance.now() - worker.answeredMs;
      if (silentMs > SILENCE_MS[worker.role]) worker.kill();
      else
        void worker.channel.call('ping').then(
          () => worker.noteAnswer(),
          () => undefined,
        );
    }
  }

  async #renderMetrics(): Promise<string> {
    const metrics = new ResponseMetrics();
    const counted = [...this.#workers].map(({ channel }) =>
      channel.call<CountedResponses>('counts').catch(() => ({ responses: [], durations: [] })),
    );
    for (const responses of await Promise.all(counted)) metrics.add(responses);
    const charts = [...this.#workers];
    const long = [...this.#longPool.workers];
    return metrics.render({
      ...this.#options.measure(),
      pools: [
        {
          name: 'chart',
          processes: charts.length,
          busy: charts.filter(({ connections }) => connections > 0).length,
          waiting: 0,
        },
        {
          name: 'long',
          processes: long.length,
          busy: long.filter(({ isBusy }) => isBusy).length,
          waiting: this.#longPool.waiting,
        },
      ],
    });
  }
}
