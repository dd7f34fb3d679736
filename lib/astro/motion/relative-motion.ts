import type { CatalogBodyId } from '../../base/catalog/bodies.ts';
import { arcDeg } from '../../base/units/angle.ts';
import type { JdRange, JdUt } from '../../base/units/time.ts';
import { type ChebyshevSeries, chebyshevNodes, fitChebyshev } from '../search/chebyshev.ts';
import { momentAt } from '../search/curve.ts';
import { refineTurn } from '../search/extrema.ts';
import { findRoots } from '../search/roots.ts';
import { fittedLongitudeDeg, fittedSpeedDegPerDay } from './fitted-motion.ts';
import { type GeocentricSky, longitudeAt, stateAt } from './geocentric-sky.ts';
import type { Overlap } from './track.ts';

/** A moment at which the separation of two moving bodies is exactly an aspect's angle. */
export interface ExactAspect {
  /** To about a second. */
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

/** Two bodies. Their separation is the longitude of the first minus that of the second. */
export interface BodyPair {
  readonly first: CatalogBodyId;
  readonly second: CatalogBodyId;
}

/** Separation on the fits, degrees, unwrapped along the tracks. */
export function fittedSeparationDeg({ first, second }: Overlap, moment: number): number {
  const separationDeg = fittedLongitudeDeg(first.piece, moment) - fittedLongitudeDeg(second.piece, moment);
  return separationDeg + (first.unwrapOffsetDeg - second.unwrapOffsetDeg);
}

/** Relative speed on the fits, degrees per day: positive while the separation grows. */
export function fittedRelativeSpeedDegPerDay({ first, second }: Overlap, moment: number): number {
  return fittedSpeedDegPerDay(first.piece, moment) - fittedSpeedDegPerDay(second.piece, moment);
}

/** Separation on the engine minus an angle, degrees in `[-180, 180)`. */
export function separationOffsetDeg(
  sky: GeocentricSky,
  { first, second }: BodyPair,
  angleDeg: number,
  moment: JdUt,
): number {
  return arcDeg(angleDeg, longitudeAt(sky, first, moment) - longitudeAt(sky, second, moment));
}

/** Turns of the separation on the fits, ascending: moments at which the relative speed is zero. */
export function findSeparationTurns(overlap: Overlap): readonly JdUt[] {
  const { first, second } = overlap;
  const neverTurns =
    Math.abs(first.meanSpeedDegPerDay - second.meanSpeedDegPerDay) >
    first.speedSpreadDegPerDay + second.speedSpreadDegPerDay;
  if (neverTurns) return [];
  const { span, series } = toRelativeSpeedSeries(overlap);
  return findRoots(truncateTail(series))
    .map((x) => momentAt(span, x))
    .filter((moment) => moment > overlap.fromJdUt && moment < overlap.toJdUt);
}

/**
 * Share of the series of the relative speed that its last terms may make up and still be dropped, as the cost of the root
 * search grows with the square of their number. The separation changes by less than 0.001″.
 */
const TAIL_SHARE = 1e-7;

function truncateTail(series: ChebyshevSeries): ChebyshevSeries {
  let spare = TAIL_SHARE * series.reduce((sum, term) => sum + Math.abs(term), 0);
  const last = series.findLastIndex((term) => {
    spare -= Math.abs(term);
    return spare < 0;
  });
  return series.slice(0, last + 1);
}

/** Terms of the longest slope series: a fit with this many samples represents the difference of two without loss. */
const SLOPE_TERMS = 18;
const SLOPE_NODES = chebyshevNodes(SLOPE_TERMS);

interface RelativeSpeedSeries {
  readonly span: JdRange;
  /** Relative speed, in any unit. */
  readonly series: ChebyshevSeries;
}

/** Pieces on the same grid cover the same span, so that their series are subtracted term by term, without a fit. */
function toRelativeSpeedSeries(overlap: Overlap): RelativeSpeedSeries {
  const [one, other] = [overlap.first.piece, overlap.second.piece];
  const isOneSpan = one.fromJdUt === other.fromJdUt && one.toJdUt === other.toJdUt;
  if (!isOneSpan) {
    return {
      span: overlap,
      series: fitChebyshev(SLOPE_NODES.map((x) => fittedRelativeSpeedDegPerDay(overlap, momentAt(overlap, x)))),
    };
  }
  const longer = one.slope.length >= other.slope.length ? one.slope : other.slope;
  return { span: one, series: longer.map((_, order) => (one.slope[order] ?? 0) - (other.slope[order] ?? 0)) };
}

/** Half-width of the difference quotient for the relative acceleration, as a share of the overlap. */
const DIFFERENCE_STEP_SHARE = 1e-3;

/**
 * Refines a turn of the separation. Relative speeds are the engine's. The relative acceleration is the fit's, as that of the
 * engine drowns in the last digits of its speeds.
 */
export function refineSeparationTurn(
  sky: GeocentricSky,
  { first, second }: BodyPair,
  { overlap, moment }: FittedTurn,
): JdUt {
  const stepDays = DIFFERENCE_STEP_SHARE * (overlap.toJdUt - overlap.fromJdUt);
  const acceleration =
    (fittedRelativeSpeedDegPerDay(overlap, moment + stepDays) -
      fittedRelativeSpeedDegPerDay(overlap, moment - stepDays)) /
    (2 * stepDays);
  return refineTurn({ moment, acceleration }, overlap, (at) => {
    const [one, other] = [stateAt(sky, first, at), stateAt(sky, second, at)];
    return one.longitudeSpeedDegPerDay - other.longitudeSpeedDegPerDay;
  });
}

/** A turn of the separation on the fits. */
interface FittedTurn {
  readonly overlap: Overlap;
  readonly moment: JdUt;
}
