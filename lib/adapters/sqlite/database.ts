import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { TableUnavailable } from '../../contract/tables/table-unavailable.ts';
import { giveToOwner, OWNER_ONLY } from './owner.ts';
import { MIGRATIONS, SCHEMA_VERSION } from './schema.ts';

/** Loaded on first use: functions on AWS start without it. */
export const loadSqlite = () => process.getBuiltinModule('node:sqlite');

/**
 * In write-ahead mode, commits survive the end of any process at any moment; only a power failure may undo the last ones.
 *
 * @source "Pragma statements supported by SQLite", synchronous
 */
export const NORMAL = 'PRAGMA synchronous = NORMAL;';

/** Commits, and all before them, survive a power failure too: each waits until the log is on the disk. */
export const DURABLE = 'PRAGMA synchronous = FULL;';

/**
 * The log is cut to its normal size after a burst, and what is deleted is overwritten with zeros: an answer has a birth.
 *
 * @source "Pragma statements supported by SQLite", journal_size_limit and secure_delete
 */
const CONNECTION_SETTINGS = `${NORMAL} PRAGMA secure_delete = ON; PRAGMA journal_size_limit = 16777216; PRAGMA cache_size = -2000;`;

/**
 * Opens the tables in an existing file.
 *
 * @throws TableUnavailable for a file of another schema; Error of `node:sqlite` for a missing or damaged one
 */
export function openDatabase(path: string, busyTimeoutMs: number): DatabaseSync {
  const database = connect(path, 'rw', busyTimeoutMs);
  try {
    database.exec(CONNECTION_SETTINGS);
    const version = readVersion(database);
    if (version === SCHEMA_VERSION) return database;
    throw new TableUnavailable(`the tables in ${path} have version ${version}; this release needs ${SCHEMA_VERSION}`);
  } catch (fault) {
    database.close();
    throw fault;
  }
}

/**
 * Creates the tables in a file, or brings an older file to the current version, in one transaction.
 *
 * @throws TableUnavailable for a file of a later release, and where the file cannot be written or is damaged; Error where its
 * folder cannot be made. A file that could not be completed is removed
 */
export function prepareTablesFile(path: string, busyTimeoutMs = 5000): void {
  makeFolder(dirname(path));
  const isNew = !existsSync(path);
  try {
    migrate(path, isNew, busyTimeoutMs);
  } catch (fault) {
    if (isNew) for (const ending of ['', '-wal', '-shm']) rmSync(path + ending, { force: true });
    if (!(fault instanceof Error) || fault instanceof TableUnavailable) throw fault;
    throw new TableUnavailable(`the tables in ${path} cannot be made: ${fault.message}`, { cause: fault });
  }
}

function migrate(path: string, isNew: boolean, busyTimeoutMs: number): void {
  const database = connect(path, 'rwc', busyTimeoutMs);
  try {
    if (isNew) chmodSync(path, OWNER_ONLY);
    if (isNew) giveToOwner(path, dirname(path));
    database.exec(`PRAGMA journal_mode = WAL; ${DURABLE} BEGIN IMMEDIATE;`);
    const version = readVersion(database);
    if (version > SCHEMA_VERSION) throw new TableUnavailable(describeLaterVersion(path, version));
    for (const statements of MIGRATIONS.slice(version)) database.exec(statements);
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT;`);
  } finally {
    database.close();
  }
}

/** Makes a folder and those above it. `recursive` of Node 24 never returns where a folder cannot be made, such as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (fault) {
    if (!existsSync(folder)) throw fault;
  }
}

/** @param mode `rw` needs an existing file, `rwc` creates it */
function connect(path: string, mode: 'rw' | 'rwc', timeout: number): DatabaseSync {
  const { DatabaseSync } = loadSqlite();
  const url = pathToFileURL(path);
  url.searchParams.set('mode', mode);
  return new DatabaseSync(url, { timeout, enableForeignKeyConstraints: false });
}

export const readVersion = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA user_version').get()?.user_version);

const describeLaterVersion = (path: string, version: number): string =>
  `the tables in ${path} have version ${version}, of a later release; this one knows ${SCHEMA_VERSION}. ` +
  'Run that release, or restore a backup made before the upgrade';
