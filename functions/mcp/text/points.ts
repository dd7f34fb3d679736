export { namePoint } from '../../../lib/catalog/point-names.ts';

const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** @example formatHouse(9) // '9th' */
export const formatHouse = (house: number): string => `${house}${ENDINGS[house] ?? 'th'}`;
