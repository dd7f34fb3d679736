import { CHART_OBJECTS } from '../../lib/base/catalog/chart-objects.ts';
import { getShownWords } from './shown-words.ts';

const BODIES: Readonly<Record<string, { readonly name: string }>> = CHART_OBJECTS;

/** Finds the name of a body, point or angle in the shown language. */
export const findName = (id: string): string => getShownWords().point(id);

/** Finds the English name of a body, for forms. */
export const findEnglishName = (id: string): string => BODIES[id]?.name ?? id;

/** The name of an aspect within a sentence, in the shown language; an aspect that has no name there keeps its id. */
export const formatAspectName = (id: string): string => getShownWords().aspect(id);

/** @example formatEnglishAspectName('semi_sextile') // 'semi-sextile' */
export const formatEnglishAspectName = (id: string): string => id.replaceAll('_', '-');
