import { mkdir, readdir, rm, statfs } from 'node:fs/promises';
import type { BulkJobTable, HostJob } from '../../lib/adapters/sqlite/bulk-jobs.ts';
import type { BulkCounts, BulkFailureCode, BulkFile, JobChanges } from '../../lib/contract/bulk-jobs.ts';
import type { WriteLog } from '../operations/log.ts';
import { locateInput, locateJob } from './job-folder.ts';
import { RESERVED_BYTES } from './run-settings.ts';

/** Outcome of a run. */
export type JobRunOutcome =
  | { readonly counts: BulkCounts; readonly results: readonly BulkFile[]; readonly errors?: BulkFile }
  | { readonly code: BulkFailureCode; readonly detail: string };

/** A process that runs one job. */
export interface JobProcess {
  /** Rejects where the process ends before the run does. */
  readonly outcome: Promise<JobRunOutcome>;
  /** Fulfilled when the process has ended. */
  readonly ended: Promise<unknown>;
  kill(): void;
}

export interface SchedulerParts {
  readonly table: BulkJobTable;
  readonly folder: string;
  /** Jobs that run at once. */
  readonly running: number;
  startProcess(job: HostJob, onProgress: (counts: BulkCounts) => void): JobProcess;
  readonly writeLog: WriteLog;
}

/** Runs of a job whose process ends by itself each time; beyond these the job fails, and others get their turn. */
const MOST_RUNS = 3;

const SWEEP_MS = 10 * 60_000;
const WATCH_MS = 1000;

/** Progress is written this often. */
const PROGRESS_MS = 1000;

/**
 * Runs the jobs of a host, in processes of their own: some at once, clients in turn. Those that were running when the service ended are gone on
 * with first.
 */
export class JobScheduler {
  readonly #parts: SchedulerParts;
  readonly #processes = new Map<string, JobProcess>();
  readonly #resumed: HostJob[] = [];
  readonly #timers: NodeJS.Timeout[] = [];
  #filling = Promise.resolve();
  #isStopping = false;

  constructor(parts: SchedulerParts) {
    this.#parts = parts;
  }

  async start(): Promise<void> {
    await mkdir(this.#parts.folder, { recursive: true, mode: 0o700 });
    this.#resumed.push(...(await this.#parts.table.listIn(['running'])));
    await this.#sweep();
    this.#timers.push(
      setInterval(() => void this.#sweep(), SWEEP_MS).unref(),
      setInterval(() => void this.#watchDisk(), WATCH_MS).unref(),
    );
    void this.wake();
  }

  /** Starts as many jobs as may run. A failure of the table is reported, and tried again at the next occasion. */
  wake(): Promise<void> {
    this.#filling = this.#filling
      .then(() => this.#fill())
      .catch((fault: unknown) => this.#report('jobs cannot be started', fault));
    return this.#filling;
  }

  /** Ends the run of a job, and removes its files. */
  async remove(id: string): Promise<void> {
    const running = this.#processes.get(id);
    running?.kill();
    await running?.ended;
    await rm(locateJob(this.#parts.folder, id), { recursive: true, force: true, maxRetries: 5 });
  }

  /** Ends every run. The jobs go on when the service is started again. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#filling;
    const all = [...this.#processes.values()];
    for (const { kill } of all) kill();
    await Promise.all(all.map(({ ended }) => ended));
  }

  async #fill(): Promise<void> {
    while (!this.#isStopping && this.#processes.size < this.#parts.running) {
      const job = this.#resumed.shift() ?? (await this.#parts.table.takeNext(Date.now()));
      if (!job) return;
      void this.#run(job).finally(() => void this.wake());
    }
  }

  async #run(job: HostJob): Promise<void> {
    for (let run = 1; ; run++) {
      const outcome = await this.#runOnce(job);
      if (this.#isStopping) return;
      if (outcome !== 'ended') return await this.#finish(job, outcome);
      if (run < MOST_RUNS && (await this.#isRunning(job))) continue;
      return await this.#finish(job, { code: 'internal', detail: `The process of the job ended ${run} times.` });
    }
  }

  async #runOnce(job: HostJob): Promise<JobRunOutcome | 'ended'> {
    const running = this.#parts.startProcess(job, this.#createProgress(job));
    this.#processes.set(job.id, running);
    try {
      return await running.outcome;
    } catch (fault) {
      if (!this.#isStopping) this.#report('the process of a job ended', fault);
      return 'ended';
    } finally {
      running.kill();
      await running.ended;
      this.#processes.delete(job.id);
    }
  }

  #createProgress(job: HostJob): (counts: BulkCounts) => void {
    let nextMs = 0;
    return (counts) => {
      if (performance.now() < nextMs) return;
      nextMs = performance.now() + PROGRESS_MS;
      this.#parts.table.change(job.id, ['running'], { counts }).catch(() => undefined);
    };
  }

  async #isRunning({ id }: HostJob): Promise<boolean> {
    return (await this.#parts.table.find(id).catch(() => undefined))?.state === 'running';
  }

  async #finish(job: HostJob, outcome: JobRunOutcome): Promise<void> {
    const endedMs = Date.now();
    const changes: JobChanges =
      'code' in outcome ? { state: 'failed', failure: outcome, endedMs } : { state: 'succeeded', ...outcome, endedMs };
    try {
      const changed = await this.#parts.table.change(job.id, ['running'], changes);
      const { folder } = this.#parts;
      // Nothing reads the input of a job that has succeeded, and nothing at all that of another one.
      const unused =
        changed?.state === 'succeeded'
          ? locateInput(folder, job.id, job.arrived?.name ?? '')
          : locateJob(folder, job.id);
      await rm(unused, { recursive: true, force: true, maxRetries: 5 });
    } catch (fault) {
      // The table is out of reach: the job is still running there, and goes on when the service is started again.
      this.#report('the end of a job cannot be written', fault);
    }
  }

  /** Ends the jobs that run once there is so little room that the tables of the service would suffer. */
  async #watchDisk(): Promise<void> {
    if (this.#processes.size === 0) return;
    const { bavail, bsize } = await statfs(this.#parts.folder);
    if (bavail * bsize >= RESERVED_BYTES) return;
    for (const id of this.#processes.keys()) {
      const failure = { code: 'disk_full', detail: 'The disk of the service has no room left for results.' } as const;
      await this.#parts.table.change(id, ['running'], { state: 'failed', failure, endedMs: Date.now() });
      await this.remove(id);
    }
  }

  /** Removes the folders of jobs that the table no longer has: those whose days are over, or that were deleted. */
  async #sweep(): Promise<void> {
    try {
      const known = await this.#parts.table.listIds();
      for (const name of await readdir(this.#parts.folder)) {
        if (name.startsWith('job_') && !known.has(name)) await this.remove(name);
      }
    } catch (fault) {
      this.#report('files of jobs cannot be removed', fault);
    }
  }

  #report(message: string, fault: unknown): void {
    this.#parts.writeLog('ERROR', message, { reason: fault instanceof Error ? fault.message : String(fault) });
  }
}
