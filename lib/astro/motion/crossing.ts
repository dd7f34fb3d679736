import type { CatalogBodyId } from '../../base/catalog/bodies.ts';
import { arcDeg } from '../../base/units/angle.ts';
import { clipRange, type JdRange, type JdUt, jdUt, spanBeforeWholeMilliseconds } from '../../base/units/time.ts';
import type { LongitudePiece } from '../port.ts';
import { type FittedZero, type NearValue, type ParallelMotion, refineFittedZero } from '../search/newton.ts';
import type { Bracket } from '../search/refine.ts';
import { solveSeries } from '../search/secant.ts';
import {
  certainErrorDeg,
  daysPerX,
  fittedLongitudeDeg,
  fittedSpeedDegPerDay,
  minimumSpeedDegPerDay,
  normalizedTimeAt,
  speedErrorDegPerDay,
} from './fitted-motion.ts';
import { type GeocentricSky, NEAR_LONGITUDE_ERROR_DEG } from './geocentric-sky.ts';
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
const SMALLEST_STEP = 1e-9;

/** The fit between two neighboring nodes of a path. */
interface FittedInterval {
  readonly piece: LongitudePiece;
  /** Nodes of the piece on either side: the engine's crossings, too, lie between them. */
  readonly bracket: Bracket;
  /** Longitude on the fit at the first node, minus the engine's unwrapped one: whole turns and the fit's error, degrees. */
  readonly offsetDeg: number;
  /** Normalized times of the bracket's ends. */
  readonly low: number;
  readonly high: number;
  /** Longitudes on the fit at both ends, degrees. */
  readonly atLow: number;
  readonly atHigh: number;
  readonly parallel: ParallelMotion | undefined;
  /** See {@link minimumSpeedDegPerDay}. */
  readonly minimumSpeed: number;
}

/** A crossing with its moment on the fit. */
interface FittedCrossing {
  readonly crossing: LongitudeCrossing;
  readonly moment: JdUt;
  readonly interval: FittedInterval;
}

/** Intervals of each path by the index of their first node: a search solves most of them for several targets. */
const intervalsByPath = new WeakMap<LongitudePath<string>, FittedInterval[]>();

function fittedIntervalAfter(path: LongitudePath<string>, index: number): FittedInterval {
  const intervals = intervalsByPath.get(path) ?? [];
  const known = intervals[index];
  if (known) return known;
  const interval = fitInterval(path, index);
  intervals[index] = interval;
  intervalsByPath.set(path, intervals);
  return interval;
}

function fitInterval({ nodes, pieces, largestJumpDeg }: LongitudePath<string>, index: number): FittedInterval {
  const from = nodes[index] as PathNode;
  const piece = pieces[index] as LongitudePiece;
  const bracket = bracketOf(piece, { low: from.moment, high: (nodes[index + 1] as PathNode).moment });
  return {
    piece,
    bracket,
    offsetDeg: fittedLongitudeDeg(piece, from.moment) - from.unwrappedDeg,
    low: normalizedTimeAt(piece, bracket.low),
    high: normalizedTimeAt(piece, bracket.high),
    atLow: fittedLongitudeDeg(piece, bracket.low),
    atHigh: fittedLongitudeDeg(piece, bracket.high),
    parallel: largestJumpDeg === undefined ? undefined : toParallelMotion(piece, largestJumpDeg),
    minimumSpeed: minimumSpeedDegPerDay(piece),
  };
}

/**
 * The crossing on the fit. Depends on the piece and the degree alone, not on the window of the path: a crossing that is
 * found through two windows has the same bits.
 */
function findFittedCrossing(crossing: LongitudeCrossing): FittedCrossing {
  const { path, targetDeg, degree } = crossing;
  const interval = fittedIntervalAfter(path, findNodeBefore(crossing));
  const { piece } = interval;
  const levelDeg = degree + 360 * Math.round((targetDeg - degree + interval.offsetDeg) / 360);
  // The nearer end where the fit, unlike the engine, does not reach the target between the nodes.
  const x = solveSeries(piece.series, levelDeg, interval, SMALLEST_STEP);
  return { crossing, moment: jdUt(piece.fromJdUt + (x + 1) * daysPerX(piece)), interval };
}

/**
 * More than the speed of a fit with a kink is wrong by, degrees per day: 0.011 was the largest found, at the limb of the Sun, which
 * deflects light by up to 1.75″.
 */
const KINK_SPEED_DEG_PER_DAY = 0.03;

