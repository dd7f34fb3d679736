import { listTrafficRecordIds } from './record-ids.ts';
import type { Statistics } from './statistics.ts';
import { sumTraffic, type Traffic } from './traffic.ts';

const MS_PER_MINUTE = 60_000;

/** Full minutes that recent traffic goes back, beside the running one. */
export const RECENT_MINUTES = 5;

export interface RecentTraffic {
  readonly traffic: Traffic;
  /** How long the minutes told of are, the running one as far as it went: `[5, 6)`. */
  readonly minutes: number;
}

/**
 * What the whole service answered in the last minutes, as far as its instances have handed it on. Takes one request to
 * the table, for six records.
 *
 * @throws TableUnavailable
 */
export async function readRecentTraffic(statistics: Statistics, now: Date): Promise<RecentTraffic> {
  const records = await statistics.read(listTrafficRecordIds(now, RECENT_MINUTES));
  const runningMinutes = (now.getTime() % MS_PER_MINUTE) / MS_PER_MINUTE;
  return { traffic: sumTraffic(records.values()), minutes: RECENT_MINUTES + runningMinutes };
}
