/**
 * The ids of the statistics records. The prefix names the subject: `traffic#` has one record per minute, all others
 * have one per day.
 */

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const TRAFFIC_PREFIX = 'traffic#';

/** Only the last minutes of traffic are reported, but an instance may flush its counts late. */
const TRAFFIC_RETENTION_MS = DAY_MS;

/** A month and a few spare days. */
const RETENTION_MS = 35 * DAY_MS;

/** The minute that was named last: every answer names the current one, and the text of a date takes long. */
let lastMinute = { number: Number.NaN, id: '' };

/** Id of the traffic record of one UTC minute: `traffic#2026-11-21T16:40`. */
export function toTrafficRecordId(at: Date): string {
  const number = Math.floor(at.getTime() / MINUTE_MS);
  if (number !== lastMinute.number) {
    lastMinute = { number, id: `${TRAFFIC_PREFIX}${at.toISOString().slice(0, 'YYYY-MM-DDThh:mm'.length)}` };
  }
  return lastMinute.id;
}

/** Ids of the traffic records of the minute of `now` and of the `count` full minutes before it, latest first. */
export function listTrafficRecordIds(now: Date, count: number): readonly string[] {
  return Array.from({ length: count + 1 }, (_, ago) => toTrafficRecordId(new Date(now.getTime() - ago * MINUTE_MS)));
}

/** When a record that is written now may be removed. */
export function recordExpiryOf(record: string, now: Date): Date {
  return new Date(now.getTime() + (record.startsWith(TRAFFIC_PREFIX) ? TRAFFIC_RETENTION_MS : RETENTION_MS));
}

/** Whether a fresh instance flushes the record with its first answer, although loading the SDK delays that answer. */
export function isUrgentRecord(record: string): boolean {
  return !record.startsWith(TRAFFIC_PREFIX);
}
