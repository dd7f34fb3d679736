import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildAll } from '../build/build.ts';
import { PROJECT_FOLDER } from '../build/folders.ts';
import { type LocalGateway, startGateway } from './gateway.ts';
import { requireFreePort } from './http/server.ts';
import { type LocalIssuer, startIssuer } from './issuer.ts';
import { startForkedProcess } from './lambda/checkout-process.ts';
import { logToFiles } from './lambda/log-file.ts';
import { seedLocalAccess } from './local-access.ts';
import { resolveLocalKey } from './local-key.ts';
import { parsePort, recordService } from './running-service.ts';
import { StartRefused } from './start-refused.ts';
import { synthesise } from './synthesise.ts';
import { tablesInDynamoDb } from './tables/in-dynamodb.ts';
import { tablesInFile } from './tables/in-file.ts';
import type { OpenTables } from './tables/service-tables.ts';
import { FIRST_ENDPOINT } from './welcome.ts';

const STATE_FOLDER = join(PROJECT_FOLDER, '.local');
const ASSEMBLY_FOLDER = join(PROJECT_FOLDER, 'cdk.out');

type Environment = Readonly<NodeJS.ProcessEnv>;

/** The service on this machine: gateway and, unless OIDC_ISSUER is set, a token issuer. */
export interface LocalService {
  readonly address: string;
  /** An API key with all scopes. */
  readonly key: string;
  /** Whether the function of the first example loads. */
  readonly ready: boolean;
  /** Lets requests in flight finish. */
  stop(): Promise<void>;
}

/** A little more than the longest request takes. */
const GRACE_MS = 30_000;

/**
 * Builds and synthesises the deployment, and serves the result.
 *
 * @param signal aborts the synthesis, and the wait for tables
 * @param tell receives a line before each step that takes time
 * @throws StartRefused; Error for an invalid setting
 */
export async function startService(
  environment: Environment,
  signal: AbortSignal,
  tell: (line: string) => void,
): Promise<LocalService> {
  const port = parsePort(environment.PORT);
  const openTables = chooseTables(environment, signal);
  if (port !== 0) await requireFreePort(port);
  await requireWritableFolder(STATE_FOLDER);
  const key = await resolveLocalKey(environment.LOCAL_API_KEY, join(STATE_FOLDER, 'api-key'));
  const issuer = environment.OIDC_ISSUER ? undefined : await startIssuer({ stateFolder: STATE_FOLDER });
  tell('Building functions, layers and documentation …');
  await buildAll();
  tell('Synthesising the stack …');
  await synthesise(ASSEMBLY_FOLDER, { environment: { ...environment, ...toIssuerVariables(issuer) }, signal });
  tell('Starting …');
  const log = (line: string): void => console.error(line);
  const gateway = await startGateway({
    assemblyFolder: ASSEMBLY_FOLDER,
    openLog: logToFiles(join(STATE_FOLDER, 'logs'), log),
    port,
    startProcess: startForkedProcess,
    openTables,
    log,
  });
  const removeRecord = await grantAccess(gateway, key, issuer);
  const ready = await gateway.warm(FIRST_ENDPOINT.method, FIRST_ENDPOINT.path);
  const stop = async (): Promise<void> => {
    await removeRecord();
    await gateway.stop(GRACE_MS);
    await issuer?.stop();
  };
  return { address: gateway.address, key, ready, stop };
}

/** Full and read-only disks are reported before the build. */
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

function toIssuerVariables(issuer: LocalIssuer | undefined): Record<string, string> {
  return issuer ? { OIDC_ISSUER: issuer.issuer, OIDC_AUDIENCE: issuer.audience } : {};
}

/**
 * The tables at DYNAMODB_ENDPOINT, or in the file TABLES_FILE; by default in `.local/tables.sqlite`.
 *
 * @throws StartRefused where DYNAMODB_ENDPOINT is not an http or https address
 */
function chooseTables(
  { DYNAMODB_ENDPOINT: endpoint, TABLES_FILE: file }: Environment,
  signal: AbortSignal,
): OpenTables {
  if (!endpoint) return tablesInFile(resolve(file || join(STATE_FOLDER, 'tables.sqlite')), console.error);
  if (/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) return tablesInDynamoDb(endpoint, signal);
  throw new StartRefused(`DYNAMODB_ENDPOINT is "${endpoint}"; it must be the http or https address of a DynamoDB`);
}

/** Registers the local credentials and records the running service. @returns removes that record */
async function grantAccess(
  { address, tables, keysTable }: LocalGateway,
  key: string,
  issuer: LocalIssuer | undefined,
): Promise<() => Promise<void>> {
  if (keysTable === undefined) throw new Error('no function of the template has a table of keys');
  await seedLocalAccess({ keys: tables.openKeys(keysTable), key, issuer: issuer?.issuer });
  const service = {
    pid: process.pid,
    address,
    tables: tables.location,
    keysTable,
    issuer: issuer?.issuer,
    audience: issuer?.audience,
  };
  return await recordService(STATE_FOLDER, Number(new URL(address).port), service);
}
