import type { BodyId } from '../../catalog/bodies.ts';
import { CHART_OBJECT_IDS, type ChartObjectId, OBJECT_SETS } from '../../catalog/chart-objects.ts';
import type { Ephemeris } from '../../ephemeris/port.ts';
import { Problem } from '../../errors/problem.ts';
import type { LongitudeDeg } from '../../units/angle.ts';
import type { JdUt } from '../../units/time.ts';
import { placeBody } from '../chart/place-body.ts';
import { findRangeExclusion } from '../chart/select-objects.ts';
import { createWarning, type Warning } from '../chart/warning.ts';
import { TROPICAL_GEOCENTRIC } from '../zodiac/frames.ts';

/** Objects with a position of their own: all but the Earth and the points that need a horizon. */
export type AcgBodyId = Exclude<ChartObjectId, 'earth' | 'vertex' | 'part_of_fortune'>;

const isAcgBodyId = (id: ChartObjectId): id is AcgBodyId =>
  id !== 'earth' && id !== 'vertex' && id !== 'part_of_fortune';

const engineBodyOf = (id: AcgBodyId): BodyId => (id === 'south_node' ? 'true_node' : id);

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
export interface AcgBody {
  readonly id: AcgBodyId;
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
 * @throws Problem `InvalidBody` for a named body that the ephemeris does not cover
 */
export function placeAcgBodies(
  ephemeris: Ephemeris,
  moment: JdUt,
  named: readonly AcgBodyId[] | undefined,
): { readonly bodies: readonly AcgBody[]; readonly warnings: readonly Warning[] } {
  const requested = new Set(named ?? DEFAULT_ACG_BODY_IDS);
  const exclusions = [...requested].flatMap((id) => {
    const exclusion = findRangeExclusion(id, engineBodyOf(id), ephemeris, moment);
    return exclusion ? [{ ...exclusion, id }] : [];
  });
  if (named && exclusions.length > 0) throw toInvalidBodyProblem(named, exclusions);
  const excludedIds = new Set(exclusions.map(({ id }) => id));
  const placed = ACG_BODY_IDS.filter((id) => requested.has(id) && !excludedIds.has(id));
  return {
    bodies: placed.map((id) => placeAcgBody(ephemeris, moment, id)),
    warnings: exclusions.map(({ code, reason }) => createWarning(code, reason)),
  };
}

function placeAcgBody(ephemeris: Ephemeris, moment: JdUt, id: AcgBodyId): AcgBody {
  const { longitudeDeg, equatorial } = placeBody(
    { ephemeris, moment, frame: TROPICAL_GEOCENTRIC, withEquatorial: true },
    id,
  );
  if (!equatorial) throw new Error(`${id} was placed without its right ascension`);
  const { rightAscensionDeg, declinationDeg } = equatorial;
  return { id, longitudeDeg, rightAscensionDeg, declinationDeg };
}

interface AcgExclusion {
  readonly id: AcgBodyId;
  readonly reason: string;
}

function toInvalidBodyProblem(named: readonly AcgBodyId[], exclusions: readonly AcgExclusion[]): Problem {
  const issues = exclusions.map(({ id, reason }) => ({
    location: `body.bodies[${named.indexOf(id)}]`,
    message: reason,
    value: id,
  }));
  return new Problem('InvalidBody', exclusions.map(({ reason }) => reason).join(' '), { issues });
}
