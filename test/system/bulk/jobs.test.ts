import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { listChildren } from '../../../host/operations/process-state.ts';
import { ORDINARY_BIRTH } from '../../support/fuzz/birth.ts';
import { KEY, PROJECT, type Started, starter } from '../start/started.ts';

const RECORDS = 60_000;

/** Births of a century in several towns; every 1 000th has no such day. */
const LINES = Array.from({ length: RECORDS }, (_, index) => {
  const [year, month, day] = [1920 + (index % 100), 1 + (index % 12), 1 + (index % 28)];
  const date = index % 1000 === 7 ? `${year}-02-30` : `${year}-${pad(month)}-${pad(day)}`;
  return `b${index},${date}T${pad(index % 24)}:${pad(index % 60)}:00,${40 + (index % 20)},${index % 30},Europe/Paris`;
});
const HEADER = 'id,datetime,latitude,longitude,timezone';
const toCsv = (lines: readonly string[]): string => `${HEADER}\n${lines.map((line) => `${line}\n`).join('')}`;
const INPUT = toCsv(LINES);

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

interface JobAnswer {
  readonly job_id: string;
  readonly state: string;
  readonly counts: { readonly records: number; readonly done: number; readonly failed: number };
  readonly upload?: { readonly url: string; readonly headers: Record<string, string> };
  readonly results: readonly { readonly url: string; readonly records: number; readonly sha256: string }[];
  readonly errors?: { readonly url: string; readonly records: number };
  readonly failure?: { readonly code: string };
}

const services = starter();
const environment = {
  TABLES_FILE: join(services.temporaryFolder, 'bulk', 'tables.sqlite'),
  BULK_WORKERS: '2',
  PORT: '0',
};

let service: Started;

