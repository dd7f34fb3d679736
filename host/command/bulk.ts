import { statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { BULK_OPERATIONS, findBulkOperation } from '../../functions/bulk-operations.ts';
import { InputTooLargeError, UnreadableInputError } from '../../lib/bulk/errors.ts';
import {
  type BulkJob,
  INPUT_FORMATS,
  type InputFormat,
  OUTPUT_FORMATS,
  type OutputFormat,
} from '../../lib/bulk/task.ts';
import { FILE_FORMAT_IDS, FILE_FORMATS } from '../../lib/exchange/formats.ts';
import { openJobFolder, prepareRecords, removeUnusedFolder } from '../bulk/job-file.ts';
import { joinErrors, joinResults } from '../bulk/join-results.ts';
import { JobRefused } from '../bulk/pool.ts';
import { type JobOutcome, type JobProgress, RECORDS_PER_SHARD, runJob } from '../bulk/run-job.ts';
import { findInstalledFiles } from '../in-process/installed-files.ts';
import { toDataVariables } from '../in-process/open-natal.ts';
import { addControlsCommand } from './controls.ts';
import { endProgress, note, showProgress } from './output.ts';
import { toList } from './pages.ts';
import { Refused, Stopped } from './refused.ts';

interface BulkOptions {
  readonly operation?: string;
  readonly defaults?: string;
  readonly columns?: readonly string[];
  readonly format?: OutputFormat;
  readonly inputFormat?: InputFormat;
  readonly workers?: number;
  readonly resume?: boolean;
  readonly shard?: { readonly index: number; readonly of: number };
  readonly shardRecords: number;
  readonly folder?: string;
}

const EXAMPLES = `
Examples:
  $ natal bulk births.csv charts.parquet --operation natal-chart
  $ natal bulk births.csv charts.parquet --operation natal-chart --columns longitudes,houses,aspects
  $ natal bulk births.csv charts.csv --operation natal-chart --defaults '{"configuration":{"house_system":"W"}}'
  $ natal bulk births.ndjson charts.parquet --operation vedic/chart
  $ natal bulk births.aaf charts.parquet --operation natal-chart
  $ natal bulk births.csv charts.parquet --operation natal-chart --shard $SLURM_ARRAY_TASK_ID/100

A record is a body of the operation, or a flat birth: id, date, time, lat, lng, timezone. A wrong record is a line of
<output>.errors.ndjson. Ctrl-C stops; --resume goes on, and gives the same bytes. Each task of a cluster does its shards;
the same command with --resume and without --shard then joins them.`;

/** Adds `natal bulk`. */
export function addBulkCommand(program: Command): void {
  const bulk = program
    .command('bulk')
    .description('calculates each record of a CSV, NDJSON or file of births into a table, with all processors')
    .argument('<input>', 'file of records')
    .argument('<output>', 'file of results: .parquet, .csv or .ndjson')
    .option('--operation <path>', 'natal-chart, or another endpoint with one record an answer; required')
    .option('--defaults <json>', 'members that every record is merged over: JSON, or a file of it')
    .option('--columns <names>', 'columns and groups of columns, separated by commas', toList)
    .addOption(new Option('--format <format>', 'format of the results; default: by the name').choices(OUTPUT_FORMATS))
    .addOption(new Option('--input-format <format>', 'default: by the name').choices(INPUT_FORMATS))
    .option('--workers <number>', 'processes; default: one for each processor', toCount)
    .option('--resume', 'goes on with an earlier run')
    .option('--shard <i/n>', 'does every n-th shard from the i-th on, for one task of a cluster', toPart)
    .option('--shard-records <number>', 'records of a shard', toCount, RECORDS_PER_SHARD)
    .option('--folder <path>', 'folder for results of shards; default: beside the output')
    .addHelpText('after', EXAMPLES)
    .action(runBulk);
  addControlsCommand(bulk);
}

async function runBulk(input: string, output: string, options: BulkOptions): Promise<void> {
  const { resume = false, shard, workers, shardRecords, folder = `${output}.parts` } = options;
  requireFile(input);
  const wanted = { job: await toJob(input, output, options), records_per_shard: shardRecords };
  const { job } = await openJobFolder(folder, wanted, resume || shard !== undefined);
  const stopping = new AbortController();
  const stop = (signal: NodeJS.Signals): void => stopping.abort(new Stopped(`stopped; ${TO_RESUME}`, signal));
  for (const signal of STOPPING) process.once(signal, stop);
  const startedMs = performance.now();
  try {
    const notes = new Map<string, number>();
    const records = await prepareRecords(input, folder, { format: job.input.format, notes });
    for (const [code, count] of notes) note(`${code}: ${count}; natal import ${input} says of which records`);
    const outcome = await runJob({
      ...{ folder, job, input: records, recordsPerShard: shardRecords, signal: stopping.signal },
      ...(workers !== undefined && { workers }),
      ...(shard && { part: shard }),
      program: locateProgram(),
      onProgress: (progress) => showProgress(describeProgress(progress, performance.now() - startedMs)),
    });
    endProgress();
    note(describeOutcome(outcome, performance.now() - startedMs));
    if (!shard) await finish(outcome, { output, folder, job });
  } catch (fault) {
    endProgress();
    const refusal = toRefusal(fault);
    // Of the tasks of a cluster another one may be about to write into it.
    if (refusal && !shard) await removeUnusedFolder(folder);
    if (!refusal && !(fault instanceof Stopped)) note(`finished shards are in ${folder}; ${TO_RESUME}`);
    throw refusal ?? fault;
  } finally {
    for (const signal of STOPPING) process.off(signal, stop);
  }
}

const STOPPING = ['SIGINT', 'SIGTERM'] as const;
const TO_RESUME = 'the same command with --resume goes on';

/** The records are read twice, so a pipe is none. */
function requireFile(input: string): void {
  const found = statSync(input, { throwIfNoEntry: false });
  if (!found) throw new Refused(`there is no file ${input}`);
  if (!found.isFile()) throw new Refused(`${input} is no file: write the records into one`);
}

const REFUSALS = [Refused, UnreadableInputError, InputTooLargeError, JobRefused];

const toRefusal = (fault: unknown): Refused | undefined =>
  REFUSALS.some((kind) => fault instanceof kind) ? new Refused((fault as Error).message) : undefined;

interface FinishedJob {
  readonly output: string;
  readonly folder: string;
  readonly job: BulkJob;
}

/** Joins the shards, and states what they are. */
async function finish(outcome: JobOutcome, { output, folder, job }: FinishedJob): Promise<void> {
  const { shards, records, done, failed } = outcome;
  const [first] = shards;
  if (!first) throw new Refused('the input has no records');
  const errors = `${output}.errors.ndjson`;
  if (failed > 0) await joinErrors(shards, folder, errors);
  else await rm(errors, { force: true });
  await joinResults(shards, { folder, format: job.output.format, file: output });
  const { input_sha256: _, output_sha256, errors_sha256, task_sha256, first_record, ...facts } = first.manifest;
  const parts = shards.map(({ manifest }) => ({ records: manifest.records, sha256: manifest.output_sha256 }));
  const manifest = { ...facts, defaults: job.defaults, now: job.now, records, done, failed, shards: parts };
  await writeFile(`${output}.manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  await rm(folder, { recursive: true });
  if (failed > 0) note(`${failed} records have faults, see ${errors}`);
}

async function toJob(input: string, output: string, options: BulkOptions): Promise<BulkJob> {
  const { operation, columns, defaults = '{}' } = options;
  // Commander would ask for a required option in the commands below this one too.
  if (operation === undefined)
    throw new Refused('required option --operation is missing, such as --operation natal-chart');
  return {
    operation: toPath(operation),
    defaults: await readDefaults(defaults),
    now: new Date().toISOString(),
    input: { format: options.inputFormat ?? findFormat(input, INPUT_ENDINGS, '--input-format') },
    output: { format: options.format ?? findFormat(output, OUTPUT_ENDINGS, '--format'), ...(columns && { columns }) },
  };
}

function toPath(name: string): BulkJob['operation'] {
  const operation = findBulkOperation(name);
  if (operation) return operation.endpoint.path;
  const paths = BULK_OPERATIONS.map(({ endpoint }) => endpoint.path);
  throw new Refused(`there is no operation ${name}; there are ${paths.join(', ')}`);
}

const INPUT_ENDINGS: Readonly<Record<string, InputFormat>> = Object.fromEntries(
  FILE_FORMAT_IDS.flatMap((id) => FILE_FORMATS[id].endings.map((ending) => [ending, id])),
);
const OUTPUT_ENDINGS: Readonly<Record<string, OutputFormat>> = {
  ...{ '.parquet': 'parquet', '.csv': 'csv', '.ndjson': 'ndjson', '.jsonl': 'ndjson' },
};

function findFormat<Format>(file: string, endings: Readonly<Record<string, Format>>, option: string): Format {
  const format = endings[extname(file).toLowerCase()];
  if (format) return format;
  throw new Refused(`${file} does not end with one of ${Object.keys(endings).join(' ')}: add ${option}`);
}

async function readDefaults(given: string): Promise<object> {
  try {
    const text = given.trimStart().startsWith('{') ? given : await readFile(given, 'utf8');
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Refused below.
  }
  throw new Refused('--defaults must be a JSON object, or a file with one');
}

function toCount(text: string): number {
  const count = Number(text);
  if (Number.isSafeInteger(count) && count >= 1) return count;
  throw new InvalidArgumentError('It must be a whole number from 1 on.');
}

function toPart(text: string): { readonly index: number; readonly of: number } {
  const [index = 0, of = 0] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : [];
  if (index >= 1 && index <= of) return { index, of };
  throw new InvalidArgumentError('It must be i/n, with i from 1 to n.');
}

function locateProgram() {
  const { bulkWorker, packages } = findInstalledFiles();
  return { file: bulkWorker, environment: toDataVariables(packages) };
}

const MS_PER_SECOND = 1000;

function describeProgress({ records, done, failed }: JobProgress, elapsedMs: number): string {
  const finished = done + failed;
  const rate = finished / (elapsedMs / MS_PER_SECOND);
  const remaining = rate > 0 ? `, ${Math.ceil((records - finished) / rate)} s remain` : '';
  return `${finished} of ${records} records, ${Math.round(rate)}/s${remaining}`;
}

const describeOutcome = ({ records, done, failed }: JobProgress, elapsedMs: number): string =>
  `${records} records in ${(elapsedMs / MS_PER_SECOND).toFixed(1)} s: ${done} done, ${failed} with faults`;
