import { existsSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { type JobProcess, type JobRunOutcome, JobScheduler } from '../../../host/jobs/scheduler.ts';
import { BulkJobTable, type HostJob } from '../../../lib/adapters/sqlite/bulk-jobs.ts';
import { prepareTablesFile } from '../../../lib/adapters/sqlite/database.ts';
import { removeExpired } from '../../../lib/adapters/sqlite/maintenance.ts';
import { TablesFile } from '../../../lib/adapters/sqlite/tables-file.ts';

const DONE: JobRunOutcome = {
  counts: { records: 2, done: 1, failed: 1 },
  results: [{ name: 'shards/0.parquet', bytes: 10, records: 1, sha256: 'ab' }],
  errors: { name: 'errors.ndjson', bytes: 5, records: 1, sha256: 'cd' },
};

const ROOM = { jobs_per_client: 10, disk_bytes: 1000 };

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

function open() {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'jobs-test-'));
  const path = join(folder.path, 'tables.sqlite');
  prepareTablesFile(path);
  const file = new TablesFile(path);
  const table = new BulkJobTable(file);
  const files = join(folder.path, 'bulk');
  ended.push(() => {
    file.close();
    folder[Symbol.dispose]();
  });
  return { file, table, files };
}

const makeJob = (id: string, principalId: string, more: Partial<HostJob> = {}): HostJob => ({
  id: `job_${id}`,
  principalId,
  state: 'queued',
  request: {
    operation: '/ephemeris/natal-chart',
    defaults: { name: 'x' },
    input: { format: 'csv' },
    output: { format: 'csv' },
  },
  createdMs: 0,
  uploadEndsMs: 1,
  queuedMs: 1,
  removedMs: Date.now() + 1e9,
  results: [],
  secret: 's',
  ...more,
});

/** Processes that a test ends. */
function createProcesses() {
  const started: { readonly id: string; readonly settle: PromiseWithResolvers<JobRunOutcome> }[] = [];
  const killed: string[] = [];
  const startProcess = ({ id }: HostJob): JobProcess => {
    const settle = Promise.withResolvers<JobRunOutcome>();
    started.push({ id, settle });
    const kill = (): void => {
      killed.push(id);
      settle.reject(new Error('killed'));
    };
    settle.promise.catch(() => undefined);
    return { outcome: settle.promise, ended: settle.promise.catch(() => undefined), kill };
  };
  return { started, killed, startProcess };
}

async function openScheduler(jobs: readonly HostJob[], running = 1) {
  const { file, table, files } = open();
  for (const job of jobs) await table.add(job, undefined, ROOM);
  const processes = createProcesses();
  const writeLog = vi.fn();
  const parts = { table, folder: files, running, startProcess: processes.startProcess, writeLog };
  const scheduler = new JobScheduler(parts);
  ended.push(() => void scheduler.stop());
  await scheduler.start();
  const finish = async (index: number, outcome: JobRunOutcome = DONE): Promise<void> => {
    await vi.waitFor(() => expect(processes.started.length).toBeGreaterThan(index));
    processes.started[index]?.settle.resolve(outcome);
  };
  return { file, table, files, scheduler, parts, ...processes, finish, writeLog };
}

test('one job runs at a time, and clients take turns', async () => {
  const jobs = [
    makeJob('a1', 'anna'),
    makeJob('a2', 'anna'),
    makeJob('a3', 'anna'),
    makeJob('b1', 'bert', { queuedMs: 9 }),
  ];
  const { started, finish, table } = await openScheduler(jobs);
  for (const index of jobs.keys()) {
    await finish(index);
    expect(started.length).toBeLessThanOrEqual(index + 2);
    await vi.waitFor(async () => expect((await table.find(started[index]?.id ?? ''))?.state).toBe('succeeded'));
  }
  expect(started.map(({ id }) => id)).toEqual(['job_a1', 'job_b1', 'job_a2', 'job_a3']);
  expect(await table.find('job_a1')).toMatchObject({ ...DONE, state: 'succeeded', endedMs: expect.any(Number) });
});