const toParallelMotion = (piece: LongitudePiece, largestJump: number): ParallelMotion => ({
  largestJump,
  speedError: certainErrorDeg(piece) === Number.POSITIVE_INFINITY ? KINK_SPEED_DEG_PER_DAY : 0,
});

/** Neighboring nodes of a piece around a span that contains none. */
function bracketOf({ nodes }: LongitudePiece, span: Bracket): Bracket {
  const low = nodes.findLast(({ moment }) => moment <= span.low)?.moment ?? span.low;
  const high = nodes.find(({ moment }) => moment >= span.high)?.moment ?? span.high;
  return { low, high };
}

/** Accuracy at which a fitted moment stands in for the engine's: one second, in days. */
export const SECOND_DAYS = 1 / 86_400;

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

/** Whether the error of the fit moves a crossing by less than some days, at each of its speeds or at that of the crossing. */
const isAccurate = ({ moment, interval: { piece, minimumSpeed } }: FittedCrossing, days: number): boolean =>
  piece.errorDeg < minimumSpeed * days || piece.errorDeg < Math.abs(fittedSpeedDegPerDay(piece, moment)) * days;

/** The moment on the engine, a whole millisecond. */
export function refineMoment(sky: GeocentricSky, { moment, pending }: PendingMoment): JdUt {
  return pending ? refineOnEngine(sky, pending) : moment;
}

/** Moment of a crossing on the engine, a whole millisecond. */
export function findExactMoment(sky: GeocentricSky, crossing: LongitudeCrossing): JdUt {
  return refineOnEngine(sky, findFittedCrossing(crossing));
}

/** The window to search, within the files, for crossings whose moments lie in a range, both ends included. */
export function toCrossingWindow(
  { ephemeris }: GeocentricSky,
  bodies: readonly CatalogBodyId[],
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

/** Refines the fit's moment on the engine: the first whole millisecond at which the body has reached the target. */
const refineOnEngine = (sky: GeocentricSky, fitted: FittedCrossing): JdUt =>
  refineFittedZero(new CrossingZero(sky, fitted));

/** The arc from a target to a body. A class, as closures for each of some thousand crossings take as long as half of their roots. */
class CrossingZero implements FittedZero {
  readonly moment: JdUt;
  readonly low: JdUt;
  readonly high: JdUt;
  readonly isGrowing: boolean;
  readonly nearly: NearValue | undefined;
  readonly valueError: number;
  readonly speedError: number;
  readonly parallel: ParallelMotion | undefined;
  readonly #sky: GeocentricSky;
  readonly #path: LongitudePath<string>;
  readonly #piece: LongitudePiece;
  readonly #degree: number;

  constructor(sky: GeocentricSky, { crossing, interval, moment }: FittedCrossing) {
    const { path, segment, degree } = crossing;
    const { piece, bracket } = interval;
    this.moment = moment;
    this.low = bracket.low;
    this.high = bracket.high;
    this.isGrowing = segment.isForward;
    // The engine computes no nutation in a sidereal zodiac, so that there is nothing to save.
    const nearLongitudeOf = sky.zodiac.type === 'tropical' ? path.nearLongitudeAt : undefined;
    this.nearly = nearLongitudeOf && new NearArc(sky, nearLongitudeOf, degree);
    this.valueError = certainErrorDeg(piece);
    this.speedError = speedErrorDegPerDay(piece);
    this.parallel = interval.parallel;
    this.#sky = sky;
    this.#path = path;
    this.#piece = piece;
    this.#degree = degree;
  }

  valueAt(moment: JdUt): number {
    return arcDeg(this.#degree, this.#path.longitudeAt(this.#sky, moment));
  }

  fitAt(moment: JdUt): number {
    return arcDeg(this.#degree, fittedLongitudeDeg(this.#piece, moment));
  }

  speedAt(moment: JdUt): number {
    return fittedSpeedDegPerDay(this.#piece, moment);
  }
}

type LongitudeOf = NonNullable<LongitudePath<string>['nearLongitudeAt']>;

/** The arc from a target to a body's near longitude. */
class NearArc implements NearValue {
  readonly error = NEAR_LONGITUDE_ERROR_DEG;
  readonly #sky: GeocentricSky;
  readonly #longitudeOf: LongitudeOf;
  readonly #degree: number;

  constructor(sky: GeocentricSky, longitudeOf: LongitudeOf, degree: number) {
    this.#sky = sky;
    this.#longitudeOf = longitudeOf;
    this.#degree = degree;
  }

  valueAt(moment: JdUt): number {
    return arcDeg(this.#degree, this.#longitudeOf(this.#sky, moment));
  }
}
