import { join } from 'node:path';
import { openZoneHistories } from '../../../../../lib/adapters/places/zone-history/open.ts';
import type { ZoneHistory } from '../../../../../lib/astro/clock/civil-time/zone.ts';

/** The history table as it is shipped. */
export const histories = openZoneHistories(join(import.meta.dirname, '../../../../../layers/places/time-zones.json'));

/** A zone that a test names; one that does not exist fails the test. */
export function zone(name: string): ZoneHistory {
  const found = histories.find(name);
  if (found === undefined) throw new Error(`no zone ${name}`);
  return found;
}