test('a job whose process is killed goes on, and fails once it has been killed three times', async () => {
  const { started, table, writeLog } = await openScheduler([makeJob('a', 'anna'), makeJob('b', 'bert')]);
  for (const index of [0, 1, 2]) {
    await vi.waitFor(() => expect(started.length).toBeGreaterThan(index));
    started[index]?.settle.reject(new Error('SIGKILL'));
  }
  await vi.waitFor(async () => expect((await table.find('job_a'))?.state).toBe('failed'));
  expect((await table.find('job_a'))?.failure?.code).toBe('internal');
  await vi.waitFor(() => expect(started.map(({ id }) => id)).toEqual(['job_a', 'job_a', 'job_a', 'job_b']));
  expect(writeLog).toHaveBeenCalledTimes(3);
});

test('a job that ran when the service ended runs again before others', async () => {
  const { table, scheduler, parts, started } = await openScheduler([makeJob('a', 'anna'), makeJob('b', 'bert')]);
  await vi.waitFor(() => expect(started.length).toBe(1));
  await scheduler.stop();
  expect((await table.find('job_a'))?.state).toBe('running');
  const later = createProcesses();
  const next = new JobScheduler({ ...parts, startProcess: later.startProcess });
  ended.push(() => void next.stop());
  await next.start();
  await vi.waitFor(() => expect(later.started.map(({ id }) => id)).toEqual(['job_a']));
});

test('a deleted job ends at once, its files are gone, and it does not run again', async () => {
  const { table, files, scheduler, started, killed } = await openScheduler([makeJob('a', 'anna')]);
  await vi.waitFor(() => expect(started.length).toBe(1));
  mkdirSync(join(files, 'job_a', 'run'), { recursive: true });
  await table.remove('job_a', 5);
  await scheduler.remove('job_a');
  expect(killed).toContain('job_a');
  expect(existsSync(join(files, 'job_a'))).toBe(false);
  expect(await table.find('job_a')).toMatchObject({ state: 'cancelled', endedMs: 5, request: { defaults: {} } });
  await new Promise((done) => setTimeout(done, 20));
  expect(started.length).toBe(1);
});

test('a full disk fails the job with this reason and removes what it wrote', async () => {
  const { table, files, finish } = await openScheduler([makeJob('a', 'anna')]);
  mkdirSync(join(files, 'job_a', 'run'), { recursive: true });
  await finish(0, { code: 'disk_full', detail: 'no room' });
  await vi.waitFor(async () => expect((await table.find('job_a'))?.state).toBe('failed'));
  expect((await table.find('job_a'))?.failure).toEqual({ code: 'disk_full', detail: 'no room' });
  await vi.waitFor(() => expect(existsSync(join(files, 'job_a'))).toBe(false));
});

test('the input is removed after a success, and results with the record of the job after their days', async () => {
  const past = makeJob('a', 'anna', { removedMs: Date.now() + 900, arrived: { name: 'input-1', bytes: 3 } });
  const { file, table, files, finish, parts } = await openScheduler([past]);
  mkdirSync(join(files, 'job_a', 'run'), { recursive: true });
  writeFileSync(join(files, 'job_a', 'input-1'), 'abc');
  await finish(0);
  await vi.waitFor(() => expect(existsSync(join(files, 'job_a', 'input-1'))).toBe(false));
  expect(existsSync(join(files, 'job_a', 'run'))).toBe(true);
  await removeExpired(file, Math.ceil(Date.now() / 1000) + 5);
  expect(await table.find('job_a')).toBeUndefined();
  const later = new JobScheduler(parts);
  ended.push(() => void later.stop());
  await later.start();
  expect(existsSync(join(files, 'job_a'))).toBe(false);
});

test('a client has so many jobs and no more, all together have so many bytes, and an Idempotency-Key makes one job', async () => {
  const { table } = open();
  const add = (id: string, key?: string, digest = 'd') =>
    table.add(makeJob(id, 'anna', { state: 'awaiting_input' }), key ? { key, digest } : undefined, {
      jobs_per_client: 2,
      disk_bytes: 10,
    });
  const outcomes = await Promise.all([add('1', 'k'), add('2', 'k'), add('3', 'k', 'other'), add('4'), add('5')]);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['added', 'known', 'differs', 'added', 'full']);
  await table.change('job_1', ['awaiting_input'], { arrived: { name: 'input', bytes: 10 } });
  await table.remove('job_4', 1);
  expect((await add('6')).outcome).toBe('crowded');
  await table.remove('job_1', 1);
  expect((await add('7')).outcome).toBe('added');
});
