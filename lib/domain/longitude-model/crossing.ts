import { arcDeg, longitudeDeg } from '../../units/angle.ts';
import { type JdUt, jdUt } from '../../units/time.ts';
import { evaluateChebyshev } from '../search/chebyshev.ts';
import { solveFalsePosition } from '../search/false-position.ts';
import { refineFittedZero } from '../search/newton.ts';
import { daysPerX, fittedSpeedDegPerDay, normalizedTimeAt, speedErrorDegPerDay } from './fitted-motion.ts';
import { type GeocentricSky, longitudeAt } from './geocentric-sky.ts';
import type { LongitudePiece } from './longitude-piece.ts';
import type { LongitudePath, MonotoneSegment, PathNode } from './path.ts';

/** A body crossing a target longitude within one monotone segment of its path. */
export interface LongitudeCrossing {
  readonly path: LongitudePath;
  readonly segment: MonotoneSegment;
  /** Target, degrees, unwrapped like the longitudes of the path. */
  readonly targetDeg: number;
}

/** A crossing with its moment on the fit. */
interface FittedCrossing {
  readonly crossing: LongitudeCrossing;
  readonly moment: JdUt;
  readonly piece: LongitudePiece;
  /** Index of the node before the crossing. The engine's crossing, too, lies between this node and the next. */
  readonly nodeIndex: number;
}

/** A fit this near to its target counts as being there: a thousandth of its smallest error. */
const ZERO_TOLERANCE_DEG = 1e-9;

function findFittedCrossing(crossing: LongitudeCrossing): FittedCrossing {
  const { path, targetDeg } = crossing;
  const node = findNodeBefore(crossing);
  const [from, to] = [path.nodes[node] as PathNode, path.nodes[node + 1] as PathNode];
  const piece = path.pieces[node] as LongitudePiece;
  const [low, high] = [normalizedTimeAt(piece, from.moment), normalizedTimeAt(piece, to.moment)];
  const turns = Math.round((from.unwrappedDeg - evaluateChebyshev(piece.series, low)) / 360);
  const gapAt = (x: number): number => evaluateChebyshev(piece.series, x) + 360 * turns - targetDeg;
  const x = findZeroBetween(gapAt, low, high);
  return { crossing, moment: jdUt(piece.fromJdUt + (x + 1) * daysPerX(piece)), piece, nodeIndex: node };
}

/** Zero between two ends. Returns the nearer end where the fit, unlike the engine, does not reach the target between them. */
function findZeroBetween(gapAt: (x: number) => number, low: number, high: number): number {
  const [atLow, atHigh] = [gapAt(low), gapAt(high)];
  if (atLow < 0 === atHigh < 0) return Math.abs(atLow) < Math.abs(atHigh) ? low : high;
  return solveFalsePosition(gapAt, { low, high, smallestStep: Number.EPSILON, smallestValue: ZERO_TOLERANCE_DEG });
}

/** Accuracy at which a fitted moment stands in for the engine's: one second, in days. */
export const SECOND_DAYS = 1 / 86_400;

/** A moment accurate to about a second while `pending`, else to a millisecond. */
export interface PendingMoment {
  readonly moment: JdUt;
  /** The crossing still to be refined on the engine; undefined where the moment is the engine's own. */
  readonly pending: FittedCrossing | undefined;
}

/** Moment of a crossing, to about a second: from the fit where that is accurate enough, else from the engine. */
export function estimateMoment(sky: GeocentricSky, crossing: LongitudeCrossing): PendingMoment {
  const fitted = findFittedCrossing(crossing);
  const { moment, piece } = fitted;
  const isGoodEnough = piece.errorDeg < Math.abs(fittedSpeedDegPerDay(piece, moment)) * SECOND_DAYS;
  if (isGoodEnough) return { moment, pending: fitted };
  return { moment: refineOnEngine(sky, fitted), pending: undefined };
}

/** The moment on the engine, to a millisecond. */
export function refineMoment(sky: GeocentricSky, { moment, pending }: PendingMoment): JdUt {
  return pending ? refineOnEngine(sky, pending) : moment;
}

/** Moment of a crossing on the engine, to a millisecond. */
export function findExactMoment(sky: GeocentricSky, crossing: LongitudeCrossing): JdUt {
  return refineOnEngine(sky, findFittedCrossing(crossing));
}

function findNodeBefore({
  path: { nodes },
  segment: { first, last, isForward },
  targetDeg,
}: LongitudeCrossing): number {
  let [low, high] = [first, last];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const isBefore = (nodes[middle] as PathNode).unwrappedDeg < targetDeg === isForward;
    if (isBefore) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Refines the fit's moment on the engine. One step is mostly enough, as a fit is right to some thousandths of a second
 * of arc. Close to a station the nodes on either side bracket the moment.
 */
export function refineOnEngine(sky: GeocentricSky, { crossing, piece, nodeIndex, moment }: FittedCrossing): JdUt {
  const { path } = crossing;
  const targetDeg = longitudeDeg(crossing.targetDeg);
  const [from, to] = [path.nodes[nodeIndex] as PathNode, path.nodes[nodeIndex + 1] as PathNode];
  return refineFittedZero({
    moment,
    low: from.moment,
    high: to.moment,
    valueAt: (at) => arcDeg(targetDeg, longitudeAt(sky, path.body, at)),
    speedAt: (at) => fittedSpeedDegPerDay(piece, at),
    speedError: speedErrorDegPerDay(piece),
  });
}
