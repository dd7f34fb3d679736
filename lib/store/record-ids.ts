/**
 * The records of the statistics. Each begins with what it is of: `traffic#` of a minute, and whatever is told by the
 * day.
 */

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const TRAFFIC_PREFIX = 'traffic#';

/** Traffic is told of the last minutes only, and an instance may bring what it counted late. */
const TRAFFIC_RETENTION_MS = DAY_MS;

/** A month of days, and some to spare. */
const RETENTION_MS = 35 * DAY_MS;

/** What requests came and how they were answered, in one minute of UTC: `traffic#2026-11-21T16:40`. */
export function toTrafficRecordId(at: Date): string {
  return `${TRAFFIC_PREFIX}${at.toISOString().slice(0, 'YYYY-MM-DDThh:mm'.length)}`;
}

/** The traffic of the minute of `now` and of the `count` full minutes before it, the latest first. */
export function listTrafficRecordIds(now: Date, count: number): readonly string[] {
  return Array.from({ length: count + 1 }, (_, ago) => toTrafficRecordId(new Date(now.getTime() - ago * MINUTE_MS)));
}

/** When a record that is added to now may be forgotten. */
export function recordExpiryOf(record: string, now: Date): Date {
  return new Date(now.getTime() + (record.startsWith(TRAFFIC_PREFIX) ? TRAFFIC_RETENTION_MS : RETENTION_MS));
}

/** Whether a fresh instance hands it over with its first answer, whatever loading the SDK costs that answer. */
export function isUrgentRecord(record: string): boolean {
  return !record.startsWith(TRAFFIC_PREFIX);
}
