import * as z from 'zod';

/** Where a tile lies in the file of tiles, bytes. */
export interface TileExtent {
  readonly pos: number;
  readonly len: number;
}

/** A square of the map: the zones of all of it by index, the extent of its tile, or its quarters. */
type Square = readonly number[] | TileExtent | Quarters;

/** The quarters of a square, from the northeast against the clock; none where no zone is. */
interface Quarters {
  readonly a?: Square;
  readonly b?: Square;
  readonly c?: Square;
  readonly d?: Square;
}

/** The index of geo-tz's tiles. The squares are not validated one by one, as the file's checksum is known. */
export const TileIndex = z.object({ timezones: z.array(z.string()), lookup: z.custom<Square>() });
export type TileIndex = z.infer<typeof TileIndex>;

/** The map ends before the poles and the 180th meridian. */
export const LARGEST = { latitudeDeg: 89.9999, longitudeDeg: 179.9999 };

/** Finds the zones of the square of a point on the map, or the extent of its tile. */
export function findSquare(
  index: TileIndex,
  latitudeDeg: number,
  longitudeDeg: number,
): readonly string[] | TileExtent {
  let [south, north] = [-LARGEST.latitudeDeg, LARGEST.latitudeDeg];
  let [west, east] = [-LARGEST.longitudeDeg, LARGEST.longitudeDeg];
  let [middleLatitude, middleLongitude] = [0, 0];
  let square: Square | undefined = index.lookup;
  while (square !== undefined && !isLeaf(square)) {
    const [isNorth, isEast] = [latitudeDeg >= middleLatitude, longitudeDeg >= middleLongitude];
    square = square[QUARTERS[isNorth ? 'north' : 'south'][isEast ? 'east' : 'west']];
    if (isNorth) south = middleLatitude;
    else north = middleLatitude;
    if (isEast) west = middleLongitude;
    else east = middleLongitude;
    middleLatitude = (south + north) / 2;
    middleLongitude = (west + east) / 2;
  }
  if (square === undefined) return [];
  return isTile(square) ? square : square.map((zone) => index.timezones[zone] ?? '');
}

const QUARTERS = { north: { east: 'a', west: 'b' }, south: { east: 'd', west: 'c' } } as const;

export const isTile = (square: object): square is TileExtent => 'pos' in square;

const isLeaf = (square: Square): square is readonly number[] | TileExtent => Array.isArray(square) || isTile(square);
