import { listTrafficRecordIds } from './record-ids.ts';
import type { Statistics } from './statistics.ts';
import { sumTraffic, type Traffic } from './traffic.ts';

const MS_PER_MINUTE = 60_000;

/** Number of full minutes that recent traffic covers, in addition to the current one. */
export const RECENT_MINUTES = 5;

export interface RecentTraffic {
  readonly traffic: Traffic;
  /** Length of the covered time in minutes, with the elapsed part of the current one: `[5, 6)`. */
  readonly minutes: number;
}

/**
 * Reads the traffic of the whole service in the last minutes, as far as its instances have flushed it. Takes one
 * request to the table, for six records.
 *
 * @throws TableUnavailable
 */
export async function readRecentTraffic(statistics: Statistics, now: Date): Promise<RecentTraffic> {
  const records = await statistics.read(listTrafficRecordIds(now, RECENT_MINUTES));
  const runningMinutes = (now.getTime() % MS_PER_MINUTE) / MS_PER_MINUTE;
  return { traffic: sumTraffic(records.values()), minutes: RECENT_MINUTES + runningMinutes };
}
