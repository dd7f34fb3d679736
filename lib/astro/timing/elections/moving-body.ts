import type { NumberedBodyId } from '../../../base/catalog/bodies.ts';
import { type LongitudeDeg, longitudeDeg } from '../../../base/units/angle.ts';
import { clipRange, type JdRange, type JdUt } from '../../../base/units/time.ts';
import { findExactMoment, toCrossingWindow } from '../../motion/crossing.ts';
import { fittedLongitudeDeg } from '../../motion/fitted-motion.ts';
import { type GeocentricSky, longitudeAt } from '../../motion/geocentric-sky.ts';
import { buildLongitudePaths } from '../../motion/path.ts';
import { loadOrFitPieces } from '../../motion/pieces.ts';
import { findTargetsCrossed, type TargetLattice } from '../../motion/targets.ts';

/** A body of a condition: one of the catalog, or the point opposite it. */
export interface MovingBody {
  readonly source: NumberedBodyId;
  /** Its longitude minus that of the source, degrees. */
  readonly offsetDeg: 0 | 180;
}

/** Longitude of a body on the engine. */
export const bodyLongitudeAt = (sky: GeocentricSky, { source, offsetDeg }: MovingBody, moment: JdUt): LongitudeDeg =>
  longitudeDeg(longitudeAt(sky, source, moment) + offsetDeg);

/** Every moment of a window at which a body crosses one of some lattices of degrees, on the engine, in any order. */
export function findBodyCrossings(
  sky: GeocentricSky,
  { source, offsetDeg }: MovingBody,
  lattices: readonly TargetLattice[],
  window: JdRange,
): readonly JdUt[] {
  const shifted = lattices.map((lattice) => ({ ...lattice, firstDeg: longitudeDeg(lattice.firstDeg - offsetDeg) }));
  return buildLongitudePaths(sky, [source], toCrossingWindow(sky, [source], window)).flatMap((path) =>
    path.segments.flatMap((segment) =>
      shifted.flatMap((lattice) =>
        findTargetsCrossed(path, segment, lattice).map((targetDeg) =>
          findExactMoment(sky, { path, segment, targetDeg, degree: longitudeDeg(targetDeg) }),
        ),
      ),
    ),
  );
}

/** A body's longitude on the fits, for thousands of moments that mostly ascend. */
export function createFittedLongitude(sky: GeocentricSky, { source, offsetDeg }: MovingBody, window: JdRange) {
  const span = clipRange(window, sky.ephemeris.coverage(source));
  const pieces = loadOrFitPieces(sky, [source], span).get(source) ?? [];
  let index = 0;
  let last = { moment: Number.NaN, longitude: Number.NaN };
  return (moment: JdUt): number => {
    if (moment === last.moment) return last.longitude;
    while (index > 0 && moment < (pieces[index]?.fromJdUt ?? moment)) index -= 1;
    while (index < pieces.length - 1 && moment > (pieces[index]?.toJdUt ?? moment)) index += 1;
    const piece = pieces[index];
    last = { moment, longitude: piece ? fittedLongitudeDeg(piece, moment) + offsetDeg : Number.NaN };
    return last.longitude;
  };
}
