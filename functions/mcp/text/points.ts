import { formatDegree } from '../../../lib/astro/sky/zodiac/degree-text.ts';

export { namePoint } from '../../../lib/base/catalog/point-names.ts';

/** A place in the zodiac, and whether a body moves backwards there. */
interface Position {
  readonly longitude: number;
  readonly is_retrograde: boolean | null;
}

/** @example formatPosition(point) // '24°08′ Gemini retrograde' */
export const formatPosition = ({ longitude, is_retrograde }: Position): string =>
  `${formatDegree(longitude)}${is_retrograde ? ' retrograde' : ''}`;

const DECIMALS = 4;

/** A longitude among the values of an answer, degrees. */
export const roundLongitude = (longitude: number): number => Number(longitude.toFixed(DECIMALS));

const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** @example formatHouse(9) // '9th' */
export const formatHouse = (house: number): string => `${house}${ENDINGS[house] ?? 'th'}`;

/**
 * House of a point, or its sector where a chart has sectors in place of houses, to be written after its place; empty where
 * it has neither.
 *
 * @example formatPlacement(9) // ', 9th'
 */
export function formatPlacement(house: number | null | undefined, sector?: number | null): string {
  if (typeof house === 'number') return `, ${formatHouse(house)}`;
  return house === null && typeof sector === 'number' ? `, sector ${Math.floor(sector)}` : '';
}
