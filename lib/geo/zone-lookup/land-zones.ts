import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Problem } from '../../errors/problem.ts';
import { createPlacesUnavailable } from '../places-unavailable.ts';
import { createPolygonStore } from './polygon-store.ts';

/** SHA-256 by file name of the data of geo-tz 8.1.9 (all zones), as published on npm and copied to the layer. */
const BOUNDARIES = {
  'timezones.geojson.index.json': '1194d9bb0cb2b665c808c8012e04c88d15d85a75054f4fcf13fe0e880e52af47',
  'timezones.geojson.geo.dat': '589f6f64e1c62718d791d6a4bf1b9ad6e3ab5c1fc1933bff852cc7d8c223f853',
} as const;

const CHUNK_BYTES = 1 << 20;

/** SHA-256 of a file; reads one megabyte at a time to keep the 30 MB file out of memory. */
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

/** Lists the zones whose land or territorial waters contain a point, in alphabetical order; none on the high seas. */
export type LandZones = (latitudeDeg: number, longitudeDeg: number) => readonly string[];

/** geo-tz returns these zones when no polygon contains the point. */
const isNautical = (zone: string): boolean => zone.startsWith('Etc/GMT');

/**
 * Opens the look-up of zones by polygon. geo-tz reads the tiles of its file on demand.
 *
 * geo-tz is loaded at the first look-up: parsing its index takes 15 ms and checking its files 45 ms, and a chart with a
 * named zone needs neither. It is resolved from the folder of the places layer, because bundling would separate it from
 * its data files.
 *
 * @param folder of the places layer, or any folder from which Node resolves `geo-tz`
 * @returns a function that throws Problem `PlacesUnavailable` when geo-tz is missing or its files differ
 */
export function openLandZones(folder: string): LandZones {
  let find: LandZones | undefined;
  return (latitudeDeg, longitudeDeg) => {
    // -180° and 180° are the same meridian, but geo-tz would look on different sides of it.
    const zones = runOrRefuse(() => {
      find ??= loadGeoTz(folder);
      return find(latitudeDeg, longitudeDeg === -180 ? 180 : longitudeDeg);
    });
    return [...new Set(zones)].filter((zone) => !isNautical(zone)).sort();
  };
}

/** Converts errors to `PlacesUnavailable`: geo-tz reads its file during look-ups and throws when it is truncated. */
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

/** Checks the checksums: a changed border would silently give a birth the wrong time zone. */
function requireUndamaged(folder: string): void {
  for (const [name, sha256] of Object.entries(BOUNDARIES)) {
    if (hashFile(join(folder, name)) !== sha256)
      throw createPlacesUnavailable(`${name} differs from what was delivered`);
  }
}
