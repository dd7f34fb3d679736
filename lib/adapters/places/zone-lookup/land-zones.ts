import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../../base/errors/problem.ts';
import { LeastRecentlyUsedCache } from '../../least-recently-used-cache.ts';
import { createPlacesUnavailable } from '../places-unavailable.ts';
import { contains, countCorners, readTile, type Tile } from './tile.ts';
import { TileFile } from './tile-file.ts';
import { findSquare, isTile, LARGEST, type TileExtent, TileIndex } from './tile-index.ts';

const INDEX = 'timezones.geojson.index.json';
const TILES = 'timezones.geojson.geo.dat';

/** SHA-256 of the index of geo-tz 8.1.9 (all zones), as published on npm and copied to the layer. */
const INDEX_SHA256 = '1194d9bb0cb2b665c808c8012e04c88d15d85a75054f4fcf13fe0e880e52af47';

/** Maximum number of polygon corners in memory, of eight million in all tiles: 3 MB, the tiles of a thousand cities. */
const MAX_CORNERS = 200_000;

/** Lists the zones whose land or territorial waters contain a point, in alphabetical order; none on the high seas. */
export type LandZones = (latitudeDeg: number, longitudeDeg: number) => readonly string[];

/**
 * Opens the look-up of zones by polygon in geo-tz's data: an index of squares of the map, and a file with the polygons of
 * those squares that several zones share, which are read on demand.
 *
 * The index is read at the first look-up: parsing it takes 15 ms, and a chart with a named zone does not need it.
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
  const index = readIndex(folder);
  const file = new TileFile(join(folder, TILES));
  const tiles = new LeastRecentlyUsedCache<Tile>(MAX_CORNERS, countCorners);

  function openTile(extent: TileExtent): Tile {
    const key = String(extent.pos);
    const cached = tiles.get(key);
    if (cached) return cached;
    const tile = readTile(file.read(extent));
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

/** @throws Problem `PlacesUnavailable` where the index differs: it would silently give a birth the wrong time zone */
function readIndex(folder: string): TileIndex {
  const bytes = readFileSync(join(folder, INDEX));
  if (createHash('sha256').update(bytes).digest('hex') !== INDEX_SHA256)
    throw createPlacesUnavailable(`${INDEX} differs from what was delivered`);
  return TileIndex.parse(JSON.parse(bytes.toString('utf8')));
}
