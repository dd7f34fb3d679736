import { CHART_OBJECTS } from './chart-objects.ts';
import { LOTS } from './lots.ts';

const NAMES: ReadonlyMap<string, string> = new Map([
  ...LOTS.map(({ id, name }) => [id, name] as const),
  ...Object.entries(CHART_OBJECTS).map(([id, { name }]) => [id, name] as const),
  ['ascendant', 'Ascendant'],
  ['midheaven', 'Midheaven'],
  ['descendant', 'Descendant'],
  ['imum_coeli', 'Imum Coeli'],
  ['east_point', 'East Point'],
  ['rahu', 'Rahu'],
  ['ketu', 'Ketu'],
  ['aries_point', 'Aries Point'],
]);

/** Display name of a body, a graha, an angle or a lot: `True Node` for `true_node`. Any other name stays as it is. */
export const namePoint = (id: string): string => NAMES.get(id) ?? id;
