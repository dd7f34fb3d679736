import type { KeyRecord, KeyStore } from '../store/key-store.ts';
import { TableUnavailable } from '../store/table-unavailable.ts';
import { TimestampedCache } from './timestamped-cache.ts';

/** How long a record is taken as it was read: after that, a disabled key is refused by every instance. */
const FRESH_MS = 60_000;

/**
 * How long a record stands in while the table does not answer. Nobody can be locked out through a table that is out of
 * reach either; and whoever was at work does not notice.
 */
const STALE_USE_MS = 5 * 60_000;

/** How long it is remembered that there is no record; short, so that a key works soon after it was made. */
const ABSENT_MS = 10_000;

/** A record takes some 600 bytes. */
const MAX_RECORDS = 5000;

/** Kept apart from the records, so that a flood of made-up keys pushes out nothing but itself. */
const MAX_ABSENT = 1000;

/**
 * The table of keys as one instance remembers it.
 *
 * ```
 * read ── 60 s: as read ──┬── table answers: read anew
 *                         └── table silent: as read, until 5 min; then TableUnavailable
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

  /** @throws TableUnavailable where the table does not answer and the record was not read lately */
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
   * Notes that a key was used, once a day. A table that does not take the note keeps nobody from calling; it is tried
   * again with the next request.
   *
   * @returns what kept the note from being taken
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
