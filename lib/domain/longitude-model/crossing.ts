import { arcDeg, longitudeDeg } from '../../units/angle.ts';
import { type JdUt, jdUt } from '../../units/time.ts';
import { evaluateChebyshev } from '../search/chebyshev.ts';
import { solveFalsePosition } from '../search/false-position.ts';
import { refineFittedZero } from '../search/newton.ts';
import { daysPerX, fittedSpeedDegPerDay, normalizedTimeAt, speedErrorDegPerDay } from './fitted-motion.ts';
import { type GeocentricSky, longitudeAt } from './geocentric-sky.ts';
import type { LongitudePiece } from './longitude-piece.ts';
import type { LongitudePath, MonotoneSegment, PathNode } from './path.ts';

/** A body passing a degree, in one run of its path. */
export interface LongitudeCrossing {
  readonly path: LongitudePath;
  readonly segment: MonotoneSegment;
  /** The degree, counted as the path counts. */
  readonly targetDeg: number;
}

/** What the fit says of a passage. */
interface FittedCrossing {
  readonly crossing: LongitudeCrossing;
  readonly moment: JdUt;
  readonly piece: LongitudePiece;
  /** Index of the knot before it: between that one and the next it lies on the engine too. */
  readonly nodeIndex: number;
}

/** Nearer to a degree, a fit counts as there: a thousandth of what it is off at best. */
const ZERO_TOLERANCE_DEG = 1e-9;

/** When the fit has the body at a degree. */
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

/** An end where the fit, unlike the engine, does not reach the degree between the two. */
function findZeroBetween(gapAt: (x: number) => number, low: number, high: number): number {
  const [atLow, atHigh] = [gapAt(low), gapAt(high)];
  if (atLow < 0 === atHigh < 0) return Math.abs(atLow) < Math.abs(atHigh) ? low : high;
  return solveFalsePosition(gapAt, { low, high, smallestStep: Number.EPSILON, smallestValue: ZERO_TOLERANCE_DEG });
}

/** The fit's own moment is taken where it is likely right to a second. */
export const SECOND_DAYS = 1 / 86_400;

/** A moment to about a second, or to the millisecond. */
export interface PendingMoment {
  readonly moment: JdUt;
  /** What the engine has still to be asked about; undefined where the moment is the engine's own. */
  readonly pending: FittedCrossing | undefined;
}

/** When a body is at a degree, to about a second: off the fit where that is good enough, else from the engine. */
export function estimateMoment(sky: GeocentricSky, crossing: LongitudeCrossing): PendingMoment {
  const fitted = findFittedCrossing(crossing);
  const { moment, piece } = fitted;
  const isGoodEnough = piece.errorDeg < Math.abs(fittedSpeedDegPerDay(piece, moment)) * SECOND_DAYS;
  if (isGoodEnough) return { moment, pending: fitted };
  return { moment: refineOnEngine(sky, fitted), pending: undefined };
}

/** The engine's own moment. */
export function refineMoment(sky: GeocentricSky, { moment, pending }: PendingMoment): JdUt {
  return pending ? refineOnEngine(sky, pending) : moment;
}

/** When the engine has the body at a degree. */
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
 * The fit's moment brought to the engine's, mostly by one step, as a fit is right to some thousandths of a second of arc.
 * Close to a station the knots hold the moment between them.
 */
export function refineOnEngine(sky: GeocentricSky, { crossing, piece, nodeIndex, moment }: FittedCrossing): JdUt {
  const { path, targetDeg: levelDeg } = crossing;
  const targetDeg = longitudeDeg(levelDeg);
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
