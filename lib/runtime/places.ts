import { join } from 'node:path';
import type { Gazetteer } from '../domain/places/gazetteer.ts';
import type { ZoneLookup } from '../domain/places/zone-lookup.ts';
import { openGazetteer } from '../geo/gazetteer/open.ts';
import { readLayerFile } from '../geo/layer-file.ts';
import { openLandZones } from '../geo/zone-lookup/land-zones.ts';
import { createZoneLookup } from '../geo/zone-lookup/open.ts';

let gazetteer: Gazetteer | undefined;

/** One for whatever asks first: a geocoder at start, a zone look-up only when it is out at sea. */
export function openSharedGazetteer(): Gazetteer {
  gazetteer ??= openGazetteer(join(requirePlacesFolder(), 'gazetteer.bin'), readLayerFile);
  return gazetteer;
}

function requirePlacesFolder(folder = process.env.PLACES_PATH): string {
  if (!folder) throw new Error('PLACES_PATH is not set, so zones and places cannot be found');
  return folder;
}

/** Zones by coordinates, from the folder that the layer brings. */
export function openZoneLookup(): ZoneLookup {
  return createZoneLookup({
    landZonesAt: openLandZones(requirePlacesFolder()),
    nearest: (...args) => openSharedGazetteer().nearest(...args),
  });
}
