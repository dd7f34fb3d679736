import type { NumberedBodyId } from '../../base/catalog/bodies.ts';
import { arcDeg } from '../../base/units/angle.ts';
import {
  clipRange,
  isInRange,
  type JdRange,
  type JdUt,
  jdUt,
  SECONDS_PER_DAY,
  spanBeforeWholeMilliseconds,
  toMillisecondAfter,
} from '../../base/units/time.ts';
import { evaluateChebyshev } from '../search/chebyshev.ts';
import { solveZero } from '../search/zeros.ts';
import { daysPerX, fittedLongitudeDeg, fittedSpeedDegPerDay, isExact, normalizedTimeAt } from './fitted-motion.ts';
import type { GeocentricSky } from './geocentric-sky.ts';
import type { LongitudePiece } from './longitude-piece.ts';
import type { LongitudePath, MonotoneSegment, PathNode } from './path.ts';

/** A body crossing a target longitude within one monotone segment of its path. */
export interface LongitudeCrossing {
  readonly path: LongitudePath<string>;
  readonly segment: MonotoneSegment;
  /** Target, degrees, unwrapped like the longitudes of the path. */
  readonly targetDeg: number;
  /** The same target in the zodiac, degrees: a multiple of 360° away. */
  readonly degree: number;
}

/** Step of the normalized time, 1 ms in the longest piece: the moment is then exact to the last bits of a Julian day. */
const TOLERANCE = 1e-9;

/**
 * A step on the engine no longer than this is the last one, days: 50 ms. The speed of a fit is wrong by 0.011° a day at most,
 * where the limb of the Sun deflects a body's light, which makes 0.00002″ in that time.
 */
export const LAST_STEP_DAYS = 50e-3 / SECONDS_PER_DAY;

/** A crossing with its moment on the fit. */
interface FittedCrossing {
  readonly crossing: LongitudeCrossing;
  readonly moment: JdUt;
  readonly piece: LongitudePiece;
  readonly bracket: Bracket;
}

/** Nodes of a piece on either side of a crossing: the engine's, too, lies between them. */
interface Bracket {
  readonly low: JdUt;
  readonly high: JdUt;
}

/**
 * The crossing on the fit. Depends on the piece and the degree alone, not on the window of the path: a crossing that is
 * found through two windows has the same bits.
 */
function findFittedCrossing(crossing: LongitudeCrossing): FittedCrossing {
  const { path, targetDeg, degree } = crossing;
  const index = findNodeBefore(crossing);
  const [from, to] = [path.nodes[index], path.nodes[index + 1]] as [PathNode, PathNode];
  const piece = path.pieces[index] as LongitudePiece;
  const bracket = bracketOf(piece, { low: from.moment, high: to.moment });
  const offsetDeg = fittedLongitudeDeg(piece, from.moment) - from.unwrappedDeg;
  const levelDeg = degree + 360 * Math.round((targetDeg - degree + offsetDeg) / 360);
  const gapAt = (x: number): number => evaluateChebyshev(piece.series, x) - levelDeg;
  const [low, high] = [normalizedTimeAt(piece, bracket.low), normalizedTimeAt(piece, bracket.high)];
  // The nearer end where the fit, unlike the engine, does not reach the target between the nodes.
  const x = solveZero(gapAt, { low, high, tolerance: TOLERANCE });
  return { crossing, moment: jdUt(piece.fromJdUt + (x + 1) * daysPerX(piece)), piece, bracket };
}

/** Neighboring nodes of a piece around a span that contains none. */
function bracketOf({ nodes }: LongitudePiece, span: Bracket): Bracket {
  const low = nodes.findLast(({ moment }) => moment <= span.low)?.moment ?? span.low;
  const high = nodes.find(({ moment }) => moment >= span.high)?.moment ?? span.high;
  return { low, high };
}

/** Accuracy at which a fitted moment stands in for the engine's: one second, in days. */
export const SECOND_DAYS = 1 / SECONDS_PER_DAY;

