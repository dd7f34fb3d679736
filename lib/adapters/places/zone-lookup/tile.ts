import { PbfReader } from 'pbf';

/** Longitude and latitude of each corner in turn, degrees; the last corner is joined to the first. */
type Ring = Float64Array;

/** An outline, and the outlines of its holes. */
type Polygon = readonly Ring[];

/** The land of a zone within a square of the map. */
interface ZoneLand {
  readonly zone: string;
  readonly polygons: readonly Polygon[];
}

/** The zones in a square of the map. */
export type Tile = readonly ZoneLand[];

/** Type of a geometry, numbers of corners of its rings, and distances between its corners in units of the precision. */
interface Geometry {
  type: number;
  readonly lengths: number[];
  corners: Float64Array;
}

/** A value of a property; one that is no text has none. */
interface Value {
  text?: string;
}

/** The properties are pairs of a key and a value, each by its index. */
interface Feature {
  readonly geometry: Geometry;
  readonly values: Value[];
  readonly properties: number[];
}

interface Collection {
  readonly keys: string[];
  precision: number;
  readonly features: Feature[];
}

const POLYGON = 4;
const MULTI_POLYGON = 5;

const DEFAULT_PRECISION = 6;
const ZONE_KEY = 'tzid';

/** Of the bytes of a number, only the last is below. */
const CONTINUES = 0x80;

/**
 * Reads a square of geo-tz's file: a collection of polygons with names of zones.
 *
 * @throws Error when the bytes are no such collection
 * @source the schema of Geobuf (geobuf.proto of the npm package geobuf 3.0.2), whose numbers of fields are below
 */
export function readTile(bytes: Uint8Array): Tile {
  const reader = new PbfReader(bytes);
  const collection: Collection = { keys: [], precision: DEFAULT_PRECISION, features: [] };
  const { keys, precision, features } = reader.readFields(readData, collection);
  if (reader.pos !== bytes.length) throw new RangeError('the boundaries are cut short');
  if (features.length === 0) throw new RangeError('the boundaries contain no polygons');
  const zoneKey = keys.indexOf(ZONE_KEY);
  const scale = 10 ** precision;
  return features.map((feature) => ({
    zone: findZone(feature, zoneKey),
    polygons: toPolygons(feature.geometry, scale),
  }));
}

function readData(field: number, collection: Collection, reader: PbfReader): void {
  if (field === 1) collection.keys.push(reader.readString());
  else if (field === 3) collection.precision = reader.readVarint();
  else if (field === 4) reader.readMessage(readFeatures, collection.features);
}

function readFeatures(field: number, features: Feature[], reader: PbfReader): void {
  if (field !== 1) return;
  const geometry = { type: 0, lengths: [], corners: new Float64Array() };
  features.push(reader.readMessage(readFeature, { geometry, values: [], properties: [] }));
}

function readFeature(field: number, { geometry, values, properties }: Feature, reader: PbfReader): void {
  if (field === 1) reader.readMessage(readGeometry, geometry);
  else if (field === 13) values.push(reader.readMessage(readValue, {}));
  else if (field === 14) reader.readPackedVarint(properties);
}

function readGeometry(field: number, geometry: Geometry, reader: PbfReader): void {
  if (field === 1) geometry.type = reader.readVarint();
  else if (field === 2) reader.readPackedVarint(geometry.lengths);
  else if (field === 3) geometry.corners = readSignedNumbers(reader.readBytes());
}

function readValue(field: number, value: Value, reader: PbfReader): void {
  if (field === 1) value.text = reader.readString();
}

/** Reads packed numbers into memory of the right size; `readPackedSVarint` makes an array that grows. */
function readSignedNumbers(packed: Uint8Array): Float64Array {
  const reader = new PbfReader(packed);
  const count = packed.reduce((sum, byte) => (byte < CONTINUES ? sum + 1 : sum), 0);
  const numbers = new Float64Array(count);
  for (let index = 0; index < count; index += 1) numbers[index] = reader.readSVarint();
  return numbers;
}

function findZone({ values, properties }: Feature, zoneKey: number): string {
  const at = properties.findIndex((key, index) => index % 2 === 0 && key === zoneKey);
  const zone = values[properties[at + 1] ?? -1]?.text;
  if (at < 0 || zone === undefined) throw new RangeError('a polygon of the boundaries names no zone');
  return zone;
}

/** Corners are distances from the corner before, in each ring from 0; all rings of a geometry share one array. */
function toPolygons(geometry: Geometry, scale: number): readonly Polygon[] {
  const { corners } = geometry;
  let begin = 0;
  return listRingLengths(geometry).map((lengths) =>
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
function listRingLengths({ type, lengths, corners }: Geometry): readonly (readonly number[])[] {
  if (type !== POLYGON && type !== MULTI_POLYGON) throw new RangeError('the boundaries contain more than polygons');
  if (lengths.length === 0) return [[corners.length / 2]];
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
