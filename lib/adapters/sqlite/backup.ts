import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadSqlite, openDatabase, prepareTablesFile, readVersion } from './database.ts';
import { giveToOwner, OWNER_ONLY } from './owner.ts';
import { SCHEMA_VERSION } from './schema.ts';

/** A backup or restoration that was refused; nothing was changed. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

const BUSY_TIMEOUT_MS = 5000;

/**
 * Writes a consistent copy of the tables to a new file, also while services use them.
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
  replaceDurably(unfinished, copy);
}

/**
 * Replaces the tables by a backup, and brings it to the version of this release.
 *
 * @throws BackupRefused for a damaged backup, one of a later release, and while a service uses the tables
 */
export function restoreTables(path: string, backup: string): void {
  requireIntact(backup);
  if (existsSync(path)) requireUnused(path);
  const unfinished = `${path}.unfinished`;
  copyFileSync(backup, unfinished);
  giveToOwner(unfinished, existsSync(path) ? path : dirname(path));
  for (const ending of ['-wal', '-shm']) rmSync(path + ending, { force: true });
  replaceDurably(unfinished, path);
  prepareTablesFile(path);
}

function requireIntact(backup: string): void {
  if (!existsSync(backup)) throw new BackupRefused(`there is no file ${backup}`);
  const { version, state } = inspect(backup);
  if (state !== 'ok') throw new BackupRefused(`${backup} is damaged or no backup of the tables: ${state}`);
  if (version < 1 || version > SCHEMA_VERSION) {
    throw new BackupRefused(`${backup} has tables of version ${version}; this release reads 1 to ${SCHEMA_VERSION}`);
  }
}

function inspect(backup: string): { readonly version: number; readonly state: string } {
  const { DatabaseSync } = loadSqlite();
  try {
    const database = new DatabaseSync(pathToFileURL(backup), { readOnly: true });
    try {
      const check = database.prepare('PRAGMA integrity_check').get();
      return { version: readVersion(database), state: String(check?.integrity_check) };
    } finally {
      database.close();
    }
  } catch (fault) {
    return { version: 0, state: fault instanceof Error ? fault.message : String(fault) };
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