/** Fitted moments that differ by more than this are in the right order: none is wrong by half as much. */
export const MOMENT_UNCERTAINTY_DAYS = 120 / 86_400;

/**
 * Stated accuracy of a fitted moment that is refined before it is shown, days. Of 310 000 crossings the worst was wrong by 31 s,
 * one of the true node.
 */
const PENDING_DAYS = 3 * SECOND_DAYS;

/** A moment accurate to some seconds while `pending`, else a whole millisecond. */
export interface PendingMoment {
  readonly moment: JdUt;
  /** The crossing still to be refined on the engine; undefined where the moment is the engine's own. */
  readonly pending: FittedCrossing | undefined;
}

/** Moment of a crossing, to about a second: from the fit where that is accurate enough, else from the engine. */
export function estimateToTheSecond(sky: GeocentricSky, crossing: LongitudeCrossing): JdUt {
  const fitted = findFittedCrossing(crossing);
  return isAccurate(fitted, SECOND_DAYS) ? fitted.moment : refineOnEngine(sky, fitted);
}

/** Moment of a crossing, to some seconds, to be refined by {@link refineMoment}. */
export function estimateMoment(sky: GeocentricSky, crossing: LongitudeCrossing): PendingMoment {
  const fitted = findFittedCrossing(crossing);
  if (isAccurate(fitted, PENDING_DAYS)) return { moment: fitted.moment, pending: fitted };
  return { moment: refineOnEngine(sky, fitted), pending: undefined };
}

/** Whether the error of the fit moves a crossing by less than some days. */
const isAccurate = ({ moment, piece }: FittedCrossing, days: number): boolean =>
  piece.errorDeg < Math.abs(fittedSpeedDegPerDay(piece, moment)) * days;

/** The moment on the engine, a whole millisecond. */
export function refineMoment(sky: GeocentricSky, { moment, pending }: PendingMoment): JdUt {
  return pending ? refineOnEngine(sky, pending) : moment;
}

/** Whether the moment lies in a window, both ends included: refined where only that tells. */
export function isMomentInWindow(sky: GeocentricSky, result: PendingMoment, window: JdRange): boolean {
  const isNear = (end: JdUt): boolean => Math.abs(end - result.moment) < MOMENT_UNCERTAINTY_DAYS;
  const isNearEnd = isNear(window.fromJdUt) || isNear(window.toJdUt);
  return isInRange(window, isNearEnd ? refineMoment(sky, result) : result.moment);
}

/** Moment of a crossing on the engine, a whole millisecond. */
export function findExactMoment(sky: GeocentricSky, crossing: LongitudeCrossing): JdUt {
  return refineOnEngine(sky, findFittedCrossing(crossing));
}

/** The window to search, within the files, for crossings whose moments lie in a range, both ends included. */
export function toCrossingWindow(
  { ephemeris }: GeocentricSky,
  bodies: readonly NumberedBodyId[],
  range: JdRange,
): JdRange {
  return bodies.map((body) => ephemeris.coverage(body)).reduce(clipRange, spanBeforeWholeMilliseconds(range));
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
 * The moment at which the engine has the body at the target, but for {@link EXACT_WITHIN_DEG}: the fit's, or where the fit is not as
 * exact, a Newton's step from it on the engine, and further ones where that one is long.
 */
function refineOnEngine(sky: GeocentricSky, { crossing, moment, piece, bracket }: FittedCrossing): JdUt {
  const { path, degree, segment } = crossing;
  if (isExact(piece)) return toMillisecondAfter(moment);
  const estimate = { at: moment, slope: fittedSpeedDegPerDay(piece, moment), isRising: segment.isForward };
  const valueAt = (at: number): number => arcDeg(degree, path.longitudeAt(sky, jdUt(at), piece));
  return toMillisecondAfter(jdUt(solveZero(valueAt, { ...bracket, estimate, tolerance: LAST_STEP_DAYS })));
}
