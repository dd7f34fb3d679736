import { createHash } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { loadSqlite, openDatabase, prepareTablesFile, readVersion } from './database.ts';
import { giveToOwner, OWNER_ONLY } from './owner.ts';
import { MIGRATIONS, SCHEMA_VERSION } from './schema.ts';

/** A backup or restoration that was refused; nothing was changed. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

const BUSY_TIMEOUT_MS = 5000;

/**
 * Writes a consistent copy of the tables to a new file, also while services use them. Cached answers are left out: they can be
 * calculated, and a backup would keep their births.
 *
 * @throws BackupRefused where the copy exists; TableUnavailable or Error where the tables cannot be read
 */
export function backUpTables(path: string, copy: string): void {
  if (existsSync(copy)) throw new BackupRefused(`${copy} exists; name a new file`);
  if (!existsSync(path)) throw new BackupRefused(`there are no tables in ${path}`);
  const unfinished = `${copy}.unfinished`;
  rmSync(unfinished, { force: true });
  const database = openDatabase(path, BUSY_TIMEOUT_MS);
  try {
    database.prepare('VACUUM INTO ?').run(unfinished);
  } finally {
    database.close();
  }
  leaveAnswersOut(unfinished);
  sealBackup(unfinished);
  replaceDurably(unfinished, copy);
}

/**
 * Replaces the tables by a backup, and brings it to the version of this release. All checks are made with a copy of the
 * backup, which then takes the name of the tables in one step.
 *
 * @returns path under which the former tables are kept; undefined where there were none
 * @throws BackupRefused for a damaged backup, one of a later release, and while a service uses the tables; the tables are then
 * unchanged
 */
export function restoreTables(path: string, backup: string, now = new Date()): string | undefined {
  if (!existsSync(backup)) throw new BackupRefused(`there is no file ${backup}`);
  const isReplacing = existsSync(path);
  if (isReplacing) requireUnused(path);
  const unfinished = `${path}.unfinished`;
  try {
    rmSync(unfinished, { force: true });
    copyFileSync(backup, unfinished);
    requireIntact(unfinished, backup);
    prepareTablesFile(unfinished);
    leaveWriteAhead(unfinished);
    giveToOwner(unfinished, isReplacing ? path : dirname(path));
    const kept = isReplacing ? keepFormer(path, now) : undefined;
    replaceDurably(unfinished, path);
    prepareTablesFile(path);
    return kept;
  } finally {
    for (const ending of ['', '-wal', '-shm']) rmSync(unfinished + ending, { force: true });
  }
}

/** Gives the former tables a second name, and removes what a killed service has left next to them. */
function keepFormer(path: string, now: Date): string {
  const kept = `${path}.before-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
  linkSync(path, kept);
  for (const ending of ['-wal', '-shm']) if (existsSync(path + ending)) renameSync(path + ending, kept + ending);
  return kept;
}

/** @param copy of the backup */
function requireIntact(copy: string, backup: string): void {
  const { version, state } = inspect(copy);
  if (state !== 'ok') throw new BackupRefused(`${backup} is damaged or no backup of the tables: ${state}`);
  if (version < 1 || version > SCHEMA_VERSION) {
    throw new BackupRefused(`${backup} has tables of version ${version}; this release reads 1 to ${SCHEMA_VERSION}`);
  }
}

interface Inspection {
  readonly version: number;
  readonly state: string;
}

function inspect(copy: string): Inspection {
  const { DatabaseSync } = loadSqlite();
  try {
    const database = new DatabaseSync(copy);
    try {
      const version = readVersion(database);
      const check = String(database.prepare('PRAGMA integrity_check').get()?.integrity_check);
      if (check !== 'ok' || version < 1 || version > SCHEMA_VERSION) return { version, state: check };
      return { version, state: inspectContent(database, version) };
    } finally {
      database.close();
    }
  } catch (fault) {
    return { version: 0, state: fault instanceof Error ? fault.message : String(fault) };
  }
}

/** SQLite's own check sees the structure of a file, and no changed letter of a row: the seal does. Older backups have none. */
function inspectContent(database: DatabaseSync, version: number): string {
  const sealed = breakSeal(database);
  const isComplete = describeTables(database) === describeTables(createTables(version));
  if (!isComplete) return `it lacks tables of version ${version}, or has others`;
  return sealed === undefined || sealed === digestRows(database) ? 'ok' : 'its rows are not those that were written';
}

function createTables(version: number): DatabaseSync {
  const { DatabaseSync } = loadSqlite();
  const database = new DatabaseSync(':memory:');
  for (const statements of MIGRATIONS.slice(0, version)) database.exec(statements);
  return database;
}

const describeTables = (database: DatabaseSync): string =>
  JSON.stringify(database.prepare('SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name').all());

function leaveAnswersOut(copy: string): void {
  const { DatabaseSync } = loadSqlite();
  const database = new DatabaseSync(copy);
  try {
    database.exec('DELETE FROM answers; VACUUM');
  } finally {
    database.close();
  }
}

/** Adds a table with the digest of all rows. */
function sealBackup(copy: string): void {
  const { DatabaseSync } = loadSqlite();
  const database = new DatabaseSync(copy);
  try {
    const digest = digestRows(database);
    database.exec('CREATE TABLE backup_seal (digest TEXT NOT NULL) STRICT');
    database.prepare('INSERT INTO backup_seal VALUES (?)').run(digest);
  } finally {
    database.close();
  }
}

/** Removes the table of the digest. @returns undefined for a backup without one */
function breakSeal(database: DatabaseSync): string | undefined {
  const isSealed = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'backup_seal'").get();
  if (!isSealed) return undefined;
  const digest = database.prepare('SELECT digest FROM backup_seal').get()?.digest;
  database.exec('DROP TABLE backup_seal');
  return String(digest);
}

/** SHA-256 of all rows of all tables, in the order of their first columns. */
function digestRows(database: DatabaseSync): string {
  const hash = createHash('sha256');
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
  for (const { name } of tables) {
    hash.update(`${name}\n`);
    for (const row of database.prepare(`SELECT * FROM "${name}" ORDER BY 1, 2`).iterate()) {
      hash.update(`${JSON.stringify(Object.values(row).map(toText))}\n`);
    }
  }
  return hash.digest('hex');
}

const toText = (value: unknown): unknown => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value);

function leaveWriteAhead(path: string): void {
  const { DatabaseSync } = loadSqlite();
  const database = new DatabaseSync(path);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } finally {
    database.close();
  }
}

/** Only the last connection of a file can leave write-ahead mode, so the change succeeds where no process uses it. */
function requireUnused(path: string): void {
  const { DatabaseSync } = loadSqlite();
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (fault) {
    if (/locked/.test(String(fault)))
      throw new BackupRefused(`a service uses ${path}; stop it first`, { cause: fault });
    if (!/not a database|malformed/.test(String(fault))) throw fault;
  } finally {
    database.close();
  }
}

/** Renames a file after its content is on the disk, and returns when its name is there too. */
function replaceDurably(unfinished: string, path: string): void {
  chmodSync(unfinished, OWNER_ONLY);
  writeToDisk(unfinished);
  renameSync(unfinished, path);
  writeToDisk(dirname(path));
}

/** @param path of a file or a folder */
function writeToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
