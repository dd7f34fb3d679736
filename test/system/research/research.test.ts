import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createProgram } from '../../../host/command/program.ts';
import { createSplitMix64, drawFrom } from '../../../lib/bulk/controls/random.ts';
import { installOwnPackage } from '../../support/own-package.ts';
import { calculateCharts, listCommands, readText, SQL_BLOCKS, writeText } from './guide-study.ts';
import { drawBirth } from './random-births.ts';

const HEADER = 'id,date,time,lat,lng,timezone\n';
const PLANTED = 'moon in house 10';
/** The rate of the planted condition is raised by as much. */
const EFFECT = 0.02;
const BIRTHS = 10_000;
const NULL_RUNS = 100;
const NULL_BIRTHS = 500;
/** SciPy 1.17.1: `norm.isf(0.05 / 200 / 2)`. */
const LIMIT = 3.6622599308877013;

type Row = Readonly<Record<string, unknown>>;

let folder: string;
let query: (sql: string) => Promise<readonly Row[]>;
let close: () => void;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'research-'));
  installOwnPackage(fileURLToPath(new URL('.', import.meta.url)));
  // Not imported: the package is there only after the line above, and types are checked without it.
  const { DuckDBInstance } = createRequire(import.meta.url)('@duckdb/node-api');
  const instance = await DuckDBInstance.create(':memory:', { threads: '2', max_memory: '1GB' });
  const connection = await instance.connect();
  query = async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJson();
  close = () => {
    connection.closeSync();
    instance.closeSync();
  };
  await query(`SET file_search_path = '${folder}'`);
}, 120_000);

afterAll(async () => {
  close();
  await rm(folder, { recursive: true });
});

const [MAKE_FACTS = '', RUN_TESTS = ''] = SQL_BLOCKS;

/** Control births by the guide's command. */
async function makeControls(births: string, controls: string): Promise<void> {
  const [[, ...args] = []] = listCommands('natal bulk controls');
  const files: Readonly<Record<string, string>> = { 'births.csv': births, 'controls.csv': controls };
  const command = args.map((arg) => (arg in files ? join(folder, files[arg] as string) : arg));
  const told = vi.spyOn(console, 'error').mockReturnValue();
  await createProgram().parseAsync(command, { from: 'user' });
  told.mockRestore();
}

/** Draws births, and replaces some without the planted condition by some with it. */
async function writeStudy(): Promise<void> {
  const drawBelow = drawFrom(createSplitMix64(20_261_128n));
  const pool = Array.from({ length: BIRTHS * 1.4 }, () => drawBirth(drawBelow));
  await writeText(folder, 'pool.csv', HEADER + pool.map((birth, index) => `p${index},${birth}\n`).join(''));
  expect(await calculateCharts(folder, 'pool.csv', 'pool.parquet')).toBe(0);
  const rows = await query(`SELECT moon_house = 10 AS holds FROM 'pool.parquet' ORDER BY record`);
  const holds = rows.map((row) => row.holds === true);
  const spare = pool.filter((_, index) => index >= BIRTHS && holds[index]);
  const rate = holds.filter(Boolean).length / holds.length;
  const share = Math.round((EFFECT / (1 - rate)) * 1e6);
  const births = pool.slice(0, BIRTHS).map((birth, index) => {
    const isReplaced = !holds[index] && !birth.includes(',,') && drawBelow(1e6) < share;
    return `b${index},${isReplaced ? spare.pop() : birth}\n`;
  });
  await writeText(folder, 'births.csv', HEADER + births.join(''));
}

test('an effect of two points among two hundred conditions is found', { timeout: 600_000 }, async () => {
  await writeStudy();
  await makeControls('births.csv', 'controls.csv');
  expect(await calculateCharts(folder, 'births.csv', 'births.parquet')).toBe(0);
  expect(await calculateCharts(folder, 'controls.csv', 'controls.parquet')).toBe(0);
  await query(MAKE_FACTS);
  const [largest] = await query(RUN_TESTS);
  expect(await query('SELECT count(*)::INT AS conditions FROM tests')).toEqual([{ conditions: 200 }]);
  expect(largest).toMatchObject({ condition: PLANTED, significant: true });
});

test('at most ten of a hundred studies without an effect find one', { timeout: 900_000 }, async () => {
  const drawBelow = drawFrom(createSplitMix64(5n));
  let controls = '';
  let births = HEADER;
  for (let run = 0; run < NULL_RUNS; run += 1) {
    const rows = Array.from({ length: NULL_BIRTHS }, (_, index) => `r${run}-${index},${drawBirth(drawBelow)}\n`).join(
      '',
    );
    await writeText(folder, 'run.csv', HEADER + rows);
    await makeControls('run.csv', 'run-controls.csv');
    const [head, ...lines] = (await readText(folder, 'run-controls.csv')).split('\n');
    controls += run === 0 ? [head, ...lines].join('\n') : lines.join('\n');
    births += rows;
  }
  await writeText(folder, 'null-births.csv', births);
  await writeText(folder, 'null-controls.csv', controls);
  expect(await calculateCharts(folder, 'null-births.csv', 'null-births.parquet')).toBe(0);
  expect(await calculateCharts(folder, 'null-controls.csv', 'null-controls.parquet')).toBe(0);
  await query(`CREATE TABLE all_births AS FROM 'null-births.parquet'`);
  await query(`CREATE TABLE all_controls AS FROM 'null-controls.parquet'`);
  await query(`CREATE TABLE all_notes AS FROM read_csv('null-controls.csv', all_varchar = true)`);
  const largest: number[] = [];
  for (let run = 0; run < NULL_RUNS; run += 1) {
    const of = (table: string) => `(FROM ${table} WHERE starts_with(id, 'r${run}-'))`;
    await query(
      MAKE_FACTS.replace(`'births.parquet'`, of('all_births'))
        .replace(`'controls.parquet'`, of('all_controls'))
        .replace(`read_csv('controls.csv', all_varchar = true)`, of('all_notes')),
    );
    const [row] = await query(RUN_TESTS);
    largest.push(Math.abs(Number(row?.z)));
    expect(row?.significant).toBe(Math.abs(Number(row?.z)) > LIMIT);
  }
  expect(largest.filter((z) => z > LIMIT).length).toBeLessThanOrEqual(10);
});

test('the statistic is that of statsmodels', async () => {
  // statsmodels 0.15.0, StratifiedTable(…).test_null_odds(), of these sets: the birth first, then its controls.
  const sets = [
    '10101',
    '10001',
    '10101',
    '11011',
    '11000',
    '10110',
    '11000',
    '11001',
    '00010',
    '00010',
    '00101',
    '10000',
  ];
  const rows = sets.flatMap((set, source) =>
    [...set].flatMap((digit, control) => (digit === '1' ? [`('s${source}', ${control}, 'x')`] : [])),
  );
  await query(`CREATE OR REPLACE TABLE facts AS FROM (VALUES ${rows.join()}) AS t(source_id, control, condition)`);
  await query(RUN_TESTS);
  const [row] = await query('SELECT z * z AS statistic FROM tests');
  expect(row?.statistic).toBeCloseTo(5.0625, 12);
});
