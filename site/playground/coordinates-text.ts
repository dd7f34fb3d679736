/** A point on the Earth, degrees, north and east positive. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Length limit of coordinates, characters. */
const MAX_LENGTH = 60;

const NUMBER = String.raw`[+\-−]?\d{1,3}(?:\.\d+)?`;
const DECIMAL_PAIR = new RegExp(String.raw`^(?<latitude>${NUMBER})°?\s*(?:[,;]\s*|\s+)(?<longitude>${NUMBER})°?$`);
/** Matches 59n55, as in astrological tables, and 59°55′30″N. */
const anglePattern = (name: string, sides: string): string =>
  String.raw`(?<${name}Degree>\d{1,3}(?:\.\d+)?)\s*(?:°\s*(?:(?<${name}Minute>\d{1,2})\s*['′]?\s*)?(?:(?<${name}Second>\d{1,2}(?:\.\d+)?)\s*(?:''|["″])\s*)?(?<${name}Side>[${sides}])|(?<${name}Mark>[${sides}])\s*(?<${name}After>\d{1,2})?(?:['′:]\s*(?<${name}Rest>\d{1,2})["″]?)?)`;
const ANGLE_PAIR = new RegExp(`^${anglePattern('latitude', 'ns')}[\\s,;]*${anglePattern('longitude', 'ew')}$`, 'i');

/**
 * Parses typed coordinates, latitude first.
 *
 * @returns undefined for other text, such as the name of a place
 * @example parseCoordinates('59n55 10e45') // { latitude: 59.916667, longitude: 10.75 }
 */
export function parseCoordinates(text: string): Coordinates | undefined {
  const read = parsePair(text);
  return read && isOnEarth(read) ? read : undefined;
}

/** Whether a text is a pair of angles of which one is out of range, such as `91, 200`. No place has such a name. */
export function isOutOfRange(text: string): boolean {
  const read = parsePair(text);
  return read !== undefined && !isOnEarth(read);
}

const isOnEarth = ({ latitude, longitude }: Coordinates): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

const parsePair = (text: string): Coordinates | undefined =>
  text.length > MAX_LENGTH ? undefined : (parseDecimalPair(text.trim()) ?? parseAnglePair(text.trim()));

function parseDecimalPair(text: string): Coordinates | undefined {
  const fields = DECIMAL_PAIR.exec(text)?.groups;
  const degreesOf = (name: string): number => Number((fields?.[name] ?? '').replace('−', '-'));
  return fields && { latitude: degreesOf('latitude'), longitude: degreesOf('longitude') };
}

type Fields = Readonly<Record<string, string | undefined>>;

function parseAnglePair(text: string): Coordinates | undefined {
  const fields = ANGLE_PAIR.exec(text)?.groups;
  return fields && { latitude: readAngle(fields, 'latitude'), longitude: readAngle(fields, 'longitude') };
}

function readAngle(fields: Fields, name: 'latitude' | 'longitude'): number {
  const part = (...names: readonly string[]): number =>
    Number(names.map((one) => fields[name + one]).find((value) => value !== undefined) ?? 0);
  const size = part('Degree') + part('Minute', 'After') / 60 + part('Second', 'Rest') / 3600;
  const isNegative = /[sw]/i.test(fields[`${name}Side`] ?? fields[`${name}Mark`] ?? '');
  return ((isNegative ? -1 : 1) * Math.round(size * 1e6)) / 1e6;
}

/** @example formatCoordinates({ latitude: 59.91273, longitude: 10.74609 }) // '59.9127° N, 10.7461° E' */
export function formatCoordinates({ latitude, longitude }: Coordinates, decimals = 4): string {
  const side = (value: number, [positive, negative]: readonly [string, string]): string =>
    `${Math.abs(value).toFixed(decimals)}° ${value < 0 ? negative : positive}`;
  return `${side(latitude, ['N', 'S'])}, ${side(longitude, ['E', 'W'])}`;
}
