import { readFields, readNumbers, readSignedNumbers } from './protobuf.ts';

/** Longitude and latitude of each corner in turn, degrees; the last corner is joined to the first. */
type Ring = Float64Array;

/** An outline, and the outlines of its holes. */
type Polygon = readonly Ring[];

/** The land of a zone within a square of the map. */
export interface ZoneLand {
  readonly zone: string;
  readonly polygons: readonly Polygon[];
}

/** The zones in a square of the map. */
export type Tile = readonly ZoneLand[];

type Fields = ReturnType<typeof readFields>;

/** Numbers of the fields that are read, by message. */
const DATA = { key: 1, precision: 3, featureCollection: 4 } as const;
const COLLECTION = { feature: 1 } as const;
const FEATURE = { geometry: 1, value: 13, properties: 14 } as const;
const GEOMETRY = { type: 1, lengths: 2, corners: 3 } as const;
const VALUE = { text: 1 } as const;
const POLYGON = 4;
const MULTI_POLYGON = 5;

const DEFAULT_PRECISION = 6;
const ZONE_KEY = 'tzid';

/**
 * Reads a square of geo-tz's file: a collection of polygons with names of zones.
 *
 * @throws RangeError when the bytes are no such collection
 * @source the schema of Geobuf (geobuf.proto of the npm package geobuf 3.0.2)
 */
export function readTile(bytes: Uint8Array): Tile {
  const data = readFields(bytes);
  const zoneKey = listBytes(data, DATA.key).map(toText).indexOf(ZONE_KEY);
  const scale = 10 ** numberOf(data, DATA.precision, DEFAULT_PRECISION);
  const [collection = new Uint8Array()] = listBytes(data, DATA.featureCollection);
  return listBytes(readFields(collection), COLLECTION.feature).map((bytesOfFeature) => {
    const feature = readFields(bytesOfFeature);
    const [geometry = new Uint8Array()] = listBytes(feature, FEATURE.geometry);
    return { zone: readZone(feature, zoneKey), polygons: readPolygons(readFields(geometry), scale) };
  });
}

const listBytes = (fields: Fields, wanted: number): readonly Uint8Array[] =>
  fields.flatMap(([field, value]) => (field === wanted && typeof value !== 'number' ? [value] : []));

function numberOf(fields: Fields, wanted: number, byDefault: number): number {
  const value = fields.find(([field]) => field === wanted)?.[1];
  return typeof value === 'number' ? value : byDefault;
}

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

/** The properties are pairs of a key and a value, each by its index. */
function readZone(feature: Fields, zoneKey: number): string {
  const [packed = new Uint8Array()] = listBytes(feature, FEATURE.properties);
  const properties = readNumbers(packed);
  const at = properties.findIndex((key, index) => index % 2 === 0 && key === zoneKey);
  const value = listBytes(feature, FEATURE.value)[properties[at + 1] ?? -1];
  const [zone] = value === undefined ? [] : listBytes(readFields(value), VALUE.text);
  if (at < 0 || zone === undefined) throw new RangeError('a polygon of the boundaries names no zone');
  return toText(zone);
}

/** Corners are distances from the corner before, in each ring from 0; all rings of a geometry share one array. */
function readPolygons(geometry: Fields, scale: number): readonly Polygon[] {
  const [packed = new Uint8Array()] = listBytes(geometry, GEOMETRY.corners);
  const corners = readSignedNumbers(packed);
  let begin = 0;
  return listRingLengths(geometry, corners.length / 2).map((lengths) =>
    lengths.map((length) => {
      const ring = corners.subarray(begin, begin + 2 * length);
      if (ring.length < 2 * length) throw new RangeError('a polygon of the boundaries is cut short');
      begin += 2 * length;
      return toDegrees(ring, scale);
    }),
  );
}

/** Sums up the distances in place. */
function toDegrees(ring: Ring, scale: number): Ring {
  let [x, y] = [0, 0];
  for (let at = 0; at < ring.length; at += 2) {
    x += ring[at] ?? 0;
    y += ring[at + 1] ?? 0;
    ring[at] = x / scale;
    ring[at + 1] = y / scale;
  }
  return ring;
}

/** Numbers of corners of the rings of each polygon. A geometry of one ring states none. */
function listRingLengths(geometry: Fields, allCorners: number): readonly (readonly number[])[] {
  const type = numberOf(geometry, GEOMETRY.type, 0);
  if (type !== POLYGON && type !== MULTI_POLYGON) throw new RangeError('the boundaries contain more than polygons');
  const [packed] = listBytes(geometry, GEOMETRY.lengths);
  if (packed === undefined) return [[allCorners]];
  const lengths = readNumbers(packed);
  if (type === POLYGON) return [lengths];
  const polygons: (readonly number[])[] = [];
  for (let at = 1; at < lengths.length; at += (lengths[at] ?? 0) + 1) {
    polygons.push(lengths.slice(at + 1, at + 1 + (lengths[at] ?? 0)));
  }
  return polygons;
}

/** True when the point lies in a polygon or on its border. */
export const contains = ({ polygons }: ZoneLand, latitudeDeg: number, longitudeDeg: number): boolean =>
  polygons.some((polygon) => liesInside(polygon, latitudeDeg, longitudeDeg));

/**
 * Counts the edges that a ray from the point to the east crosses, of the outline and of holes: inside, it is odd.
 */
function liesInside(polygon: Polygon, latitudeDeg: number, longitudeDeg: number): boolean {
  let isInside = false;
  for (const ring of polygon) {
    let fromX = (ring.at(-2) ?? 0) - longitudeDeg;
    let fromY = (ring.at(-1) ?? 0) - latitudeDeg;
    for (let at = 0; at < ring.length; at += 2) {
      const toX = (ring[at] ?? 0) - longitudeDeg;
      const toY = (ring[at + 1] ?? 0) - latitudeDeg;
      const side = fromX * toY - toX * fromY;
      const isOnLine = side === 0 && fromX * toX <= 0 && fromY * toY <= 0;
      if (isOnLine) return true;
      if (fromY > 0 !== toY > 0 && side > 0 === toY > fromY) isInside = !isInside;
      fromX = toX;
      fromY = toY;
    }
  }
  return isInside;
}

/** Number of corners of a tile's polygons. */
export const countCorners = (tile: Tile): number =>
  tile.reduce((sum, { polygons }) => sum + polygons.flat().reduce((corners, ring) => corners + ring.length / 2, 0), 0);
