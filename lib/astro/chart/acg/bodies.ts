import { CHART_OBJECT_IDS, type ChartObjectId, OBJECT_SETS } from '../../../base/catalog/chart-objects.ts';
import type { LongitudeDeg } from '../../../base/units/angle.ts';
import type { JdUt } from '../../../base/units/time.ts';
import type { Warning } from '../../../base/warning.ts';
import type { Ephemeris } from '../../port.ts';
import { TROPICAL_GEOCENTRIC } from '../../sky/zodiac/frames.ts';
import { selectCoveredBodies } from '../covered-bodies.ts';
import { placeBody } from '../place-body.ts';

/** Objects with a position of their own: all but the Earth and the points that need a horizon. */
export type AcgBodyId = Exclude<ChartObjectId, 'earth' | 'vertex' | 'part_of_fortune'>;

const isAcgBodyId = (id: ChartObjectId): id is AcgBodyId =>
  id !== 'earth' && id !== 'vertex' && id !== 'part_of_fortune';

export const ACG_BODY_IDS: readonly AcgBodyId[] = CHART_OBJECT_IDS.filter(isAcgBodyId);

/**
 * Sun to Pluto, Chiron, the north node and Lilith. The south node would repeat the north node's lines on the opposite
 * angles.
 */
export const DEFAULT_ACG_BODY_IDS: readonly AcgBodyId[] = [
  ...OBJECT_SETS.modern_plus_chiron,
  'true_node',
  'mean_lilith',
];

/** Position of a body of a map: apparent, geocentric, of date, tropical. */
export interface AcgBody<Id extends string = AcgBodyId> {
  readonly id: Id;
  readonly longitudeDeg: LongitudeDeg;
  readonly rightAscensionDeg: LongitudeDeg;
  /** `[-90, 90]` */
  readonly declinationDeg: number;
}

/**
 * Places the bodies of a map, in catalog order, each once. A body whose ephemeris does not cover the moment is left out
 * with a warning.
 *
 * @param named bodies that the request names; undefined: {@link DEFAULT_ACG_BODY_IDS}
 * @throws ObjectsExcludedError with each named body that the ephemeris does not cover
 */
export function placeAcgBodies(
  ephemeris: Ephemeris,
  moment: JdUt,
  named: readonly AcgBodyId[] | undefined,
): { readonly bodies: readonly AcgBody[]; readonly warnings: readonly Warning[] } {
  const { ids, warnings } = selectCoveredBodies(ephemeris, moment, { named, defaults: DEFAULT_ACG_BODY_IDS });
  const placed = ACG_BODY_IDS.filter((id) => ids.has(id));
  return { bodies: placed.map((id) => placeAcgBody(ephemeris, moment, id)), warnings };
}

/** The position of a body of a map that the ephemeris covers. */
export function placeAcgBody(ephemeris: Ephemeris, moment: JdUt, id: AcgBodyId): AcgBody {
  const { longitudeDeg, equatorial } = placeBody(
    { ephemeris, moment, frame: TROPICAL_GEOCENTRIC, withEquatorial: true },
    id,
  );
  if (!equatorial) throw new Error(`${id} was placed without its right ascension`);
  const { rightAscensionDeg, declinationDeg } = equatorial;
  return { id, longitudeDeg, rightAscensionDeg, declinationDeg };
}
