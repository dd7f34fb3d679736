import { LeastRecentlyUsedCache } from '../least-recently-used-cache.ts';

/** GeoJSON coordinates: a point, or points within rings within polygons. */
type Coordinates = readonly number[] | readonly Coordinates[];

/** The zone polygons of one square of the map, as geo-tz reads them from its file. */
export interface Tile {
  readonly features: readonly { readonly geometry: { coordinates: Coordinates } }[];
}

/**
 * Maximum number of polygon corners in memory, of eight million in all tiles. Measured: 14 MB, enough for the tiles of
 * about a thousand cities.
 */
export const MAX_CORNERS = 200_000;

const isPoint = (coordinates: Coordinates): coordinates is readonly number[] => typeof coordinates[0] === 'number';

function countCorners(coordinates: Coordinates): number {
  if (isPoint(coordinates)) return 1;
  return coordinates.reduce((sum, inner) => sum + countCorners(inner), 0);
}

const countTileCorners = ({ features }: Tile): number =>
  features.reduce((sum, { geometry }) => sum + countCorners(geometry.coordinates), 0);

/** Copies coordinates to arrays of exact length: an array grown by `push` reserves 17 numbers, but a corner has two. */
function trimCoordinates(coordinates: Coordinates): Coordinates {
  return isPoint(coordinates) ? coordinates.slice() : coordinates.map(trimCoordinates);
}

/** Creates geo-tz's tile cache: trimmed tiles up to {@link MAX_CORNERS} by default, least recently used evicted. */
export function createPolygonStore(mostCorners = MAX_CORNERS) {
  const tiles = new LeastRecentlyUsedCache<Tile>(mostCorners, countTileCorners);
  return {
    get: (key: string): Tile | undefined => tiles.get(key),
    set(key: string, tile: Tile): void {
      for (const { geometry } of tile.features) geometry.coordinates = trimCoordinates(geometry.coordinates);
      tiles.set(key, tile);
    },
    /** Number of corners in memory. */
    corners: (): number => tiles.weight,
  };
}
