import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../errors/problem.ts';
import { LeastRecentlyUsedCache } from '../least-recently-used-cache.ts';
import { createPlacesUnavailable } from '../places-unavailable.ts';
import { contains, countCorners, readTile, type Tile } from './tile.ts';
import { findSquare, isTile, LARGEST, type TileExtent, TileIndex } from './tile-index.ts';

const INDEX = 'timezones.geojson.index.json';
const TILES = 'timezones.geojson.geo.dat';

/** SHA-256 by file name of the data of geo-tz 8.1.9 (all zones), as published on npm and copied to the layer. */
const BOUNDARIES = {
  [INDEX]: '1194d9bb0cb2b665c808c8012e04c88d15d85a75054f4fcf13fe0e880e52af47',
  [TILES]: '589f6f64e1c62718d791d6a4bf1b9ad6e3ab5c1fc1933bff852cc7d8c223f853',
} as const;

/** Maximum number of polygon corners in memory, of eight million in all tiles: 3 MB, the tiles of a thousand cities. */
const MAX_CORNERS = 200_000;

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

/**
 * Opens the look-up of zones by polygon in geo-tz's data: an index of squares of the map, and a file with the polygons of
 * those squares that several zones share, which are read on demand.
 *
 * The index is read at the first look-up: parsing it takes 15 ms and checking the files 45 ms, and a chart with a named
 * zone needs neither.
 *
 * @param folder with the two files
 * @returns a function that throws Problem `PlacesUnavailable` when a file is missing or differs
 */
export function openLandZones(folder: string): LandZones {
  let find: LandZones | undefined;
  return (latitudeDeg, longitudeDeg) => {
    // The North Pole is sea, and the map ends before it.
    if (latitudeDeg === 90) return [];
    const zones = runOrRefuse(() => {
      find ??= loadBoundaries(folder);
      // -180° and 180° are the same meridian, but would lie at both ends of the map.
      const eastDeg = longitudeDeg === -180 ? 180 : longitudeDeg;
      return find(clamp(latitudeDeg, LARGEST.latitudeDeg), clamp(eastDeg, LARGEST.longitudeDeg));
    });
    return [...new Set(zones)].sort();
  };
}

const clamp = (value: number, largest: number): number => Math.max(-largest, Math.min(largest, value));

/** Converts errors to `PlacesUnavailable`: tiles are read during look-ups, which fails when the file is truncated. */
function runOrRefuse<Value>(look: () => Value): Value {
  try {
    return look();
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    throw createPlacesUnavailable('The boundaries of the time zones cannot be read', cause);
  }
}

function loadBoundaries(folder: string): LandZones {
  requireUndamaged(folder);
  const index = TileIndex.parse(JSON.parse(readFileSync(join(folder, INDEX), 'utf8')));
  const tiles = new LeastRecentlyUsedCache<Tile>(MAX_CORNERS, countCorners);

  function openTile(extent: TileExtent): Tile {
    const key = String(extent.pos);
    const cached = tiles.get(key);
    if (cached) return cached;
    const tile = readTile(readExtent(join(folder, TILES), extent));
    tiles.set(key, tile);
    return tile;
  }

  return (latitudeDeg, longitudeDeg) => {
    const square = findSquare(index, latitudeDeg, longitudeDeg);
    if (!isTile(square)) return square;
    const lands = openTile(square).filter((land) => contains(land, latitudeDeg, longitudeDeg));
    return lands.map(({ zone }) => zone);
  };
}

/** @throws RangeError when the file ends before */
function readExtent(path: string, { pos, len }: TileExtent): Uint8Array {
  const bytes = Buffer.allocUnsafe(len);
  const file = openSync(path, 'r');
  try {
    if (readSync(file, bytes, 0, len, pos) < len) throw new RangeError(`${TILES} is cut short`);
  } finally {
    closeSync(file);
  }
  return bytes;
}

/** Checks the checksums: a changed border would silently give a birth the wrong time zone. */
function requireUndamaged(folder: string): void {
  for (const [name, sha256] of Object.entries(BOUNDARIES)) {
    if (hashFile(join(folder, name)) !== sha256)
      throw createPlacesUnavailable(`${name} differs from what was delivered`);
  }
}
