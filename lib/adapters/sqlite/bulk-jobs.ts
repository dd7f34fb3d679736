import type { BulkLimits } from '../../base/catalog/bulk-limits.ts';
import {
  type Addition,
  type BulkState,
  type JobChanges,
  STORED_STATES,
  type StoredJob,
} from '../../contract/bulk-jobs.ts';
import type { IdempotencyKey } from '../tables/bulk-job.ts';
import type { Row, Sql, TablesFile } from './tables-file.ts';

/** What a host stores of a job besides what clients see. */
export interface HostJob extends StoredJob {
  /** Signs the addresses of its files. */
  readonly secret: string;
  /** The input that arrived last, as a file of the job's folder. */
  readonly arrived?: { readonly name: string; readonly bytes: number };
}

/** Limits that adding a job respects. */
type Room = Pick<BulkLimits, 'jobs_per_client' | 'disk_bytes'>;

const INSERT = `
  INSERT INTO bulk_jobs (id, principal, state, idempotency_key, digest, queued_ms, started_ms, bytes, expires_at, job)
  VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, ?)`;

const UPDATE = 'UPDATE bulk_jobs SET state = ?, queued_ms = ?, started_ms = ?, bytes = ?, job = ? WHERE id = ?';

/**
 * The next job to run: that of the client whose last run began the longest ago, so that a client with many jobs and one with a single
 * job take turns.
 */
const NEXT = `
  SELECT job FROM bulk_jobs AS waiting WHERE state = 'queued'
  ORDER BY (SELECT MAX(started_ms) FROM bulk_jobs AS begun WHERE begun.principal = waiting.principal) NULLS FIRST, queued_ms, id
  LIMIT 1`;

/** The jobs of a host in a file. Changes survive a power failure: a job that was accepted is not forgotten. */
export class BulkJobTable {
  readonly #file: TablesFile;

  constructor(file: TablesFile) {
    this.#file = file;
  }

  add(job: HostJob, key: IdempotencyKey | undefined, { jobs_per_client, disk_bytes }: Room): Promise<Addition> {
    return this.#file.writeDurably((sql): Addition => {
      const known =
        key &&
        sql.get(
          'SELECT job, digest FROM bulk_jobs WHERE principal = ? AND idempotency_key = ?',
          job.principalId,
          key.key,
        );
      if (known) return known.digest === key?.digest ? { outcome: 'known', job: toJob(known) } : { outcome: 'differs' };
      if (countStored(sql, job.principalId) >= jobs_per_client) return { outcome: 'full' };
      if (sumBytes(sql) >= disk_bytes) return { outcome: 'crowded' };
      const { id, principalId, state, queuedMs = null, startedMs = null, removedMs } = job;
      const expiry = Math.ceil(removedMs / 1000);
      sql.run(
        INSERT,
        id,
        principalId,
        state,
        key?.key ?? null,
        key?.digest ?? null,
        queuedMs,
        startedMs,
        expiry,
        JSON.stringify(job),
      );
      return { outcome: 'added', job };
    });
  }

  find(id: string): Promise<HostJob | undefined> {
    return this.#file.read((sql) => findJob(sql, id));
  }

  list(principalId: string, limit: number, before?: string): Promise<readonly HostJob[]> {
    return this.#file.read((sql) =>
      sql
        .all(
          'SELECT job FROM bulk_jobs WHERE principal = ? AND id < ? AND expires_at > ? ORDER BY id DESC LIMIT ?',
          principalId,
          before ?? '~',
          Math.floor(Date.now() / 1000),
          limit,
        )
        .map(toJob),
    );
  }

  /** All jobs in some states, the oldest first. */
  listIn(states: readonly BulkState[]): Promise<readonly HostJob[]> {
    return this.#file.read((sql) =>
      states.flatMap((state) => sql.all('SELECT job FROM bulk_jobs WHERE state = ? ORDER BY id', state).map(toJob)),
    );
  }

  /** @returns undefined where the job is in another state, or gone */
  change(
    id: string,
    from: readonly BulkState[],
    changes: JobChanges & Pick<HostJob, 'arrived'>,
  ): Promise<HostJob | undefined> {
    return this.#file.writeDurably((sql) => {
      const job = findJob(sql, id);
      if (!job || !from.includes(job.state)) return undefined;
      return store(sql, { ...job, ...changes });
    });
  }

  /** Takes the next job in turn and marks it as running. */
  takeNext(nowMs: number): Promise<HostJob | undefined> {
    return this.#file.writeDurably((sql) => {
      const next = sql.get(NEXT);
      return next && store(sql, { ...toJob(next), state: 'running', startedMs: nowMs });
    });
  }

  /** Marks a job as cancelled, and forgets what it was to do and its results; removes one that had ended. */
  remove(id: string, nowMs: number): Promise<void> {
    return this.#file.writeDurably((sql) => {
      const job = findJob(sql, id);
      if (!job) return;
      const isOpen = ['awaiting_input', 'queued', 'running', 'cancelled'].includes(job.state);
      if (!isOpen) return void sql.run('DELETE FROM bulk_jobs WHERE id = ?', id);
      const { endedMs = nowMs, request } = job;
      const { arrived: _input, errors: _errors, ...kept } = job;
      store(sql, { ...kept, state: 'cancelled', endedMs, request: { ...request, defaults: {} }, results: [] });
    });
  }

  /** Bytes of the inputs and results of all jobs. */
  countBytes(): Promise<number> {
    return this.#file.read(sumBytes);
  }

  /** Ids of every job that is stored. */
  listIds(): Promise<ReadonlySet<string>> {
    return this.#file.read((sql) => new Set(sql.all('SELECT id FROM bulk_jobs').map(({ id }) => String(id))));
  }
}

const toJob = ({ job }: Row): HostJob => JSON.parse(String(job));

function findJob(sql: Sql, id: string): HostJob | undefined {
  const row = sql.get('SELECT job FROM bulk_jobs WHERE id = ?', id);
  return row && toJob(row);
}

function store(sql: Sql, job: HostJob): HostJob {
  const { state, queuedMs = null, startedMs = null, id } = job;
  sql.run(UPDATE, state, queuedMs, startedMs, countBytes(job), JSON.stringify(job), id);
  return job;
}

const countBytes = ({ arrived, results, errors }: HostJob): number =>
  [arrived, errors, ...results].reduce((sum, file) => sum + (file?.bytes ?? 0), 0);

const sumBytes = (sql: Sql): number => Number(sql.get('SELECT TOTAL(bytes) AS bytes FROM bulk_jobs')?.bytes);

function countStored(sql: Sql, principalId: string): number {
  const states = STORED_STATES.map(() => '?').join();
  const row = sql.get(
    `SELECT COUNT(*) AS jobs FROM bulk_jobs WHERE principal = ? AND state IN (${states})`,
    principalId,
    ...STORED_STATES,
  );
  return Number(row?.jobs);
}
