import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Problem } from '../../errors/problem.ts';
import { placesUnavailable } from '../places-unavailable.ts';
import { BOUNDARIES, fingerprint } from './boundaries.ts';
import { polygonStore } from './polygon-store.ts';

/** The zones whose land or territorial waters a point lies in, in alphabetical order; none on the high seas. */
export type LandZones = (latitudeDeg: number, longitudeDeg: number) => readonly string[];

/** geo-tz makes these up where none of its polygons holds the point. */
const isNautical = (zone: string): boolean => zone.startsWith('Etc/GMT');

/**
 * Zones by polygon, from geo-tz and the squares of its file, read as they are asked for.
 *
 * geo-tz is loaded at the first look-up: its index takes 15 ms to parse, comparing its files with what was delivered
 * 45 ms, and a chart that names its zone needs none of it. It is found from the folder of the places layer, since its data lie beside it and would not survive bundling.
 *
 * @param folder of the places layer, or any folder from which Node finds `geo-tz`
 * @returns throws Problem `PlacesUnavailable` where geo-tz is not there or its files are others
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
    if (cause instanceof Problem) throw cause;
    throw placesUnavailable('The boundaries of the time zones cannot be read', cause);
  }
}

function loadGeoTz(folder: string): LandZones {
  const require = createRequire(join(folder, '/'));
  requireWhole(join(dirname(require.resolve('geo-tz/all')), '..', 'data'));
  const geoTz: typeof import('geo-tz/all') = require('geo-tz/all');
  geoTz.setCache({ store: polygonStore() });
  return geoTz.find;
}

/** A border that lies elsewhere would give a birth another clock without a word. */
function requireWhole(folder: string): void {
  for (const [name, sha256] of Object.entries(BOUNDARIES)) {
    if (fingerprint(join(folder, name)) !== sha256) throw placesUnavailable(`${name} differs from what was delivered`);
  }
}
