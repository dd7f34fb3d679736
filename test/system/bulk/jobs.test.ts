import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { listChildren } from '../../../host/operations/process-state.ts';
import { ORDINARY_BIRTH } from '../../support/fuzz/birth.ts';
import { KEY, type Started, starter } from '../start/started.ts';

const RECORDS = 60_000;

/** Births of a century in several towns; every 1 000th has no such day. */
const INPUT = `id,datetime,latitude,longitude,timezone\n${Array.from({ length: RECORDS }, (_, index) => {
  const [year, month, day] = [1920 + (index % 100), 1 + (index % 12), 1 + (index % 28)];
  const date = index % 1000 === 7 ? `${year}-02-30` : `${year}-${pad(month)}-${pad(day)}`;
  return `b${index},${date}T${pad(index % 24)}:${pad(index % 60)}:00,${40 + (index % 20)},${index % 30},Europe/Paris\n`;
}).join('')}`;

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
}

const services = starter();
const environment = {
  TABLES_FILE: join(services.temporaryFolder, 'bulk', 'tables.sqlite'),
  BULK_WORKERS: '2',
  PORT: '0',
};

let service: Started;

async function call<Answer = JobAnswer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(service.address + path, {
    method,
    headers: { 'X-API-Key': KEY, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(answer.status, `${method} ${path}`).toBeLessThan(300);
  return (await answer.json()) as Answer;
}

async function startJob(): Promise<string> {
  const { job_id, upload } = await call('POST', '/bulk/jobs', {
    operation: '/ephemeris/natal-chart',
    defaults: { configuration: { object_set: 'modern_10' } },
    input: { format: 'csv' },
    output: { format: 'csv', columns: ['longitudes', 'houses'] },
  });
  const sent = await fetch(upload?.url ?? '', { method: 'PUT', body: INPUT, headers: upload?.headers ?? {} });
  expect(await sent.json()).toEqual({ bytes: INPUT.length, records: RECORDS });
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

  it('ends a job that is deleted, with its processes and its files', { timeout: 60_000 }, async () => {
    const id = await startJob();
    await waitFor(id, isPartlyDone);
    expect((await call('DELETE', `/bulk/jobs/${id}`)).state).toBe('cancelled');
    await expect.poll(() => listJobProcesses()).toEqual([]);
    expect(await read(id)).toMatchObject({ state: 'cancelled', results: [] });
  });
});
