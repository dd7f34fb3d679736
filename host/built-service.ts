import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { locateServeFiles } from './built-files.ts';
import { writeLog } from './operations/log.ts';
import { startHostService } from './service.ts';
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
 * Serves a prebuilt folder, which it only reads.
 *
 * @param folder output of `npm run build:serve`
 * @throws StartRefused where the address or the tables cannot be used
 */
export async function startServe(folder: string, settings: ServeSettings): Promise<ServedService> {
  const files = locateServeFiles(folder);
  const edition = createHash('sha256').update(readFileSync(files.worker)).digest('hex');
  const openTables = tablesInFile(settings.tablesFile, (line) => writeLog('ERROR', line));
  const { address, isReady, stop } = await startHostService({
    files: { ...files, edition },
    settings,
    openTables,
  });
  return { address, isReady, stop: () => stop(settings.graceMs) };
}

/** Folder of this program: that of the bundle. */
export const PROGRAM_FOLDER = import.meta.dirname;
