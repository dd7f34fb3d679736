import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeLog } from './operations/log.ts';
import { type HostFiles, startHostOnStack, startHostService } from './service.ts';
import type { ServeSettings } from './settings.ts';
import { tablesInFile } from './tables/in-file.ts';

/** A running service. */
export interface ServedService {
  readonly address: string;
  /** Whether a process can answer requests. */
  readonly isReady: boolean;
  /** Lets requests in flight finish within the grace time. */
  stop(): Promise<void>;
}

/**
 * Serves built files, which it only reads.
 *
 * @throws StartRefused where the address or the tables cannot be used
 */
export async function startServe(files: Omit<HostFiles, 'edition'>, settings: ServeSettings): Promise<ServedService> {
  const edition = createHash('sha256').update(readFileSync(files.worker)).digest('hex');
  const options = { files: { ...files, edition }, settings };
  const openTables = tablesInFile(settings.tablesFile, (line) => writeLog('ERROR', line));
  const { address, isReady, stop } = settings.stackTables
    ? await startHostOnStack(options, settings.stackTables)
    : await startHostService({ ...options, openTables });
  return { address, isReady, stop: () => stop(settings.graceMs) };
}
