import { isUrgentRecord, recordExpiryOf } from './record-ids.ts';
import type { Counts, Statistics } from './statistics.ts';

/** Adds up the counts of one instance and flushes them to the statistics of the whole service from time to time. */
export interface Recorder {
  /** Adds counts in memory, at almost no cost. @param record an id from `record-ids.ts` */
  count(record: string, counts: Counts): void;
  /** Flushes the pending counts if a flush is due. Never rejects: counts that cannot be written stay pending. */
  flushIfDue(nowMs: number): Promise<void>;
  /** Flushes the pending counts, due or not. @returns the error of a failed write, undefined if all succeeded */
  flush(nowMs: number): Promise<unknown>;
}

/** Called after each flush with the error of a failed write; `undefined` if all succeeded. */
export type FlushReport = (failure: unknown) => void;

/** Minimum time between two flushes, milliseconds. */
export const FLUSH_INTERVAL_MS = 5000;

/** Maximum number of pending records: one hour of minutes and a few others. A longer outage loses the oldest. */
const MAX_PENDING_RECORDS = 64;

/**
 * Creates a recorder over the statistics table.
 *
 * Nothing runs between invocations, so an answer waits for its flush: at most every five seconds per instance, with one
 * write per record. The first flush comes with the second answer, because the first answer of a fresh instance is
 * already slow; urgent records are flushed with the first. If the clock was set back since the last flush, the time
 * since then is unknown, and a flush is due.
 */
export function createRecorder(statistics: Statistics, report: FlushReport): Recorder {
  const pending = new PendingRecords();
  let flushedAtMs = Number.NEGATIVE_INFINITY;
  let answers = 0;
  const flushNow = async (nowMs: number): Promise<unknown> => {
    flushedAtMs = nowMs;
    const failure = await writePending(pending, statistics, new Date(nowMs));
    report(failure);
    return failure;
  };
  return {
    count: (record, counts) => pending.add(record, counts),
    async flushIfDue(nowMs) {
      answers += 1;
      const isFirstAnswer = answers === 1 && !pending.hasUrgent();
      const wasLately = nowMs >= flushedAtMs && nowMs - flushedAtMs < FLUSH_INTERVAL_MS;
      if (pending.isEmpty() || isFirstAnswer || wasLately) return;
      await flushNow(nowMs);
    },
    flush: flushNow,
  };
}

/** @returns the error of a failed write, undefined if all succeeded */
async function writePending(pending: PendingRecords, statistics: Statistics, now: Date): Promise<unknown> {
  const writes = pending.takeAll().map(async ([record, counts]) => {
    try {
      await statistics.add(record, counts, recordExpiryOf(record, now));
      return undefined;
    } catch (failure) {
      pending.add(record, counts);
      return failure;
    }
  });
  return (await Promise.all(writes)).find((failure) => failure !== undefined);
}

/** Sums by record, oldest record first. */
class PendingRecords {
  readonly #byRecord = new Map<string, Record<string, number>>();

  isEmpty(): boolean {
    return this.#byRecord.size === 0;
  }

  hasUrgent(): boolean {
    return [...this.#byRecord.keys()].some(isUrgentRecord);
  }

  add(record: string, counts: Counts): void {
    const sums = this.#byRecord.get(record) ?? this.#startRecord(record);
    for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
  }

  takeAll(): readonly (readonly [record: string, counts: Counts])[] {
    const all = [...this.#byRecord];
    this.#byRecord.clear();
    return all;
  }

  #startRecord(record: string): Record<string, number> {
    const [oldest] = this.#byRecord.keys();
    if (oldest !== undefined && this.#byRecord.size >= MAX_PENDING_RECORDS) this.#byRecord.delete(oldest);
    const sums: Record<string, number> = {};
    this.#byRecord.set(record, sums);
    return sums;
  }
}