const ask = (method: string, path: string, body?: unknown, key = KEY): Promise<Response> =>
  fetch(service.address + path, {
    method,
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

async function call<Answer = JobAnswer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await ask(method, path, body);
  expect(answer.status, `${method} ${path}`).toBeLessThan(300);
  return (await answer.json()) as Answer;
}

const COLUMNS = { format: 'csv', columns: ['longitudes', 'houses'] };

async function startJob(input = INPUT, output: object = COLUMNS): Promise<string> {
  const { job_id, upload } = await call('POST', '/bulk/jobs', {
    operation: '/ephemeris/natal-chart',
    defaults: { configuration: { object_set: 'modern_10' } },
    input: { format: 'csv' },
    output,
  });
  const sent = await fetch(upload?.url ?? '', { method: 'PUT', body: input, headers: upload?.headers ?? {} });
  expect(sent.status).toBe(200);
  expect(await sent.json()).toEqual({
    bytes: Buffer.byteLength(input),
    records: input.trimEnd().split('\n').length - 1,
  });
  await call('POST', `/bulk/jobs/${job_id}/start`, {});
  return job_id;
}

const read = (id: string): Promise<JobAnswer> => call('GET', `/bulk/jobs/${id}`);

async function waitFor(id: string, isReached: (job: JobAnswer) => boolean): Promise<JobAnswer> {
  for (;;) {
    const job = await read(id);
    if (isReached(job)) return job;
    expect(job.state).not.toBe('failed');
    await new Promise((done) => setTimeout(done, 50));
  }
}

const isPartlyDone = ({ state, counts }: JobAnswer): boolean => state === 'running' && counts.done > 0;
const hashesOf = ({ results }: JobAnswer): readonly string[] => results.map(({ sha256 }) => sha256);

/** The processes of jobs: the one that runs a job, then those that calculate. */
function listJobProcesses(): number[] {
  const [runner] = listChildren(service.process.pid).filter((pid) => listChildren(pid).length > 0);
  return runner === undefined ? [] : [runner, ...listChildren(runner)];
}

describe('jobs of a host', () => {
  let undisturbed: JobAnswer;

  beforeAll(async () => {
    service = await services.start(environment);
    expect(service.address).not.toBe('');
  });

  it('calculates every record once, while charts of others are answered', { timeout: 120_000 }, async () => {
    const id = await startJob();
    const waits: number[] = [];
    let isRunning = true;
    const charts = (async () => {
      while (isRunning) {
        const sentMs = performance.now();
        await call('POST', '/ephemeris/natal-chart', { subject: ORDINARY_BIRTH.subject });
        waits.push(performance.now() - sentMs);
      }
    })();
    undisturbed = await waitFor(id, ({ state }) => state === 'succeeded');
    isRunning = false;
    await charts;
    expect(undisturbed.counts).toEqual({ records: RECORDS, done: RECORDS - 60, failed: 60 });
    waits.sort((a, b) => a - b);
    console.info(
      `charts during a job: ${waits.length}, median ${waits[waits.length >> 1]?.toFixed(1)} ms, p99 ${waits[Math.floor(waits.length * 0.99)]?.toFixed(1)} ms`,
    );
    expect(waits.length).toBeGreaterThan(20);
  });

  it('has the records in the order of the input, and the wrong ones in the errors', async () => {
    const texts = await Promise.all(undisturbed.results.map(async ({ url }) => await (await fetch(url)).text()));
    const rows = texts.flatMap((text) => text.trimEnd().split('\n').slice(1));
    const numbers = rows.map((row) => Number(row.split(',')[0]));
    expect(numbers.length).toBe(RECORDS - 60);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBe(numbers.length);
    const errors = (await (await fetch(undisturbed.errors?.url ?? '')).text()).trimEnd().split('\n');
    expect(errors.length).toBe(60);
    expect(JSON.parse(errors[0] ?? '')).toMatchObject({ record: 8, line: 9, id: 'b7' });
  });

  it('loses and doubles nothing when processes of the job are killed', { timeout: 120_000 }, async () => {
    const id = await startJob();
    await waitFor(id, isPartlyDone);
    process.kill(listJobProcesses().at(-1) ?? 0, 'SIGKILL');
    await new Promise((done) => setTimeout(done, 300));
    process.kill(listJobProcesses()[0] ?? 0, 'SIGKILL');
    const job = await waitFor(id, ({ state }) => state === 'succeeded');
    expect(job.counts).toEqual(undisturbed.counts);
    expect(hashesOf(job)).toEqual(hashesOf(undisturbed));
  });

  it('goes on with the same bytes after kill -9 of the service', { timeout: 180_000 }, async () => {
    const id = await startJob();
    await waitFor(id, isPartlyDone);
    service.process.kill('SIGKILL');
    service = await services.start(environment);
    const job = await waitFor(id, ({ state }) => state === 'succeeded');
    expect(job.counts).toEqual(undisturbed.counts);
    expect(hashesOf(job)).toEqual(hashesOf(undisturbed));
  });

  it('reads a CSV with a byte order mark, quotation marks and CRLF as the plain one', { timeout: 60_000 }, async () => {
    const lines = LINES.slice(0, 200);
    const quoted = [HEADER, ...lines].map((line) => `"${line.replaceAll(',', '","')}"\r\n`);
    const ids = [await startJob(toCsv(lines)), await startJob(`\uFEFF${quoted.join('')}`)];
    const [plain, other] = await Promise.all(ids.map((id) => waitFor(id, ({ state }) => state === 'succeeded')));
    expect(plain?.counts).toEqual({ records: 200, done: 199, failed: 1 });
    expect(other?.counts).toEqual(plain?.counts);
    expect(hashesOf(other as JobAnswer)).toEqual(hashesOf(plain as JobAnswer));
  });

  it('calculates the file of another program, and lists what it could not read', { timeout: 60_000 }, async () => {
    const made = { operation: '/ephemeris/natal-chart', input: { format: 'aaf' }, output: COLUMNS };
    const { job_id, upload } = await call('POST', '/bulk/jobs', made);
    const body = '#A93:Doe,Jane,f,1.7.1950,13:00,*,*\n#B93:*,41n52,87w39,6hw,1\n#A93:Roe,Ann,f,31.2.1950,13:00,*,*\n';
    const sent = await fetch(upload?.url ?? '', { method: 'PUT', body, headers: upload?.headers ?? {} });
    expect(await sent.json()).toEqual({ bytes: body.length, records: 2 });
    await call('POST', `/bulk/jobs/${job_id}/start`, {});
    const { counts, errors } = await waitFor(job_id, ({ state }) => state === 'succeeded');
    expect(counts).toEqual({ records: 2, done: 1, failed: 1 });
    expect(await (await fetch(errors?.url ?? '')).json()).toMatchObject({
      record: 2,
      line: 3,
      code: 'InvalidDatetime',
    });
    await call('DELETE', `/bulk/jobs/${job_id}`);
  });

  it('refuses an upload with wrong columns, and says which was meant', async () => {
    const { upload } = await call('POST', '/bulk/jobs', {
      operation: '/ephemeris/natal-chart',
      input: { format: 'csv' },
    });
    const sent = await fetch(upload?.url ?? '', { method: 'PUT', body: 'datetime,latt\n1990-06-15T14:30,1\n' });
    expect([sent.status, await sent.text()]).toEqual([400, expect.stringContaining('did you mean lat?')]);
  });

  it('hides a job from the key of somebody else', { timeout: 60_000 }, async () => {
    const id = await startJob(toCsv(LINES.slice(0, 10)));
    const create = ['infra/keys/run.ts', 'create', '--name', 'other', '--plan', 'local', '--scope', 'bulk:write'];
    const said = execFileSync(process.execPath, create, {
      cwd: PROJECT,
      encoding: 'utf8',
      env: { ...process.env, PORT: new URL(service.address).port },
    });
    const [key = ''] = /natal_[0-9A-Za-z]{49}/.exec(said) ?? [];
    const paths = [
      ['GET', `/bulk/jobs/${id}`],
      ['POST', `/bulk/jobs/${id}/start`, {}],
      ['DELETE', `/bulk/jobs/${id}`],
    ] as const;
    for (const [method, path, body] of paths) {
      const answer = await ask(method, path, body, key);
      expect([answer.status, await answer.json()], path).toEqual([
        404,
        expect.objectContaining({ error: 'JobNotFound' }),
      ]);
    }
    expect(await (await ask('GET', '/bulk/jobs', undefined, key)).json()).toEqual({ jobs: [] });
    await waitFor(id, ({ state }) => state === 'succeeded');
  });

  it('fails a job that has no room for its results, without files of it, and goes on', {
    timeout: 120_000,
  }, async () => {
    // The limit of the process that starts jobs is theirs: 8 MB a file, where a shard with all columns has 20.
    const limit = (bytes: number | 'unlimited') =>
      execFileSync('prlimit', ['--pid', String(service.process.pid), `--fsize=${bytes}:unlimited`]);
    limit(8_000_000);
    const id = await startJob(toCsv(LINES.slice(0, 10_000)), { format: 'ndjson' });
    await expect.poll(async () => (await read(id)).state, { timeout: 100_000 }).toBe('failed');
    expect(await read(id)).toMatchObject({ failure: { code: 'disk_full' }, results: [] });
    await expect.poll(() => existsSync(join(services.temporaryFolder, 'bulk', 'bulk', id))).toBe(false);
    limit('unlimited');
    const next = await startJob(toCsv(LINES.slice(0, 10)));
    await waitFor(next, ({ state }) => state === 'succeeded');
  });

  it('ends a job that is deleted, with its processes and its files', { timeout: 60_000 }, async () => {
    const id = await startJob();
    await waitFor(id, isPartlyDone);
    expect((await call('DELETE', `/bulk/jobs/${id}`)).state).toBe('cancelled');
    await expect.poll(() => listJobProcesses()).toEqual([]);
    expect(await read(id)).toMatchObject({ state: 'cancelled', results: [] });
  });
});
