import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { births, bodyOf } from '../../bench/births.ts';
import { toNdjson } from '../../support/bulk.ts';

const RECORDS = 60;
const RECORDS_PER_SHARD = 8;
const WRONG = 5;
const PROGRAM = join(import.meta.dirname, 'command-from-sources.ts');
const OPTIONS = ['--operation', 'natal-chart', '--defaults', '{"configuration":{"object_set":"modern_10"}}'];

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

let folder: string;
const at = (name: string): string => join(folder, name);
const list = async (name: string): Promise<readonly string[]> => (await readdir(at(name))).sort();

/** Starts the command in a group of processes of its own, as a terminal does. @param limit of the size of files, KiB */
function start(args: readonly string[], { env = {}, limit = 'unlimited' }: { env?: object; limit?: string } = {}) {
  const command = [process.execPath, PROGRAM, 'bulk', ...args];
  const child = spawn('bash', ['-c', `ulimit -S -f ${limit}; exec "$@"`, 'bash', ...command], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  return { child, ended: readEnd(child) };
}

async function readEnd(child: ChildProcess): Promise<Ended> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  return { code, said };
}

const run = (args: readonly string[], options?: Parameters<typeof start>[1]): Promise<Ended> =>
  start(args, options).ended;

/** The arguments of the job of all tests but those that are refused. */
const jobTo = (output: string, input = 'births.csv'): readonly string[] => [
  ...[input, output, ...OPTIONS],
  ...['--shard-records', String(RECORDS_PER_SHARD)],
];

/** Expects a whole result, and nothing left of its making. */
async function expectWhole(output: string): Promise<void> {
  expect((await readFile(at(output))).equals(whole)).toBe(true);
  expect(await readFile(at(`${output}.errors.ndjson`), 'utf8')).toBe(errors);
  const manifest = JSON.parse(await readFile(at(`${output}.manifest.json`), 'utf8'));
  expect(manifest).toMatchObject({ records: RECORDS, done: RECORDS - WRONG, failed: WRONG });
  expect((await list('')).filter((name) => name.startsWith(output))).toEqual([
    output,
    `${output}.errors.ndjson`,
    `${output}.manifest.json`,
  ]);
}

let whole: Buffer;
let errors: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bulk-command-'));
  const rows = births(RECORDS).map((birth, index) => {
    const { birth_datetime, birth_location } = bodyOf(birth).subject;
    const datetime = index % 12 === 7 ? '1990-02-30T12:00' : birth_datetime.iso;
    const { latitude, longitude, timezone } = birth_location;
    return { id: `"b", ${index}`, datetime, lat: latitude, lng: longitude, tz: timezone.iana_name };
  });
  const quote = (cell: unknown): string => `"${String(cell).replaceAll('"', '""')}"`;
  const lines = rows.map((row) => `${Object.values(row).map(quote).join()}\r\n`);
  // A byte order mark, quotation marks within quotation marks, a line end within a cell, CRLF.
  const note = '"a note\r\nof two lines"';
  const csv = ['\uFEFFid,datetime,lat,lng,tz,name\r\n', ...lines.map((line) => line.replace('\r\n', `,${note}\r\n`))];
  await writeFile(at('births.csv'), csv.join(''));
  await writeFile(at('births.ndjson'), toNdjson(rows.map((row) => ({ ...row, name: 'a note\r\nof two lines' }))));
  const { code, said } = await run(jobTo('whole.parquet'));
  expect([code, said]).toEqual([0, expect.stringContaining(`${WRONG} records have faults`)]);
  whole = await readFile(at('whole.parquet'));
  errors = await readFile(at('whole.parquet.errors.ndjson'), 'utf8');
}, 120_000);

afterAll(() => rm(folder, { recursive: true }));

