import type { EclipticState } from '../../ephemeris/port.ts';
import { arcDeg, type LongitudeDeg } from '../../units/angle.ts';
import { type JdRange, type JdUt, jdUt } from '../../units/time.ts';
import { type ChebyshevSeries, deriveChebyshev, evaluateChebyshev, tailMagnitude } from '../search/chebyshev.ts';
import { momentAt } from '../search/curve.ts';
import { fitHermite, hermiteNodes } from '../search/hermite.ts';
import { findSeriesExtrema } from '../search/roots.ts';

/** A moment with the engine's own longitude. */
export interface FitNode {
  readonly moment: JdUt;
  readonly longitudeDeg: LongitudeDeg;
}

/** A body's longitude over a few days: a polynomial, and the engine's values at the ends and turning points. */
export interface LongitudePiece extends JdRange {
  /** Longitude, degrees, over `[-1, 1]`: starts in `[0, 360)` and is unwrapped from there. */
  readonly series: ChebyshevSeries;
  /** Its derivative by `x`. */
  readonly slope: ChebyshevSeries;
  /** Estimated largest error of the polynomial against the engine, degrees, from its last terms. */
  readonly errorDeg: number;
  /** Beginning, every turning point, and end; ascending. */
  readonly nodes: readonly FitNode[];
}

/** Longitude and speed of what a fit follows. */
export type LongitudeMotion = Pick<EclipticState, 'longitudeDeg' | 'longitudeSpeedDegPerDay'>;

/** Motion of one body on the engine as a function of time. */
export type StateAt = (moment: JdUt) => LongitudeMotion;

/** A piece whose last terms are larger is halved, degrees: 0.05″. Deflection of light near the Sun needs this. */
const TOLERANCE_DEG = 0.05 / 3600;
/** Error that remains because the engine's speeds are inexact in their last digits, degrees: 0.003″. */
const ERROR_FLOOR_DEG = 0.003 / 3600;
/** Observed error as a multiple of the last terms, where deflection of light puts a kink between two nodes. */
const ERROR_PER_TAIL = 10;
/** Shortest piece, days: halving it again would fit the engine's rounding. */
const SHORTEST_PIECE_DAYS = 1 / 8;

/**
 * Coefficients are whole multiples of 1e-10°, which moves a longitude by less than 0.00001″. So pieces that were compiled
 * and packed as integers have the same bits as those that are fitted.
 */
export const UNITS_PER_DEG = 1e10;

/** Rounds to whole units, without a negative zero. */
const roundToUnits = (coefficient: number): number => Math.round(coefficient * UNITS_PER_DEG) / UNITS_PER_DEG + 0;

/** Moments of a span at which the fit samples the engine. */
export function nodeMoments(span: JdRange, nodes: number): readonly JdUt[] {
  return hermiteNodes(nodes).map((x) => momentAt(span, x));
}

/**
 * Fits the longitude over a span. Halves the span, and its halves, until a polynomial meets the tolerance.
 *
 * @param states states of the body at {@link nodeMoments}
 */
export function fitLongitude(
  span: JdRange,
  states: readonly LongitudeMotion[],
  stateAt: StateAt,
): readonly LongitudePiece[] {
  const series = fitSeries(span, states);
  const isShortest = span.toJdUt - span.fromJdUt <= SHORTEST_PIECE_DAYS;
  if (isShortest || tailMagnitude(series) <= TOLERANCE_DEG) return [buildPiece({ span, series, states }, stateAt)];
  const middle = jdUt((span.fromJdUt + span.toJdUt) / 2);
  const halves = [
    { ...span, toJdUt: middle },
    { ...span, fromJdUt: middle },
  ];
  return halves.flatMap((half) => fitLongitude(half, nodeMoments(half, states.length).map(stateAt), stateAt));
}

interface FittedSeries {
  readonly span: JdRange;
  readonly series: ChebyshevSeries;
  readonly states: readonly LongitudeMotion[];
}

function buildPiece({ span, series, states }: FittedSeries, stateAt: StateAt): LongitudePiece {
  const slope = deriveChebyshev(series);
  const turns = findSeriesExtrema(series).map((x) =>
    refineTurningPoint(span, { x, bend: evaluateChebyshev(deriveChebyshev(slope), x) }, stateAt),
  );
  const [first, last] = [states[0] as LongitudeMotion, states.at(-1) as LongitudeMotion];
  const nodes = [toFitNode(span.fromJdUt, first), ...turns, toFitNode(span.toJdUt, last)];
  return createPiece(span, series, nodes);
}

/** A piece with the slope and the error that follow from its series. */
export function createPiece(span: JdRange, series: ChebyshevSeries, nodes: readonly FitNode[]): LongitudePiece {
  const { fromJdUt, toJdUt } = span;
  const errorDeg = ERROR_PER_TAIL * tailMagnitude(series) + ERROR_FLOOR_DEG;
  return { fromJdUt, toJdUt, series, slope: deriveChebyshev(series), errorDeg, nodes };
}

/** Turning point of the fit: its normalized time, and the second derivative by `x` there. */
interface FittedTurningPoint {
  readonly x: number;
  readonly bend: number;
}

/** Error allowed in the longitude of a turning point, degrees: 0.00004″. */
const TURN_ERROR_DEG = 1e-8;
const MAX_TURN_STEPS = 3;

/**
 * The engine's longitude at a turning point.
 *
 * The longitude hardly changes there, so the fit's moment is mostly accurate enough. Newton's step moves it only where
 * the engine's remaining speed still shifts the extremum noticeably. A search for speed zero itself would find noise.
 */
function refineTurningPoint(span: JdRange, { x, bend }: FittedTurningPoint, stateAt: StateAt): FitNode {
  const accelerationDegPerDay2 = bend / ((span.toJdUt - span.fromJdUt) / 2) ** 2;
  let moment = momentAt(span, x);
  let state = stateAt(moment);
  for (let step = 0; step < MAX_TURN_STEPS; step += 1) {
    const { longitudeSpeedDegPerDay: speed } = state;
    const next = jdUt(moment - speed / accelerationDegPerDay2);
    const isThere = speed ** 2 / Math.abs(2 * accelerationDegPerDay2) <= TURN_ERROR_DEG;
    if (isThere || !(next > span.fromJdUt && next < span.toJdUt)) break;
    moment = next;
    state = stateAt(moment);
  }
  return toFitNode(moment, state);
}

const toFitNode = (moment: JdUt, { longitudeDeg }: LongitudeMotion): FitNode => ({ moment, longitudeDeg });

/** Samples the engine at a moment. */
export const sampleFitNode = (moment: JdUt, stateAt: StateAt): FitNode => toFitNode(moment, stateAt(moment));

function fitSeries({ fromJdUt, toJdUt }: JdRange, states: readonly LongitudeMotion[]): ChebyshevSeries {
  let last: number = states[0]?.longitudeDeg ?? 0;
  const unwrappedDeg = states.map(({ longitudeDeg }) => {
    last += arcDeg(last, longitudeDeg);
    return last;
  });
  const daysPerX = (toJdUt - fromJdUt) / 2;
  const series = fitHermite(
    unwrappedDeg,
    states.map(({ longitudeSpeedDegPerDay }) => longitudeSpeedDegPerDay * daysPerX),
  );
  return series.map(roundToUnits);
}
