import { isUrgentRecord, recordExpiryOf } from './record-ids.ts';
import type { Counts, Statistics } from './statistics.ts';

/** Adds up what an instance does, and hands it to the statistics of the whole service now and then. */
export interface Recorder {
  /** Takes note; costs next to nothing. @param record a name from `records.ts` */
  count(record: string, counts: Counts): void;
  /** Hands over what was counted, where it is time to. Never rejects: what could not be written waits for the next time. */
  flushIfDue(nowMs: number): Promise<void>;
  /** Hands over what was counted, due or not. @returns what kept it from being written, undefined where nothing did */
  flush(nowMs: number): Promise<unknown>;
}

/** Hears of writes that failed; `undefined` where everything was written. */
export type FlushReport = (failure: unknown) => void;

/** Between two flushes, milliseconds. */
export const FLUSH_INTERVAL_MS = 5000;

/** Records that wait at most: an hour of minutes and what comes beside them. Of a longer outage the oldest are lost. */
const MAX_PENDING_RECORDS = 64;

/**
 * A recorder over the statistics table.
 *
 * Nothing runs between invocations, so a flush is awaited before an answer leaves: at most every five seconds of an
 * instance, and then it takes one write for each record. The first one waits for the second answer unless something
 * urgent was counted, as it is the first answer of a fresh instance that everybody waits for. A clock that was set back
 * since the last flush says nothing of when that was: it is time to.
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

/** @returns why a write failed, undefined where none did */
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
