import type { CatalogBodyId } from '../../catalog/bodies.ts';
import { SIGNS, type Sign } from '../../catalog/signs.ts';
import { longitudeDeg } from '../../units/angle.ts';
import type { JdRange } from '../../units/time.ts';
import { estimateMoment, type PendingMoment, toCrossingWindow } from '../longitude-model/crossing.ts';
import type { GeocentricSky } from '../longitude-model/geocentric-sky.ts';
import { buildLongitudePaths, type LongitudePath } from '../longitude-model/path.ts';
import { findTargetsCrossed } from '../longitude-model/targets.ts';
import { DEG_PER_SIGN } from '../zodiac/sign-position.ts';

/** A body's crossing from one sign into the next, or back into the previous one. */
export interface Ingress<Name extends string = CatalogBodyId> extends PendingMoment {
  readonly body: Name;
  readonly sign: Sign;
  readonly fromSign: Sign;
  readonly retrograde: boolean;
}

/** Every ingress of the bodies, including re-entries; ascending for each body. */
export function findIngresses(
  sky: GeocentricSky,
  bodies: readonly CatalogBodyId[],
  window: JdRange,
): readonly Ingress[] {
  return buildLongitudePaths(sky, bodies, toCrossingWindow(sky, bodies, window)).flatMap((path) =>
    findPathIngresses(sky, path),
  );
}

/** Every ingress along one path, ascending. */
export function findPathIngresses<Name extends string>(
  sky: GeocentricSky,
  path: LongitudePath<Name>,
): readonly Ingress<Name>[] {
  return path.segments.flatMap((segment) =>
    findTargetsCrossed(path, segment, { firstDeg: 0, everyDeg: DEG_PER_SIGN }).map((targetDeg): Ingress<Name> => {
      const crossing = { path, segment, targetDeg, degree: longitudeDeg(targetDeg) };
      const [above, below] = [signStartingAt(targetDeg), signStartingAt(targetDeg - DEG_PER_SIGN)];
      return {
        ...estimateMoment(sky, crossing),
        body: path.body,
        sign: segment.isForward ? above : below,
        fromSign: segment.isForward ? below : above,
        retrograde: !segment.isForward,
      };
    }),
  );
}

/** The sign that starts at a multiple of 30°. */
function signStartingAt(startDeg: number): Sign {
  return SIGNS[Math.round(longitudeDeg(startDeg) / DEG_PER_SIGN)] as Sign;
}
