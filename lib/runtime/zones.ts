import { join } from 'node:path';
import { readLayerFile } from '../adapters/layer-file.ts';
import { openZoneHistories } from '../adapters/places/zone-history/open.ts';
import type { ZoneHistories } from '../astro/clock/civil-time/zone.ts';

/** Opens the history of every time zone, with the files of the layer (PLACES_PATH). */
export function openZones(folder = process.env.PLACES_PATH): ZoneHistories {
  if (!folder) throw new Error('PLACES_PATH is not set, so the time zones cannot be found');
  return openZoneHistories(join(folder, 'time-zones.json'), readLayerFile);
}
