import { longitudeDeg } from '../../base/units/angle.ts';
import type { JdRange, JdUt } from '../../base/units/time.ts';
import { readCompiledAspects } from './compiled-aspects.ts';
import { estimateMoment, isMomentInWindow, type LongitudeCrossing, refineMoment } from './crossing.ts';
import type { GeocentricSky } from './geocentric-sky.ts';
import type { LongitudePath, MonotoneSegment } from './path.ts';
import { loadOrFitPieces, type PiecesByBody } from './pieces.ts';
import { type BodyPair, buildSeparationPath } from './separation.ts';
import { findTargetsCrossed } from './targets.ts';

/** A search for the exact aspects of one pair of bodies. */
export interface MutualAspectQuery {
  readonly sky: GeocentricSky;
  readonly pair: BodyPair;
  readonly angles: readonly number[];
  /** Aspects at its two ends are included. */
  readonly window: JdRange;
}

/** A moment at which the separation of two moving bodies is exactly an aspect's angle. */
export interface ExactAspect {
  /** To some seconds. */
  readonly moment: JdUt;
  /** Computes the exact moment: a whole millisecond at which the engine's separation is within 0.001″ of the angle. */
  readonly refine: () => JdUt;
  /** The angle of the query that is exact, degrees. */
  readonly angleDeg: number;
  /** The same angle, unwrapped: grows by 360° each time the first body overtakes the second. */
  readonly unwrappedAngleDeg: number;
  /** Whether the separation grows. */
  readonly isGrowing: boolean;
}

/**
 * Every exact aspect of one pair of bodies, ascending: those found ahead, else {@link findExactAspects}.
 *
 * @param loadPieces pieces of both bodies that cover the window, where the caller has more pairs
 */
export function findPairAspects(query: MutualAspectQuery, loadPieces?: () => PiecesByBody): readonly ExactAspect[] {
  const { sky, pair, window } = query;
  const load = loadPieces ?? (() => loadOrFitPieces(sky, [pair.first, pair.second], window));
  return readCompiledAspects(query) ?? findExactAspects(query, buildSeparationPath(query, load()));
}

/**
 * Every moment at which the separation of two moving bodies is one of the angles, ascending. Includes grazes, and the
 * pairs of exact aspects just before and after a turn of the separation.
 *
 * @param path of the separation; it does not depend on the window, which only selects moments
 */
export function findExactAspects(
  { sky, angles, window }: MutualAspectQuery,
  path: LongitudePath<string> | undefined,
): readonly ExactAspect[] {
  if (!path) return [];
  return path.segments.flatMap((segment) =>
    listCrossings(path, segment, angles).flatMap((crossing) => {
      const estimate = estimateMoment(sky, crossing);
      if (!isMomentInWindow(sky, estimate, window)) return [];
      const { degree: angleDeg, targetDeg: unwrappedAngleDeg } = crossing;
      const refine = (): JdUt => refineMoment(sky, estimate);
      return [{ moment: estimate.moment, refine, angleDeg, unwrappedAngleDeg, isGrowing: segment.isForward }];
    }),
  );
}

/** Crossings of a segment in the order of time. */
function listCrossings(
  path: LongitudePath<string>,
  segment: MonotoneSegment,
  angles: readonly number[],
): readonly LongitudeCrossing[] {
  const direction = segment.isForward ? 1 : -1;
  return angles
    .flatMap((angleDeg) =>
      findTargetsCrossed(path, segment, { firstDeg: angleDeg, everyDeg: 360 }).map((targetDeg) => ({
        path,
        segment,
        targetDeg,
        degree: longitudeDeg(angleDeg),
      })),
    )
    .sort((a, b) => direction * (a.targetDeg - b.targetDeg));
}
