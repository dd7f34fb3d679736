import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readTowns } from '../../../layers/places/build/update-zone-grid.ts';
import { openLandZones } from '../../../lib/adapters/places/zone-lookup/land-zones.ts';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** `-u` writes the file, after an update of the places or the boundaries. */
it('names every place of the gazetteer that the boundaries put in several zones or none', async () => {
  const zonesAt = openLandZones(fromRoot('node_modules/geo-tz/data'));
  const exceptions: Record<string, [number, number][]> = {};
  for (const { latitudeDeg, longitudeDeg, zone } of readTowns(fromRoot('layers/places/gazetteer.bin'))) {
    const zones = zonesAt(latitudeDeg, longitudeDeg);
    if (zones.length === 1 && zones[0] === zone) continue;
    exceptions[zones.join(' ')] ??= [];
    exceptions[zones.join(' ')]?.push([latitudeDeg, longitudeDeg]);
  }
  const text = `${JSON.stringify(exceptions)}\n`;
  await expect(text).toMatchFileSnapshot(fromRoot('host/in-process/several-zones.json'));
}, 120_000);