test('a CSV with a byte order mark, quotes, line ends in cells and CRLF gives the bytes that NDJSON gives', async () => {
  expect((await run(jobTo('plain.parquet', 'births.ndjson'))).code).toBe(0);
  expect((await readFile(at('plain.parquet'))).equals(whole)).toBe(true);
  const read = errors
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(read.map(({ record, line, id }) => [record, line, id])).toEqual(
    [8, 20, 32, 44, 56].map((record) => [record, 2 * record, `"b", ${record - 1}`]),
  );
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s ends the command with exit code %i, and --resume gives the same bytes', async (signal, exitCode) => {
  const output = `${signal}.parquet`;
  const results = `${output}.parts`;
  const env = { BULK_WORKER: 'test/system/bulk/faulty-worker.ts', FAULT: 'slow', FAULT_FOLDER: at(`of-${signal}`) };
  const { child, ended } = start([...jobTo(output), '--workers', '1'], { env: { ...env, RESULTS: at(results) } });
  await expect
    .poll(() => list(results).catch(() => []), { timeout: 50_000 })
    .toContainEqual(expect.stringMatching(/^shard-0000001-.*\.part$/));
  process.kill(-(child.pid as number), signal);
  expect(await ended).toMatchObject({ code: exitCode, said: expect.stringContaining('--resume goes on') });
  expect((await list(results)).filter((name) => /^shard-\d+-\w+\.json$/.test(name))).toHaveLength(1);
  expect(await list('')).not.toContain(output);
  expect(await run(jobTo(output))).toMatchObject({ code: 2, said: expect.stringContaining('add --resume') });
  expect((await run([...jobTo(output), '--resume'])).code).toBe(0);
  await expectWhole(output);
});

test('tasks of a cluster that run at once do every shard once, and what they did is joined to the same bytes', async () => {
  const tasks = ['1/3', '2/3', '3/3'].map((part) => run([...jobTo('joined.parquet'), '--shard', part]));
  const ended = await Promise.all(tasks);
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0]);
  const done = ended.map(({ said }) => Number(/^(\d+) records/m.exec(said)?.[1]));
  expect(done.reduce((sum, records) => sum + records)).toBe(RECORDS);
  expect(await list('')).not.toContain('joined.parquet');
  expect((await run([...jobTo('joined.parquet'), '--resume'])).code).toBe(0);
  await expectWhole('joined.parquet');
});

test('a file of another program gives the charts of its NDJSON, lines of its own in the errors, and the same bytes with --resume', async () => {
  const people = births(20).map((_, index) => `#A93:Müller,Zoë,w,${1 + index}.2.${1950 + index},12:00,*,*`);
  const place = '#B93:*,48n51,2e21,1he,0';
  const lines = people.flatMap((one, index) => (index % 7 === 3 ? [one.replace(/\.2\./, '.13.')] : [one, place]));
  await writeFile(at('births.aaf'), Buffer.from(`#: Ümlaut\r\n${lines.join('\r\n')}`, 'latin1'));
  const { code, said } = await run(jobTo('aaf.csv', 'births.aaf'));
  expect([code, said]).toEqual([0, expect.stringContaining('20 records in')]);
  const table = await readFile(at('aaf.csv'), 'utf8');
  expect(table.trimEnd().split('\n').length).toBe(1 + 17);
  const faults = (await readFile(at('aaf.csv.errors.ndjson'), 'utf8')).trimEnd().split('\n');
  expect(faults.map((line) => JSON.parse(line))).toMatchObject(
    [4, 11, 18].map((record) => ({ record, line: 2 * record - Math.floor(record / 7), code: 'InvalidDatetime' })),
  );
  await run([...jobTo('resumed.csv', 'births.aaf'), '--shard', '2/3']);
  expect((await run([...jobTo('resumed.csv', 'births.aaf'), '--resume'])).code).toBe(0);
  expect(await readFile(at('resumed.csv'), 'utf8')).toBe(table);
});

