import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { TableUnavailable } from '../../contract/tables/table-unavailable.ts';
import { CircuitBreaker } from '../tables/circuit-breaker.ts';
import { DURABLE, NORMAL, openDatabase } from './database.ts';

/** Variable with the path of the file of all tables; without it they are in DynamoDB. */
export const TABLES_FILE_VARIABLE = 'TABLES_FILE';

/** A row by column name. */
export type Row = Readonly<Record<string, SQLOutputValue>>;

/** SQL within one transaction. Texts of statements are constants; values are always parameters. */
export interface Sql {
  get(statement: string, ...values: SQLInputValue[]): Row | undefined;
  all(statement: string, ...values: SQLInputValue[]): readonly Row[];
  /** @returns the number of changed rows */
  run(statement: string, ...values: SQLInputValue[]): number;
}

interface Transaction<Value> {
  readonly begin: 'BEGIN' | 'BEGIN IMMEDIATE';
  readonly work: (sql: Sql) => Value;
  readonly isDurable?: boolean;
}

/** Error of a file that another process writes to. */
const BUSY = 5;

/** Longest wait for another writer within SQLite, during which this process does nothing else, milliseconds. */
const BLOCKED_MS = 5;

/** Pause between attempts to write, milliseconds. */
const PAUSE_MS = 5;

/** Errors after which the file is opened again: I/O error, damaged, cannot be opened, no database. */
const REOPENED_AFTER = new Set([10, 11, 14, 26]);

/**
 * The tables of a service in one file on disk, as one process uses them. SQLite coordinates the processes: readers never
 * wait, and writers wait for each other up to the timeout, while the process goes on with other work.
 *
 * Every method throws TableUnavailable when the file is missing, damaged or locked, or the disk is full, and has a circuit
 * breaker as each client of DynamoDB has.
 */
export class TablesFile {
  readonly #path: string;
  readonly #busyTimeoutMs: number;
  readonly #breaker = new CircuitBreaker();
  readonly #statements = new Map<string, StatementSync>();
  #database: DatabaseSync | undefined;

  /** @param path of a file that {@link prepareTablesFile} has made @param busyTimeoutMs longest wait for other writers */
  constructor(path: string, busyTimeoutMs = 1000) {
    this.#path = path;
    this.#busyTimeoutMs = busyTimeoutMs;
  }

  read<Value>(work: (sql: Sql) => Value): Promise<Value> {
    return this.#transact({ begin: 'BEGIN', work });
  }

  /** Takes the lock of writers at once: a transaction that reads first would fail where another writer came between. */
  write<Value>(work: (sql: Sql) => Value): Promise<Value> {
    return this.#transact({ begin: 'BEGIN IMMEDIATE', work });
  }

  /** A write that also survives a power failure: it returns when the operating system has written it to the disk. */
  writeDurably<Value>(work: (sql: Sql) => Value): Promise<Value> {
    return this.#transact({ begin: 'BEGIN IMMEDIATE', work, isDurable: true });
  }

  close(): void {
    this.#statements.clear();
    this.#database?.close();
    this.#database = undefined;
  }

  #transact<Value>(transaction: Transaction<Value>): Promise<Value> {
    return this.#breaker.run(async () => {
      try {
        return await this.#retryWhileBusy(transaction);
      } catch (fault) {
        throw this.#toOutage(fault);
      }
    });
  }

  async #retryWhileBusy<Value>(transaction: Transaction<Value>): Promise<Value> {
    const endsMs = performance.now() + this.#busyTimeoutMs;
    for (;;) {
      try {
        return this.#runTransaction(transaction);
      } catch (fault) {
        if (toPrimaryCode(fault) !== BUSY || performance.now() >= endsMs) throw fault;
      }
      await delay(PAUSE_MS);
    }
  }

  #runTransaction<Value>({ begin, work, isDurable = false }: Transaction<Value>): Value {
    this.#database ??= openDatabase(this.#path, Math.min(BLOCKED_MS, this.#busyTimeoutMs));
    const database = this.#database;
    if (isDurable) database.exec(DURABLE);
    try {
      return this.#commit(database, begin, work);
    } finally {
      if (isDurable) database.exec(NORMAL);
    }
  }

  #commit<Value>(database: DatabaseSync, begin: string, work: (sql: Sql) => Value): Value {
    this.#prepare(begin).run();
    try {
      const value = work(this.#sql);
      this.#prepare('COMMIT').run();
      return value;
    } catch (fault) {
      if (database.isTransaction) this.#prepare('ROLLBACK').run();
      throw fault;
    }
  }

  readonly #sql: Sql = {
    get: (statement, ...values) => this.#prepare(statement).get(...values),
    all: (statement, ...values) => this.#prepare(statement).all(...values),
    run: (statement, ...values) => Number(this.#prepare(statement).run(...values).changes),
  };

  #prepare(statement: string): StatementSync {
    const known = this.#statements.get(statement);
    if (known) return known;
    if (!this.#database) throw new TableUnavailable('the file of the tables is closed');
    const prepared = this.#database.prepare(statement);
    this.#statements.set(statement, prepared);
    return prepared;
  }

  /** Errors of SQLite become TableUnavailable; any other is a defect and stays what it is. */
  #toOutage(fault: unknown): unknown {
    const primaryCode = toPrimaryCode(fault);
    if (primaryCode === undefined || !(fault instanceof Error)) return fault;
    if (REOPENED_AFTER.has(primaryCode)) this.close();
    return new TableUnavailable(`the tables in ${this.#path} cannot be used: ${fault.message}`, { cause: fault });
  }
}

/** The primary result code of an error of SQLite; undefined for any other fault. */
function toPrimaryCode(fault: unknown): number | undefined {
  const isOfSqlite = fault instanceof Error && 'code' in fault && fault.code === 'ERR_SQLITE_ERROR';
  if (!isOfSqlite) return undefined;
  return 'errcode' in fault ? Number(fault.errcode) & 0xff : 0;
}
