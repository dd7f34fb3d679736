import { statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { prepareTablesFile } from '../../lib/adapters/sqlite/database.ts';
import { createKeyTableInFile } from '../../lib/adapters/sqlite/keys.ts';
import { createLinkSecretsInFile } from '../../lib/adapters/sqlite/link-secrets.ts';
import { removeExpired } from '../../lib/adapters/sqlite/maintenance.ts';
import { TABLES_FILE_VARIABLE, TablesFile } from '../../lib/adapters/sqlite/tables-file.ts';
import { StartRefused } from '../operations/start-refused.ts';
import type { OpenTables } from './service-tables.ts';

const SWEEP_INTERVAL_MS = 10 * 60_000;

/**
 * Opens tables in a file, which is created or brought to the version of this release. One file has all tables of a service,
 * under names of its own. Expired rows are removed every ten minutes.
 *
 * @param file absolute path
 * @param report receives a line when rows cannot be removed
 * @throws StartRefused where the file cannot be written, is damaged, or is of a later release
 */
export function tablesInFile(file: string, report: (line: string) => void = () => undefined): OpenTables {
  return async () => {
    await requireWritable(file);
    const tables = new TablesFile(file);
    const sweep = (): void => {
      removeExpired(tables, Math.floor(Date.now() / 1000)).catch((fault: Error) => report(fault.message));
    };
    const timer = setInterval(sweep, SWEEP_INTERVAL_MS).unref();
    sweep();
    return {
      location: { file },
      variables: { [TABLES_FILE_VARIABLE]: file },
      openKeys: () => createKeyTableInFile(tables),
      openLinkSecrets: () => createLinkSecretsInFile(tables),
      stop: async () => {
        clearInterval(timer);
        tables.close();
      },
    };
  };
}

/** SQLite says only that it cannot open a file; a trial file shows why. */
async function requireWritable(file: string): Promise<void> {
  const trial = `${file}.trial`;
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new Error('it is a folder; name a file');
    prepareTablesFile(file);
    await writeFile(trial, '.');
    await rm(trial);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartRefused(`the tables in ${file} cannot be opened: ${reason}`, { cause });
  }
}
