import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinErrors, joinResults } from '../../../host/bulk/join-results.ts';
import { type RunOptions, runJob } from '../../../host/bulk/run-job.ts';
import { InputTooLargeError } from '../../../lib/bulk/errors.ts';
import type { BulkJob, OutputFormat } from '../../../lib/bulk/task.ts';
import { births, bodyOf } from '../../bench/births.ts';
import { JOB_NOW } from '../../support/bulk.ts';
import { createBulkProgram } from '../../support/bulk-program.ts';

const RECORDS = 60;
const RECORDS_PER_SHARD = 13;

let folder: string;
let input: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bulk-'));
  input = join(folder, 'births.csv');
  const rows = births(RECORDS).map((birth, index) => {
    const { birth_datetime, birth_location } = bodyOf(birth).subject;
    const { latitude, longitude, timezone } = birth_location;
    const when = index % 10 === 7 ? '1990-02-30T12:00' : birth_datetime.iso;
    return `"b${index}",${when},${latitude},${longitude},${timezone.iana_name}\r\n`;
  });
  await writeFile(input, `\uFEFFid,datetime,lat,lng,timezone\r\n${rows.join('')}`);
});

afterAll(() => rm(folder, { recursive: true }));

const createJob = (format: OutputFormat = 'parquet', job: Partial<BulkJob> = {}): BulkJob => ({
  operation: '/ephemeris/natal-chart',
  defaults: { configuration: { object_set: 'modern_10' } },
  now: JOB_NOW,
  input: { format: 'csv' },
  output: { format },
  ...job,
});

const run = (name: string, options: Partial<RunOptions> = {}) =>
  runJob({
    folder: join(folder, name),
    job: createJob(),
    input,
    recordsPerShard: RECORDS_PER_SHARD,
    workers: 2,
    program: createBulkProgram(),
    ...options,
  });

/** The bytes of every file of a folder of results, by name. */
async function readResults(name: string): Promise<Readonly<Record<string, string>>> {
  const files = (await readdir(join(folder, name))).sort();
  const contents = await Promise.all(files.map((file) => readFile(join(folder, name, file), 'base64')));
  return Object.fromEntries(files.map((file, index) => [file, contents[index] as string]));
}

const faultyProgram = (fault: 'killed' | 'full', results: string) =>
  createBulkProgram('test/system/bulk/faulty-worker.ts', {
    FAULT: fault,
    FAULT_FOLDER: join(folder, 'faults', results),
    RESULTS: join(folder, results),
  });

let whole: Readonly<Record<string, string>>;

test('a job has every record once, in the order of the input, and an error for each wrong one', async () => {
  const reports: number[] = [];
  const { shards, ...counts } = await run('whole', { onProgress: ({ done, failed }) => reports.push(done + failed) });
  expect(counts).toEqual({ records: RECORDS, done: 54, failed: 6 });
  expect(reports.at(-1)).toBe(RECORDS);
  whole = await readResults('whole');
  const errors = join(folder, 'errors.ndjson');
  await joinErrors(shards, join(folder, 'whole'), errors);
  const lines = (await readFile(errors, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ record, line, id }) => [record, line, id])).toEqual(
    [8, 18, 28, 38, 48, 58].map((record) => [record, record + 1, `b${record - 1}`]),
  );
});

test('parts of a job, as tasks of a cluster do them, are the same files as the whole', async () => {
  for (const index of [3, 1, 2]) await run('parts', { part: { index, of: 3 } });
  expect(await readResults('parts')).toEqual(whole);
});

test('one process gives the same files as several', async () => {
  await run('one', { workers: 1 });
  expect(await readResults('one')).toEqual(whole);
});

test('a process that is killed while it writes costs repeated work only', async () => {
  const { done, failed } = await run('killed', { program: faultyProgram('killed', 'killed') });
  expect(done + failed).toBe(RECORDS);
  const results = await readResults('killed');
  const { true: left = [], false: files = [] } = Object.groupBy(
    Object.keys(results),
    (name) => String(name.endsWith('.part')) as 'true' | 'false',
  );
  expect(left).toHaveLength(1);
  expect(Object.fromEntries(files.map((name) => [name, results[name]]))).toEqual(whole);
});

test('a full disk ends the job, and resuming it gives the same files', async () => {
  await expect(run('full', { program: faultyProgram('full', 'full'), workers: 1 })).rejects.toThrow(/ENOSPC/);
  await run('full');
  expect(await readResults('full')).toEqual(whole);
});

test('a damaged result is calculated again, and whole ones are not', async () => {
  await run('damaged');
  const [first, second] = Object.keys(whole).filter((name) => name.endsWith('.parquet')) as [string, string];
  const at = (name: string) => join(folder, 'damaged', name);
  const { mtimeMs } = await stat(at(second));
  const bytes = await readFile(at(first));
  bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100);
  await writeFile(at(first), bytes);
  await run('damaged');
  expect(await readResults('damaged')).toEqual(whole);
  expect((await stat(at(second))).mtimeMs).toBe(mtimeMs);
});

test('a job that is stopped goes on to the same files', async () => {
  const stopping = new AbortController();
  const onProgress = ({ done }: { readonly done: number }) => done > 0 && stopping.abort(new Error('stopped'));
  await expect(run('stopped', { signal: stopping.signal, onProgress, workers: 1 })).rejects.toThrow('stopped');
  const names = Object.keys(await readResults('stopped'));
  expect(names.length).toBeLessThan(Object.keys(whole).length);
  await run('stopped');
  const results = await readResults('stopped');
  expect(Object.fromEntries(Object.entries(results).filter(([name]) => !name.endsWith('.part')))).toEqual(whole);
});

test.each([
  ['records', { records: RECORDS - 1 }],
  ['bytes', { bytes: 1000 }],
])('an input with more %s than a job may have is refused before anything is calculated', async (name, limits) => {
  await expect(run(`over-${name}`, { limits })).rejects.toThrow(InputTooLargeError);
  expect(await readResults(`over-${name}`)).toEqual({});
});

test.each([
  ['an unknown column of the input', {}, 'id,datetime,latt,lng\n', /column latt, .* did you mean lat\?/],
  [
    'an unknown column of the output',
    { output: { format: 'csv' as const, columns: ['sun_longitud'] } },
    undefined,
    /near it are sun_longitude/,
  ],
  ['wrong defaults', { defaults: { configuration: { house_system: 'ZZ' } } }, undefined, /house_system/],
  ['an unknown operation', { operation: '/ephemeris/natal' as const }, undefined, /no operation/],
])('%s refuses the job', async (name, job, text, message) => {
  const file = text === undefined ? input : join(folder, `${name}.csv`);
  if (text !== undefined) await writeFile(file, `${text}1,1990-01-01T12:00,1,1\n`);
  await expect(run(name, { job: createJob('parquet', job), input: file })).rejects.toThrow(message);
});

test('results of every format are joined in the order of the input', async () => {
  const ids = Array.from({ length: RECORDS }, (_, index) => index)
    .filter((index) => index % 10 !== 7)
    .map((index) => `b${index}`);
  for (const format of ['csv', 'ndjson'] as const) {
    const file = join(folder, `all.${format}`);
    const { shards } = await run(format, { job: createJob(format, { output: { format, columns: ['sun_sign'] } }) });
    await joinResults(shards, { folder: join(folder, format), format, file });
    const text = await readFile(file, 'utf8');
    expect([...text.matchAll(/\bb\d+\b/g)].map(([id]) => id)).toEqual(ids);
    expect(text.split('\n').filter((line) => line.startsWith('record,'))).toHaveLength(format === 'csv' ? 1 : 0);
  }
});
