import { join } from 'node:path';
import { readLayerFile } from '../adapters/layer-file.ts';
import { createCalendars } from '../adapters/places/calendars/open.ts';
import { type OpenGazetteer, openGazetteer } from '../adapters/places/gazetteer/open.ts';
import { openLocalPractice } from '../adapters/places/local-practice/open.ts';
import { openZoneGrid } from '../adapters/places/zone-grid/open.ts';
import { type LandZones, openLandZones } from '../adapters/places/zone-lookup/land-zones.ts';
import { createZoneLookup } from '../adapters/places/zone-lookup/open.ts';
import { createZonesOfPlaces } from '../adapters/places/zone-lookup/zones-of-places.ts';
import type { Calendars } from '../astro/clock/civil-time/calendar-change.ts';
import type { LocalPractice } from '../astro/clock/civil-time/local-practice.ts';
import type { ZoneLookup } from '../astro/clock/places/zone-lookup.ts';
import { getProvidedParts } from './provided-parts.ts';

let gazetteer: OpenGazetteer | undefined;

/** The gazetteer, opened on first use: by a geocoder at start, by a zone look-up only for a point at sea. */
export function openSharedGazetteer(): OpenGazetteer {
  gazetteer ??= openGazetteer(join(requirePlacesFolder(), 'gazetteer.bin'), readLayerFile);
  return gazetteer;
}

function requirePlacesFolder(folder = process.env.PLACES_PATH): string {
  if (!folder) throw new Error('PLACES_PATH is not set, so zones and places cannot be found');
  return folder;
}

/** Opens the rules about the clocks of places, with the files of the layer (PLACES_PATH). */
export function openPracticeRules(folder = requirePlacesFolder()): LocalPractice {
  return openLocalPractice(join(folder, 'local-practice.json'), readLayerFile);
}

/** Opens the calendars of places, with the files of the layer (PLACES_PATH). */
export function openCalendars(): Calendars {
  const path = join(requirePlacesFolder(), 'calendars.json');
  return createCalendars({ path, nearest: (...args) => openSharedGazetteer().nearest(...args), read: readLayerFile });
}

/** Opens the look-up of time zones by coordinates, with the files of the layer (PLACES_PATH). */
export function openZoneLookup(): ZoneLookup {
  return createZoneLookup({
    grid: openZoneGrid(join(requirePlacesFolder(), 'zone-grid.bin'), readLayerFile),
    landZonesAt: openBoundaries(),
    nearest: (...args) => openSharedGazetteer().nearest(...args),
  });
}

/** The boundaries of the zones; where there are none, the zones of the gazetteer's places, for whose names most people ask. */
function openBoundaries(folder = process.env.BOUNDARIES_PATH): LandZones {
  const { placesInSeveralZones } = getProvidedParts();
  if (!placesInSeveralZones) return openLandZones(folder ?? join(requirePlacesFolder(), 'boundaries'));
  return createZonesOfPlaces((...point) => openSharedGazetteer().zoneAtPosition(...point), placesInSeveralZones);
}
