import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinResults } from '../../../host/bulk/join-results.ts';
import { runJob } from '../../../host/bulk/run-job.ts';
import { births, bodyOf } from '../../bench/births.ts';
import { JOB_NOW, toNdjson } from '../../support/bulk.ts';
import { createBulkProgram } from '../../support/bulk-program.ts';
import { installOwnPackage } from '../../support/own-package.ts';

const RECORDS = 50;
const PYARROW = '25.0.1';
const READERS = join(import.meta.dirname, 'readers');
const COLUMNS = [
  'utc',
  'birth_time_known',
  'sun_longitude',
  'sun_sign',
  'sun_house',
  'sun_retrograde',
  'sun_moon_aspect',
];

let folder: string;
let file: string;
let rows: readonly Record<string, unknown>[];

/** Joins the shards of births, of which one has no known time. */
async function write(format: 'parquet' | 'ndjson', input: string): Promise<string> {
  const { shards } = await runJob({
    folder: join(folder, format),
    job: {
      operation: '/ephemeris/natal-chart',
      defaults: {},
      now: JOB_NOW,
      input: { format: 'ndjson' },
      output: { format, columns: COLUMNS },
    },
    input,
    recordsPerShard: 20,
    workers: 1,
    program: createBulkProgram(),
  });
  const target = join(folder, `charts.${format}`);
  await joinResults(shards, { folder: join(folder, format), format, file: target });
  return target;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bulk-readers-'));
  const bodies = births(RECORDS).map((birth, index) => {
    const { subject } = bodyOf(birth);
    return { id: `é${index}`, subject: { ...subject, birth_time_known: index !== 30 } };
  });
  const input = join(folder, 'births.ndjson');
  await writeFile(input, toNdjson(bodies));
  file = await write('parquet', input);
  const lines = (await readFile(await write('ndjson', input), 'utf8')).trimEnd().split('\n');
  rows = lines.map((line) => JSON.parse(line));
});

afterAll(() => rm(folder, { recursive: true }));

const TYPES = {
  record: 'int32',
  id: 'string',
  utc: 'timestamp[ms, tz=UTC]',
  birth_time_known: 'bool',
  sun_longitude: 'double',
  sun_sign: 'string',
  sun_house: 'int8',
  sun_retrograde: 'bool',
  sun_moon_aspect: 'string',
};

/** A Python with pyarrow: that of the machine, or one of its own. */
function openPython(): string {
  const environment = join(import.meta.dirname, '../../../build/python-readers');
  const python = join(environment, 'bin', 'python');
  if (existsSync(join(environment, 'installed'))) return python;
  execFileSync('python3', ['-m', 'venv', environment]);
  execFileSync(python, ['-m', 'pip', 'install', '--quiet', `pyarrow==${PYARROW}`], { stdio: 'ignore' });
  execFileSync('touch', [join(environment, 'installed')]);
  return python;
}

test('pyarrow reads every row with its types, statistics and metadata', { timeout: 240_000 }, () => {
  const text = execFileSync(openPython(), [join(READERS, 'read.py'), file], { encoding: 'utf8' });
  const read = JSON.parse(text);
  expect(read.types).toEqual(TYPES);
  expect(read.groups).toBe(3);
  expect(read.keys).toEqual(
    ['columns', 'defaults', 'definition', 'edition', 'operation', 'schema_version'].map((key) => `natal.${key}`),
  );
  expect(read.largest).toBe(Math.max(...rows.slice(0, 20).map(({ sun_longitude }) => Number(sun_longitude))));
  const toUtc = (utc: unknown) => new Date(String(utc)).toISOString();
  expect(read.rows.map((row: { utc: string }) => ({ ...row, utc: toUtc(row.utc) }))).toEqual(rows);
});

test('DuckDB reads every row, and filters by statistics and dictionaries', { timeout: 240_000 }, async () => {
  installOwnPackage(READERS);
  const { DuckDBInstance } = createRequire(join(READERS, 'package.json'))('@duckdb/node-api');
  const connection = await (await DuckDBInstance.create()).connect();
  const query = async (sql: string) => (await connection.runAndReadAll(sql)).getRowObjectsJson();
  const read = await query(`select * replace (epoch_ms(utc)::double as utc) from '${file}' order by record`);
  expect(read).toEqual(rows.map((row) => ({ ...row, utc: Date.parse(String(row.utc)) })));
  const [{ count }] = await query(
    `select count(*)::int as count from '${file}' where sun_sign = 'Leo' and sun_house is not null`,
  );
  expect(count).toBe(rows.filter(({ sun_sign, sun_house }) => sun_sign === 'Leo' && sun_house !== null).length);
});
