import { CHART_OBJECTS } from '../../../lib/catalog/chart-objects.ts';

const NAMES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(CHART_OBJECTS).map(([id, { name }]) => [id, name] as const),
  ['ascendant', 'Ascendant'],
  ['midheaven', 'Midheaven'],
  ['descendant', 'Descendant'],
  ['imum_coeli', 'Imum Coeli'],
]);

/** Name of a point for people; an id without one stays as it is. */
export const namePoint = (id: string): string => NAMES.get(id) ?? id;

const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** @example formatHouse(9) // '9th' */
export const formatHouse = (house: number): string => `${house}${ENDINGS[house] ?? 'th'}`;
