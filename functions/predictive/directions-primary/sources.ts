import type { ConverseKind, DirectionMethod } from '../../../lib/base/catalog/primary-directions.ts';
import type { DirectionsRequest } from './request.ts';

const MAKRANSKY = 'B. Makransky, Primary Directions, 1988';

const METHOD_SOURCES: Readonly<Record<DirectionMethod, readonly string[]>> = {
  placidus: ['Ptolemy, Tetrabiblos III.10', `${MAKRANSKY}, ch. VII`],
  placidus_under_pole: [`${MAKRANSKY}, ch. VII`],
  regiomontanus: [`${MAKRANSKY}, ch. IV`],
  campanus: [`${MAKRANSKY}, ch. IV`],
  topocentric: [`${MAKRANSKY}, ch. VIII`],
};

const CONVERSE_SOURCES: Readonly<Record<ConverseKind, readonly string[]>> = {
  modern: [],
  traditional: ['Ptolemy, Tetrabiblos III.10'],
};

/** Works that describe the variant of a request. */
export function listSources({ method, motion, converse, key, include }: DirectionsRequest): string[] {
  return [
    ...new Set([
      ...METHOD_SOURCES[method],
      ...(motion === 'direct' ? [] : CONVERSE_SOURCES[converse]),
      ...(key === 'user' ? [] : [`${MAKRANSKY}, ch. III (keys)`]),
      ...(include.includes('terms') ? ['Dorotheus, On Terms (in Hephaestio)'] : []),
    ]),
  ];
}
