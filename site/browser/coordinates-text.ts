import { parseCoordinate } from '../../lib/requests/forms/coordinate-text.ts';

/** A point on the Earth, degrees, north and east positive. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Length limit of coordinates, characters. */
const MAX_LENGTH = 60;
/** Numbers from here on belong to an address. */
const LEAST_OF_ADDRESS_DEG = 1000;

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

/** Tries every gap between the two: both angles have as many numbers. */
function parsePair(text: string): Coordinates | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  for (const { 0: gap, index } of text.trim().matchAll(/\s*[,;]\s*|\s+/g)) {
    const [first, second] = [text.trim().slice(0, index), text.trim().slice(index + gap.length)];
    if (countNumbers(first) !== countNumbers(second)) continue;
    const [latitude, longitude] = [parseCoordinate(first, 'latitude'), parseCoordinate(second, 'longitude')];
    if (latitude === undefined || longitude === undefined) continue;
    const isAddress = Math.max(Math.abs(latitude), Math.abs(longitude)) >= LEAST_OF_ADDRESS_DEG;
    return isAddress ? undefined : { latitude: round(latitude), longitude: round(longitude) };
  }
  return undefined;
}

const countNumbers = (text: string): number => [...text.matchAll(/\d+(?:\.\d+)?/g)].length;
const round = (deg: number): number => Math.round(deg * 1e6) / 1e6;

/** @example formatCoordinates({ latitude: 59.91273, longitude: 10.74609 }) // '59.9127° N, 10.7461° E' */
export function formatCoordinates({ latitude, longitude }: Coordinates, decimals = 4): string {
  const side = (value: number, [positive, negative]: readonly [string, string]): string =>
    `${Math.abs(value).toFixed(decimals)}° ${value < 0 ? negative : positive}`;
  return `${side(latitude, ['N', 'S'])}, ${side(longitude, ['E', 'W'])}`;
}
