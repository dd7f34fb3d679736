import type { KeyRecord, Keys } from '../store/keys.ts';
import { TableUnavailable } from '../store/table-unavailable.ts';
import { Recent } from './recent.ts';

/** How long a record is taken as it was read: after that, a disabled key is refused by every instance. */
const FRESH_MS = 60_000;

/**
 * How long a record stands in while the table does not answer. Nobody can be locked out through a table that is out of
 * reach either; and whoever was at work does not notice.
 */
const STANDS_IN_MS = 5 * 60_000;

/** How long it is remembered that there is no record; short, so that a key works soon after it was made. */
const ABSENT_MS = 10_000;

/** A record takes some 600 bytes. */
const MOST_RECORDS = 5000;

/** Kept apart from the records, so that a flood of made-up keys pushes out nothing but itself. */
const MOST_ABSENT = 1000;

/**
 * The table of keys as one instance remembers it.
 *
 * ```
 * read ── 60 s: as read ──┬── table answers: read anew
 *                         └── table silent: as read, until 5 min; then TableUnavailable
 * ```
 */
export class KnownKeys {
  readonly #keys: Keys;
  readonly #nowMs: () => number;
  readonly #records = new Recent<KeyRecord>(MOST_RECORDS);
  readonly #absent = new Recent<true>(MOST_ABSENT);

  /** @param nowMs a clock, Unix milliseconds */
  constructor(keys: Keys, nowMs: () => number) {
    this.#keys = keys;
    this.#nowMs = nowMs;
  }

  /** @throws TableUnavailable where the table does not answer and the record was not read lately */
  async find(id: string): Promise<KeyRecord | undefined> {
    const now = this.#nowMs();
    const within = (ageMs: number) => ({ sinceMs: now - ageMs, untilMs: now });
    const fresh = this.#records.get(id, within(FRESH_MS));
    if (fresh) return fresh;
    if (this.#absent.get(id, within(ABSENT_MS))) return undefined;
    try {
      return this.#remember(id, await this.#keys.find(id));
    } catch (fault) {
      const stale = fault instanceof TableUnavailable ? this.#records.get(id, within(STANDS_IN_MS)) : undefined;
      if (!stale) throw fault;
      return stale;
    }
  }

  /**
   * Notes that a key was used, once a day. A table that does not take the note keeps nobody from calling; it is tried
   * again with the next request.
   *
   * @returns what kept the note from being taken
   */
  async markUsed(record: KeyRecord): Promise<unknown> {
    const today = dayOf(this.#nowMs());
    if (record.lastUsed === today) return undefined;
    this.#records.amend(record.id, { ...record, lastUsed: today });
    try {
      await this.#keys.markUsed(record.id, today);
      return undefined;
    } catch (fault) {
      this.#records.amend(record.id, record);
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

const dayOf = (unixMs: number): string => new Date(unixMs).toISOString().slice(0, 10);
