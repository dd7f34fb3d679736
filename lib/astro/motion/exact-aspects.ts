import { longitudeDeg } from '../../base/units/angle.ts';
import type { JdUt } from '../../base/units/time.ts';
import { readCompiledAspects } from './compiled-aspects.ts';
import { estimateMoment, isMomentInWindow, type LongitudeCrossing, refineMoment } from './crossing.ts';
import type { LongitudePath, MonotoneSegment } from './path.ts';
import { loadOrFitPieces, type PiecesByBody } from './pieces.ts';
import { buildSeparationPath, type ExactAspect, type MutualAspectQuery } from './separation.ts';
import { findTargetsCrossed } from './targets.ts';

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
