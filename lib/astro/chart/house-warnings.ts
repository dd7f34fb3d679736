import { HOUSE_SYSTEMS } from '../../base/catalog/house-systems.ts';
import { createWarning, type Warning } from '../../base/warning.ts';
import { type ChartHouses, houseSizesDeg } from './houses.ts';

/** Smaller houses have no size but that of rounding errors, which are of 1e-9°. */
const LEAST_SIZE_DEG = 1e-6;

type IrregularHouses = Pick<ChartHouses, 'usedSystem' | 'order' | 'cuspsDeg'>;

/** A warning where the system was replaced by another one. */
export function createReplacementWarnings(
  { requestedSystem, usedSystem }: Pick<ChartHouses, 'requestedSystem' | 'usedSystem'>,
  latitudeDeg: number,
): readonly Warning[] {
  if (requestedSystem === usedSystem) return [];
  const [requestedName, usedName] = [HOUSE_SYSTEMS[requestedSystem].name, HOUSE_SYSTEMS[usedSystem].name];
  const message = `${requestedName} is undefined at latitude ${latitudeDeg}; ${usedName} was used instead.`;
  return [createWarning('HouseSystemReplaced', message)];
}

/**
 * Warnings where cusps do not follow each other through the signs, and where they fall together, so that a house has no
 * size.
 *
 * @param reason why they do so, as in `at latitude 80`
 */
export function createIrregularityWarnings(houses: IrregularHouses, reason: string): readonly Warning[] {
  const { usedSystem, order, cuspsDeg } = houses;
  const { name } = HOUSE_SYSTEMS[usedSystem];
  const warn = (message: string) => createWarning('HousesIrregular', `The ${name} ${message}`);
  const course = order === 'reversed' ? 'run backwards through the signs' : 'are out of order';
  const empty = houseSizesDeg(cuspsDeg, order).flatMap((size, index) => (size < LEAST_SIZE_DEG ? [index + 1] : []));
  return [
    ...(order === 'direct' ? [] : [warn(`cusps ${course} ${reason}; houses follow the cusps.`)]),
    ...(empty.length === 0 ? [] : [warn(`${nameHouses(empty)} no size ${reason}; no body is in them.`)]),
  ];
}

const nameHouses = (numbers: readonly number[]): string =>
  numbers.length === 1 ? `house ${numbers[0]} has` : `houses ${numbers.join(', ')} have`;
