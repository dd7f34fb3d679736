import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TablesLocation } from './tables/service-tables.ts';

const DEFAULT_PORT = 3000;
const HIGHEST_PORT = 65_535;

/**
 * The port to listen on; 0 selects a free one.
 *
 * @throws Error for a value that is no port number
 */
export function parsePort(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= HIGHEST_PORT) return port;
  throw new Error(`PORT is "${text}"; it must be a whole number from 0 to ${HIGHEST_PORT}`);
}

/** Properties of a running local service, for other commands. */
export interface RunningService {
  readonly address: string;
  /** Undefined where OIDC_ISSUER names another issuer. */
  readonly issuer?: string | undefined;
  readonly audience?: string | undefined;
  readonly tables: TablesLocation;
  readonly keysTable: string;
}

const locateFile = (stateFolder: string, port: number): string => join(stateFolder, `service-${port}.json`);

/** Writes the properties of a running service to a file, for `npm run keys` and `npm run token`. @returns removes the file */
export async function recordService(
  stateFolder: string,
  port: number,
  service: RunningService,
): Promise<() => Promise<void>> {
  await mkdir(stateFolder, { recursive: true });
  await writeFile(locateFile(stateFolder, port), JSON.stringify(service, null, 2));
  return () => rm(locateFile(stateFolder, port), { force: true });
}

/** @throws ServiceNotRunningError */
export async function readRunningService(stateFolder: string, port: number): Promise<RunningService> {
  try {
    return JSON.parse(await readFile(locateFile(stateFolder, port), 'utf8'));
  } catch (cause) {
    throw new ServiceNotRunningError(port, { cause });
  }
}

export class ServiceNotRunningError extends Error {
  override readonly name = 'ServiceNotRunningError';

  constructor(port: number, options?: ErrorOptions) {
    super(
      `no local service runs on port ${port}; start it with npm start, or set the port of another: PORT=3001`,
      options,
    );
  }
}
