import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TablesLocation } from '../tables/service-tables.ts';
import { isProcessRunning } from './process-state.ts';
import { StartRefused } from './start-refused.ts';

const DEFAULT_PORT = 3000;
const HIGHEST_PORT = 65_535;

/**
 * The port to listen on; 0 selects a free one.
 *
 * @throws StartRefused for a value that is no port number
 */
export function parsePort(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= HIGHEST_PORT) return port;
  throw new StartRefused(`PORT is "${text}"; it must be a whole number from 0 to ${HIGHEST_PORT}`);
}

/** Properties of a running local service, for other commands. */
export interface RunningService {
  /** Id of its process. */
  readonly pid: number;
  readonly address: string;
  /** Undefined where OIDC_ISSUER names another issuer. */
  readonly issuer?: string | undefined;
  readonly audience?: string | undefined;
  readonly tables: TablesLocation;
  readonly keysTable: string;
}

const locateFile = (stateFolder: string, port: number): string => join(stateFolder, `service-${port}.json`);

/**
 * Writes the properties of a running service to a file, for `npm run keys` and `npm run token`, and removes the files of
 * services that were killed.
 *
 * @returns removes the file
 */
export async function recordService(
  stateFolder: string,
  port: number,
  service: RunningService,
): Promise<() => Promise<void>> {
  await mkdir(stateFolder, { recursive: true });
  await removeLeftovers(stateFolder);
  await writeFile(locateFile(stateFolder, port), JSON.stringify(service, null, 2));
  return () => rm(locateFile(stateFolder, port), { force: true });
}

async function removeLeftovers(stateFolder: string): Promise<void> {
  const names = (await readdir(stateFolder)).filter((name) => /^service-\d+\.json$/.test(name));
  for (const name of names) {
    const file = join(stateFolder, name);
    if ((await readIfRunning(file)) === undefined) await rm(file, { force: true });
  }
}

/** @throws ServiceNotRunningError */
export async function readRunningService(stateFolder: string, port: number): Promise<RunningService> {
  const service = await readIfRunning(locateFile(stateFolder, port));
  if (service === undefined) throw new ServiceNotRunningError(port);
  return service;
}

/** @returns undefined for a missing or damaged file, and for that of a service that was killed */
async function readIfRunning(file: string): Promise<RunningService | undefined> {
  try {
    const service: RunningService = JSON.parse(await readFile(file, 'utf8'));
    return isProcessRunning(service.pid) ? service : undefined;
  } catch {
    return undefined;
  }
}

export class ServiceNotRunningError extends Error {
  override readonly name = 'ServiceNotRunningError';

  constructor(port: number) {
    super(`no local service runs on port ${port}; start it with npm start, or set the port of another: PORT=3001`);
  }
}
