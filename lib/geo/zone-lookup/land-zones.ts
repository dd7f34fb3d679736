import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Problem } from '../../errors/problem.ts';
import { createPlacesUnavailable } from '../places-unavailable.ts';
import { createPolygonStore } from './polygon-store.ts';

/** The data of geo-tz 8.1.9, all zones, by the file's name: what npm delivers, and so what the layer holds. */
const BOUNDARIES = {
  'timezones.geojson.index.json': '1194d9bb0cb2b665c808c8012e04c88d15d85a75054f4fcf13fe0e880e52af47',
  'timezones.geojson.geo.dat': '589f6f64e1c62718d791d6a4bf1b9ad6e3ab5c1fc1933bff852cc7d8c223f853',
} as const;

const CHUNK_BYTES = 1 << 20;

/** SHA-256 of a file, read a megabyte at a time: thirty of them at once would stay in memory. */
function hashFile(path: string): string {
  const hash = createHash('sha256');
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  const file = openSync(path, 'r');
  try {
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) hash.update(chunk.subarray(0, read));
  } finally {
    closeSync(file);
  }
  return hash.digest('hex');
}

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
    const zones = runOrRefuse(() => {
      find ??= loadGeoTz(folder);
      return find(latitudeDeg, longitudeDeg === -180 ? 180 : longitudeDeg);
    });
    return [...new Set(zones)].filter((zone) => !isNautical(zone)).sort();
  };
}

/** geo-tz reads its file as it goes, and throws where that ends too early. */
function runOrRefuse<Value>(look: () => Value): Value {
  try {
    return look();
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    throw createPlacesUnavailable('The boundaries of the time zones cannot be read', cause);
  }
}

function loadGeoTz(folder: string): LandZones {
  const require = createRequire(join(folder, '/'));
  requireUndamaged(join(dirname(require.resolve('geo-tz/all')), '..', 'data'));
  const geoTz: typeof import('geo-tz/all') = require('geo-tz/all');
  geoTz.setCache({ store: createPolygonStore() });
  return geoTz.find;
}

/** A border that lies elsewhere would give a birth another clock without a word. */
function requireUndamaged(folder: string): void {
  for (const [name, sha256] of Object.entries(BOUNDARIES)) {
    if (hashFile(join(folder, name)) !== sha256)
      throw createPlacesUnavailable(`${name} differs from what was delivered`);
  }
}
