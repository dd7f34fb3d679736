import { calc_ut, constants, deltat_ex, houses_ex, sidtime } from 'sweph';
import { BODIES } from '../../lib/catalog/bodies.ts';
import { type ChartObjectId, MODERN_PLANETS, OBJECT_SETS } from '../../lib/catalog/chart-objects.ts';
import type { Birth } from './births.ts';

const FROM_FILES = constants.SEFLG_SWIEPH | constants.SEFLG_SPEED;
const EQUATORIAL = FROM_FILES | constants.SEFLG_EQUATORIAL;

/** Which engine calls a chart cannot do without. */
export interface ChartNeeds {
  readonly objects: readonly ChartObjectId[];
  /** Declinations too. */
  readonly withEquatorial: boolean;
}

export const FULL_SET: readonly ChartObjectId[] = OBJECT_SETS.full;
export const PLANETS: readonly ChartObjectId[] = MODERN_PLANETS;

/** The engine's numbers of what stands in a chart; the south node costs no call of its own. */
function engineIdsOf(objects: readonly ChartObjectId[]): readonly number[] {
  return Object.entries(BODIES).flatMap(([id, { engineId }]) =>
    objects.some((wanted) => wanted === id) ? [engineId] : [],
  );
}

/**
 * The bare engine calls of one chart, straight into C with nothing checked: every body, twelve Placidus houses, and
 * what its metadata and its sect are drawn from: obliquity, ΔT, sidereal time, the Sun's declination.
 */
export function engineCalls({ objects, withEquatorial }: ChartNeeds): (birth: Birth) => void {
  const engineIds = engineIdsOf(objects);
  return ({ jdUt, latitudeDeg, longitudeDeg }) => {
    calc_ut(jdUt, constants.SE_ECL_NUT, constants.SEFLG_SWIEPH);
    deltat_ex(jdUt, constants.SEFLG_SWIEPH);
    sidtime(jdUt);
    calc_ut(jdUt, constants.SE_SUN, EQUATORIAL);
    houses_ex(jdUt, constants.SEFLG_SWIEPH, latitudeDeg, longitudeDeg, 'P');
    for (const engineId of engineIds) {
      calc_ut(jdUt, engineId, FROM_FILES);
      if (withEquatorial) calc_ut(jdUt, engineId, EQUATORIAL);
    }
  };
}