test('a shard whose result was damaged, and one whose manifest was cut off, are calculated again', async () => {
  await run([...jobTo('damaged.parquet'), '--shard', '1/1']);
  const names = await list('damaged.parquet.parts');
  const [first, second] = names.filter((name) => name.endsWith('.parquet')) as [string, string];
  const path = at(join('damaged.parquet.parts', first));
  const bytes = await readFile(path);
  bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100);
  await writeFile(path, bytes);
  await truncate(at(join('damaged.parquet.parts', second.replace(/parquet$/, 'json'))), 40);
  expect((await run([...jobTo('damaged.parquet'), '--resume'])).code).toBe(0);
  await expectWhole('damaged.parquet');
});

test.each([
  ['shards', 16],
  ['the whole', 64],
])('a disk without room for %s is exit code 1, and --resume gives the same bytes', async (name, limit) => {
  const output = `full-${limit}.parquet`;
  const { code, said } = await run(jobTo(output), { limit: String(limit) });
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/natal: EFBIG: file too large/) });
  expect(said).toContain('--resume goes on');
  expect(await list(''), name).not.toContain(output);
  expect((await run([...jobTo(output), '--resume'])).code).toBe(0);
  await expectWhole(output);
});

describe('what is refused is exit code 2, says why, and leaves no folder in the way of the corrected command', () => {
  const toJob = (options: readonly string[]) => ['births.csv', 'refused.csv', ...options];
  test.each([
    ['no operation', toJob([]), /--operation is missing/],
    ['an unknown operation', toJob(['--operation', 'natal']), /there is no operation natal/],
    ['an unknown column', toJob([...OPTIONS, '--columns', 'sun_longitud']), /near it are sun_longitude/],
    ['a file that is not there', ['no.csv', 'refused.csv', ...OPTIONS], /there is no file no\.csv/],
    ['a folder', ['.', 'refused.csv', ...OPTIONS, '--input-format', 'csv'], /\. is no file/],
    ['defaults in no file', toJob(['--operation', 'natal-chart', '--defaults', 'no.json']), /must be a JSON object/],
    ['an unknown format', ['births.csv', 'refused.xlsx', ...OPTIONS], /does not end with one of/],
    ['a part of no job', toJob([...OPTIONS, '--shard', '4/3']), /i from 1 to n/],
  ])('%s', async (_, args, message) => {
    expect(await run(args)).toEqual({ code: 2, said: expect.stringMatching(message) });
    expect(await list('')).not.toContain('refused.csv.parts');
  });

  test.each([
    ['no records', Buffer.from('no record'), /has no record of AAF/],
    ['more than 20 MiB', Buffer.alloc(20 * 1024 * 1024 + 1), /more than 20971520 bytes/],
  ])('an AAF with %s', async (_, content, message) => {
    await writeFile(at('wrong.aaf'), content);
    expect(await run(['wrong.aaf', 'refused.csv', ...OPTIONS])).toEqual({
      code: 2,
      said: expect.stringMatching(message),
    });
    expect(await list('')).not.toContain('refused.csv.parts');
  });

  test.each([
    ['a column that is no member of a birth', 'id,datetime,latt,lng\n1,1990-01-01T12:00,1,1\n', /did you mean lat\?/],
    ['a quotation mark that nothing closes', 'id,datetime\n1,"1990-01-01\n', /Line 2 opens a quotation mark/],
    ['UTF-16', Buffer.from('\uFEFFid,datetime\n', 'utf16le'), /save the file as UTF-8/],
    ['no records', 'id,datetime\n', /no records/],
    ['nothing', '', /begins with a header/],
  ])('a CSV with %s', async (_, text, message) => {
    await writeFile(at('wrong.csv'), text);
    expect(await run(['wrong.csv', 'refused.csv', ...OPTIONS])).toEqual({
      code: 2,
      said: expect.stringMatching(message),
    });
    expect(await list('')).not.toContain('refused.csv.parts');
  });
});
