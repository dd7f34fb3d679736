import type { PracticeArea } from '../../../../lib/adapters/places/local-practice/table.ts';

/** An area as a table states it; the zones of a state of the United States may be left to the build. */
export type AreaConditions = Omit<Partial<PracticeArea>, 'state'>;

type Circle = NonNullable<PracticeArea['circle']>;

/** @throws Error for text that is not a number of at most this size */
function readDegrees(text: string, limit: number): number {
  const degrees = Number(text);
  if (text.trim() === '' || !(Math.abs(degrees) <= limit))
    throw new Error(`"${text}" is not from −${limit} to ${limit}`);
  return degrees;
}

const readLatitude = (text: string): number => readDegrees(text, 90);
const readLongitude = (text: string): number => readDegrees(text, 180);

function readList<Item>(text: string, separator: string, read: (item: string) => Item): [Item, ...Item[]] {
  const [first = '', ...others] = text.split(separator);
  return [read(first), ...others.map(read)];
}

function readZone(text: string): string {
  if (!/^[A-Z][A-Za-z0-9_+-]+(\/[A-Za-z0-9_+-]+)*$/.test(text)) throw new Error(`"${text}" is no name of a zone`);
  return text;
}

function readCountyCode(text: string): number {
  if (!/^\d{5}$/.test(text)) throw new Error(`"${text}" is no FIPS code of five digits`);
  return Number(text);
}

function readCorner(text: string): readonly [number, number] {
  const [latitude = '', longitude = '', ...others] = text.split(',');
  if (others.length > 0) throw new Error(`the corner "${text}" is no pair of latitude and longitude`);
  return [readLatitude(latitude), readLongitude(longitude)];
}

function readCircle(text: string): Circle {
  const [latitude = '', longitude = '', radius, ...others] = text.split(',');
  const radiusKm = Number(radius);
  if (others.length > 0 || !(radiusKm > 0))
    throw new Error(`the circle "${text}" is not latitude, longitude, kilometers`);
  return { latitudeDeg: readLatitude(latitude), longitudeDeg: readLongitude(longitude), radiusKm };
}

const readZones = (text: string): AreaConditions => ({ zones: readList(text, '|', readZone) });

/** Readers of the text after each prefix. */
const CONDITIONS: readonly (readonly [prefix: string, read: (text: string) => AreaConditions])[] = [
  ['tz=', readZones],
  ['zones:', readZones],
  ['counties=', (text) => ({ counties: readList(text, '|', readCountyCode) })],
  ['counties!=', (text) => ({ exceptCounties: readList(text, '|', readCountyCode) })],
  ['lat>=', (text) => ({ latitudeFromDeg: readLatitude(text) })],
  ['lat<', (text) => ({ latitudeBelowDeg: readLatitude(text) })],
  ['lon>=', (text) => ({ longitudeFromDeg: readLongitude(text) })],
  ['lon<', (text) => ({ longitudeBelowDeg: readLongitude(text) })],
  ['polygon:', (text) => ({ polygon: readList(text, ' ', readCorner) })],
  ['circle:', (text) => ({ circle: readCircle(text) })],
  ['not-circle:', (text) => ({ exceptCircle: readCircle(text) })],
];

/**
 * Reads the column `where`: `*`, or conditions separated by semicolons.
 *
 * @throws Error naming the faulty condition
 */
export function readAreaConditions(text: string): AreaConditions {
  if (text === '*') return {};
  return text.split(';').map(readCondition).reduce(mergeConditions, {});
}

function readCondition(text: string): AreaConditions {
  const condition = CONDITIONS.find(([prefix]) => text.startsWith(prefix));
  if (condition === undefined) {
    throw new Error(`"${text}" begins with none of ${CONDITIONS.map(([prefix]) => prefix).join(' ')}`);
  }
  const [prefix, read] = condition;
  return read(text.slice(prefix.length));
}

function mergeConditions(all: AreaConditions, condition: AreaConditions): AreaConditions {
  const repeated = Object.keys(condition).find((name) => name in all);
  if (repeated !== undefined) throw new Error(`a condition about ${repeated} stands twice`);
  return { ...all, ...condition };
}
