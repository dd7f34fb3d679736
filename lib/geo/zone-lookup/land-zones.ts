import { createRequire } from 'node:module';
import { join } from 'node:path';
import { placesUnavailable } from '../places-unavailable.ts';
import { polygonStore } from './polygon-store.ts';

/** The zones whose land or territorial waters a point lies in, in alphabetical order; none on the high seas. */
export type LandZones = (latitudeDeg: number, longitudeDeg: number) => readonly string[];

/** geo-tz makes these up where none of its polygons holds the point. */
const isNautical = (zone: string): boolean => zone.startsWith('Etc/GMT');

/**
 * Zones by polygon, from geo-tz and the squares of its file, read as they are asked for.
 *
 * geo-tz is loaded at the first look-up: its index takes 15 ms to parse, and a chart that names its zone needs none of
 * it. It is found from the folder of the places layer, since its data lie beside it and would not survive bundling.
 *
 * @param folder of the places layer, or any folder from which Node finds `geo-tz`
 * @returns throws Problem `GeocoderUnavailable` where geo-tz is not there or its file is cut short
 */
export function openLandZones(folder: string): LandZones {
  let find: LandZones | undefined;
  return (latitudeDeg, longitudeDeg) => {
    // One meridian, two longitudes: geo-tz would look on either side of it.
    const zones = orRefuse(() => {
      find ??= loadGeoTz(folder);
      return find(latitudeDeg, longitudeDeg === -180 ? 180 : longitudeDeg);
    });
    return [...new Set(zones)].filter((zone) => !isNautical(zone)).sort();
  };
}

/** geo-tz reads its file as it goes, and throws where that ends too early. */
function orRefuse<Value>(look: () => Value): Value {
  try {
    return look();
  } catch (cause) {
    throw placesUnavailable('The boundaries of the time zones cannot be read', cause);
  }
}

function loadGeoTz(folder: string): LandZones {
  const geoTz: typeof import('geo-tz/all') = createRequire(join(folder, '/'))('geo-tz/all');
  geoTz.setCache({ store: polygonStore() });
  return geoTz.find;
}
