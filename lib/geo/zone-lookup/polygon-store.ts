import { LeastRecentlyUsedCache } from '../least-recently-used-cache.ts';

/** GeoJSON coordinates: a point, or points within rings within polygons. */
type Coordinates = readonly number[] | readonly Coordinates[];

/** The zones of one square of the map, as geo-tz reads it from its file. */
export interface Tile {
  readonly features: readonly { readonly geometry: { coordinates: Coordinates } }[];
}

/**
 * All squares together have eight million corners; these are kept. Measured: 14 MB, which hold the squares of some
 * thousand cities.
 */
export const MAX_CORNERS = 200_000;

const isPoint = (coordinates: Coordinates): coordinates is readonly number[] => typeof coordinates[0] === 'number';

function countCorners(coordinates: Coordinates): number {
  if (isPoint(coordinates)) return 1;
  return coordinates.reduce((sum, inner) => sum + countCorners(inner), 0);
}

const countTileCorners = ({ features }: Tile): number =>
  features.reduce((sum, { geometry }) => sum + countCorners(geometry.coordinates), 0);

/** The same at exact length: an array that grew by `push` keeps room for 17 numbers, and a corner has two. */
function trimCoordinates(coordinates: Coordinates): Coordinates {
  return isPoint(coordinates) ? coordinates.slice() : coordinates.map(trimCoordinates);
}

/** What geo-tz keeps its squares in: those in use, trimmed, up to {@link MAX_CORNERS}. */
export function createPolygonStore(mostCorners = MAX_CORNERS) {
  const tiles = new LeastRecentlyUsedCache<Tile>(mostCorners, countTileCorners);
  return {
    get: (key: string): Tile | undefined => tiles.get(key),
    set(key: string, tile: Tile): void {
      for (const { geometry } of tile.features) geometry.coordinates = trimCoordinates(geometry.coordinates);
      tiles.set(key, tile);
    },
    /** Corners kept. */
    corners: (): number => tiles.weight,
  };
}
