/** `npm start`: serves the sources, with a key and a token issuer of this machine, until a signal stops it. */
import { mkdirSync, openSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PROJECT_FOLDER } from '../infra/build/folders.ts';
import { startIssuer } from './access/issuer.ts';
import { seedLocalAccess } from './access/local-access.ts';
import { resolveLocalKey } from './access/local-key.ts';
import { recordService } from './operations/running-service.ts';
import { StartRefused } from './operations/start-refused.ts';
import { renderWelcome } from './operations/welcome.ts';
import { KEYS_TABLE, startHostService } from './service.ts';
import { readServeSettings } from './settings.ts';
import { locateSourceFiles } from './source-files.ts';
import { tablesInDynamoDb } from './tables/in-dynamodb.ts';
import { tablesInFile } from './tables/in-file.ts';
import type { OpenTables } from './tables/service-tables.ts';

const STATE_FOLDER = join(PROJECT_FOLDER, '.local');

/** A little more than the longest request takes. */
const GRACE_MS = 30_000;

/** A running service and its key. */
interface Started {
  readonly address: string;
  readonly key: string;
  stop(): Promise<void>;
}

async function start(environment: Readonly<NodeJS.ProcessEnv>, signal: AbortSignal): Promise<Started> {
  await requireWritableFolder(STATE_FOLDER);
  const issuer = environment.OIDC_ISSUER ? undefined : await startIssuer({ stateFolder: STATE_FOLDER });
  const tokens = issuer ? { OIDC_ISSUER: issuer.issuer, OIDC_AUDIENCE: issuer.audience } : {};
  const settings = readServeSettings({ TABLES_FILE: join(STATE_FOLDER, 'tables.sqlite'), ...environment, ...tokens });
  const key = await resolveLocalKey(environment.LOCAL_API_KEY, join(STATE_FOLDER, 'api-key'));
  const { files, prepare } = locateSourceFiles(PROJECT_FOLDER, STATE_FOLDER);
  mkdirSync(join(STATE_FOLDER, 'logs'), { recursive: true });
  const service = await startHostService({
    files,
    settings,
    prepare,
    openTables: chooseTables(environment, settings.tablesFile, signal),
    environment: { NODE_COMPILE_CACHE: join(STATE_FOLDER, 'compiled') },
    output: openSync(join(STATE_FOLDER, 'logs', 'service.log'), 'a'),
  });
  await seedLocalAccess({ keys: service.tables.openKeys(KEYS_TABLE), key, issuer: issuer?.issuer });
  const removeRecord = await recordService(STATE_FOLDER, Number(new URL(service.address).port), {
    pid: process.pid,
    address: service.address,
    tables: service.tables.location,
    keysTable: KEYS_TABLE,
    issuer: issuer?.issuer,
    audience: issuer?.audience,
  });
  const stop = async (): Promise<void> => {
    await removeRecord();
    await service.stop(GRACE_MS);
    await issuer?.stop();
  };
  return { address: service.address, key, stop };
}

/**
 * The tables at DYNAMODB_ENDPOINT, or in a file.
 *
 * @throws StartRefused where DYNAMODB_ENDPOINT is not an http or https address
 */
function chooseTables(
  { DYNAMODB_ENDPOINT: endpoint }: Readonly<NodeJS.ProcessEnv>,
  file: string,
  signal: AbortSignal,
): OpenTables {
  if (!endpoint) return tablesInFile(resolve(file), console.error);
  if (/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) return tablesInDynamoDb(endpoint, signal);
  throw new StartRefused(`DYNAMODB_ENDPOINT is "${endpoint}"; it must be the http or https address of a DynamoDB`);
}

async function requireWritableFolder(folder: string): Promise<void> {
  const trial = join(folder, `trial-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(trial, '.');
    await rm(trial);
  } catch (cause) {
    throw new StartRefused(`cannot write to ${folder}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Aborts at the first signal to stop; a second one ends the process at once. */
function listenForStop(): AbortSignal {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => (stop.signal.aborted ? process.exit(1) : stop.abort()));
  }
  return stop.signal;
}

function exitWithError(fault: unknown, signal: AbortSignal): never {
  if (signal.aborted) process.exit();
  console.error(fault instanceof StartRefused ? `Cannot start: ${fault.message}` : fault);
  process.exit(1);
}

const signal = listenForStop();
const service = await start(process.env, signal).catch((fault: unknown) => exitWithError(fault, signal));
console.log(renderWelcome(service.address, service.key));
console.log(`Ready after ${process.uptime().toFixed(1)} s; Ctrl-C stops.`);
if (!signal.aborted) await new Promise((done) => signal.addEventListener('abort', done, { once: true }));
await service.stop();
process.exit();
