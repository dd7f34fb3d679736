import type { KeyRecord, KeyStore } from '../../contract/tables/key-store.ts';
import { TableUnavailable } from '../../contract/tables/table-unavailable.ts';
import { TimestampedCache } from './timestamped-cache.ts';

/** How long a record is used without reading it again, so also how long a disabled key may still be accepted. */
const FRESH_MS = 60_000;

/**
 * How long a record is used while the table does not answer. An unreachable table cannot disable keys either, and
 * active clients are not interrupted.
 */
const STALE_USE_MS = 5 * 60_000;

/** How long the absence of a record is remembered; short, so that a new key works soon after its creation. */
const ABSENT_MS = 10_000;

/** A record takes about 600 bytes. */
const MAX_RECORDS = 5000;

/** A separate limit, so that a flood of invented keys cannot evict records. */
const MAX_ABSENT = 1000;

/**
 * One instance's cache of the keys table.
 *
 * ```
 * read ── 60 s: cached ──┬── table answers: read again
 *                        └── table unavailable: cached until 5 min; then TableUnavailable
 * ```
 */
export class KeyCache {
  readonly #keys: KeyStore;
  readonly #nowMs: () => number;
  readonly #records = new TimestampedCache<KeyRecord>(MAX_RECORDS);
  readonly #absent = new TimestampedCache<true>(MAX_ABSENT);

  /** @param nowMs a clock, Unix milliseconds */
  constructor(keys: KeyStore, nowMs: () => number) {
    this.#keys = keys;
    this.#nowMs = nowMs;
  }

  /** @throws TableUnavailable if the table does not answer and no record was read in the last five minutes */
  async find(id: string): Promise<KeyRecord | undefined> {
    const now = this.#nowMs();
    const within = (ageMs: number) => ({ sinceMs: now - ageMs, untilMs: now });
    const freshRecord = this.#records.get(id, within(FRESH_MS));
    if (freshRecord) return freshRecord;
    if (this.#absent.get(id, within(ABSENT_MS))) return undefined;
    try {
      return this.#remember(id, await this.#keys.find(id));
    } catch (fault) {
      const staleRecord = fault instanceof TableUnavailable ? this.#records.get(id, within(STALE_USE_MS)) : undefined;
      if (!staleRecord) throw fault;
      return staleRecord;
    }
  }

  /**
   * Writes the day of last use, once a day. A failed write does not block the caller; the next request tries again.
   *
   * @returns the error of a failed write, undefined otherwise
   */
  async markUsed(record: KeyRecord): Promise<unknown> {
    const today = toDay(this.#nowMs());
    if (record.lastUsed === today) return undefined;
    this.#records.replaceValue(record.id, { ...record, lastUsed: today });
    try {
      await this.#keys.markUsed(record.id, today);
      return undefined;
    } catch (fault) {
      this.#records.replaceValue(record.id, record);
      return fault;
    }
  }

  #remember(id: string, record: KeyRecord | undefined): KeyRecord | undefined {
    const now = this.#nowMs();
    if (record) {
      this.#absent.delete(id);
      this.#records.put(id, record, now);
    } else {
      this.#records.delete(id);
      this.#absent.put(id, true, now);
    }
    return record;
  }
}

const toDay = (unixMs: number): string => new Date(unixMs).toISOString().slice(0, 10);
