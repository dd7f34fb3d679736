import { CHART_OBJECTS } from '../../lib/catalog/chart-objects.ts';

const ANGLES: Readonly<Record<string, string>> = {
  ascendant: 'Ascendant',
  midheaven: 'Midheaven',
  descendant: 'Descendant',
  imum_coeli: 'Imum Coeli',
  vertex: 'Vertex',
  east_point: 'East Point',
};

const BODIES: Readonly<Record<string, { readonly name: string }>> = CHART_OBJECTS;

/** Finds the display name of a body, point or angle. */
export const findName = (id: string): string => BODIES[id]?.name ?? ANGLES[id] ?? id;

/** @example formatAspectName('semi_sextile') // 'semi-sextile' */
export const formatAspectName = (id: string): string => id.replaceAll('_', '-');
