import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareTablesFile } from '../../../lib/adapters/sqlite/database.ts';
import { createLinkSecretsInFile } from '../../../lib/adapters/sqlite/link-secrets.ts';
import { TablesFile } from '../../../lib/adapters/sqlite/tables-file.ts';
import { linkSecret } from '../../support/services.ts';
import type { FunctionWork } from './function-process.ts';
import { operationOf, type PlacedRequest } from './requests.ts';

const PROGRAM = join(import.meta.dirname, 'function-process.ts');
const FIXED_WORLD = join(import.meta.dirname, 'fixed-world.ts');

/** The function that answers what no endpoint does. */
const FALLBACK = 'meta';

/** End of the name of a file with answers. */
export const ANSWERS_ENDING = '.jsonl.zst';

/** Name of the file with the answers of an operation. */
const toFileName = (operation: string): string =>
  `${operation.replaceAll(/[^A-Za-z]+/g, '-').toLowerCase()}${ANSWERS_ENDING}`;

/** A built function and all that it answers. */
interface FunctionShare extends FunctionWork {
  readonly name: string;
}

/**
 * Sends requests to the built functions of a checkout, each in a process of its own, and writes their answers into a folder.
 *
 * @param requests those of the corpus, by their places in it
 * @param buildFolder what `npm run build` has written
 */
export async function recordAnswers(
  requests: readonly PlacedRequest[],
  buildFolder: string,
  folder: string,
): Promise<void> {
  const unfinished = await mkdtemp(`${folder}.`);
  const shares = divide(requests, await readGroups(buildFolder), { buildFolder, folder: unfinished });
  shares.sort((one, other) => countRequests(other) - countRequests(one));
  await Promise.all(Array.from({ length: availableParallelism() }, () => workThrough(shares, buildFolder)));
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}

const countRequests = ({ files }: FunctionShare): number =>
  files.reduce((count, { requests }) => count + requests.length, 0);

async function workThrough(shares: FunctionShare[], buildFolder: string): Promise<void> {
  for (let share = shares.shift(); share; share = shares.shift()) {
    const startedMs = performance.now();
    await runFunction(share, buildFolder);
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(0);
    console.log(`${share.name.padEnd(22)}${String(countRequests(share)).padStart(6)} answers in ${seconds} s`);
  }
}

/** The function of each operation: the contract of the checkout tags operations with it. */
async function readGroups(buildFolder: string): Promise<ReadonlyMap<string, string>> {
  const file = join(buildFolder, 'functions', FALLBACK, 'contract.json');
  const { openapi } = JSON.parse(await readFile(file, 'utf8')) as {
    readonly openapi: { readonly paths: Record<string, Record<string, { readonly tags: readonly string[] }>> };
  };
  const operations = Object.entries(openapi.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { tags }]) => [`${method.toUpperCase()} ${path}`, tags[0] ?? FALLBACK] as const),
  );
  return new Map(operations);
}

function divide(
  requests: readonly PlacedRequest[],
  groups: ReadonlyMap<string, string>,
  { buildFolder, folder }: Readonly<Record<'buildFolder' | 'folder', string>>,
): FunctionShare[] {
  const byOperation = Map.groupBy(requests, ([, request]) => operationOf(request));
  const byGroup = Map.groupBy(
    byOperation,
    ([operation]) => groups.get(operation.replace(/^HEAD /, 'GET ')) ?? FALLBACK,
  );
  return [...byGroup].map(([name, operations]) => ({
    name,
    buildFolder,
    folder: join(buildFolder, 'functions', name),
    files: operations.map(([operation, listed]) => ({ path: join(folder, toFileName(operation)), requests: listed })),
  }));
}

async function runFunction({ name, ...work }: FunctionShare, buildFolder: string): Promise<void> {
  const tables = await mkdtemp(join(tmpdir(), 'answers-tables-'));
  try {
    const child = fork(PROGRAM, {
      env: { ...environmentOf(buildFolder, await prepareTables(tables)), LAMBDA_TASK_ROOT: work.folder },
      execArgv: ['--import', FIXED_WORLD, '--disable-warning=ExperimentalWarning', '--max-old-space-size=1500'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    child.send(work satisfies FunctionWork);
    await requireEnd(name, child);
  } finally {
    await rm(tables, { recursive: true, force: true });
  }
}

async function requireEnd(name: string, child: ChildProcess): Promise<void> {
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the function ${name} ended with ${code ?? signal}`);
}

/** Tables of one function, with the secret of the links in the corpus. */
async function prepareTables(folder: string): Promise<string> {
  const file = join(folder, 'tables.sqlite');
  prepareTablesFile(file);
  const tables = new TablesFile(file);
  await createLinkSecretsInFile(tables).replaceAll([linkSecret], 0);
  tables.close();
  return file;
}

/** Variables of a deployed function, with layers where the build left them. */
function environmentOf(buildFolder: string, tablesFile: string): NodeJS.ProcessEnv {
  const layer = (...path: readonly string[]): string => join(buildFolder, 'layers', ...path);
  const swisseph = `swisseph-${process.arch === 'arm64' ? 'arm64' : 'x86_64'}`;
  return {
    PATH: process.env.PATH,
    NODE_PATH: layer(swisseph, 'nodejs', 'node_modules'),
    EPHEMERIS_PATH: layer(swisseph, 'swisseph'),
    PLACES_PATH: layer('places', 'places'),
    PICTURES_PATH: layer('pictures', 'pictures'),
    TABLES_FILE: tablesFile,
    ...Object.fromEntries(
      ['KEYS', 'LIMITS', 'STATISTICS', 'CACHE'].map((name) => [`${name}_TABLE`, name.toLowerCase()]),
    ),
    PUBLIC_URL: 'https://natal.example',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
    AWS_LAMBDA_FUNCTION_NAME: 'answers',
  };
}
