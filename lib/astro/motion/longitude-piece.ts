import { arcDeg, type LongitudeDeg } from '../../base/units/angle.ts';
import { halveRange, type JdRange, type JdUt } from '../../base/units/time.ts';
import type { EclipticState } from '../port.ts';
import { type ChebyshevSeries, deriveChebyshev, evaluateChebyshev, tailMagnitude } from '../search/chebyshev.ts';
import { momentAt } from '../search/curve.ts';
import { refineTurn } from '../search/extrema.ts';
import { fitHermite, hermiteNodes } from '../search/hermite.ts';
import { findSeriesExtrema, hasNoRoot } from '../search/roots.ts';

/** A moment with the engine's own longitude, or at the border of shifted pieces the sum of two fits. */
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
  /**
   * Estimated largest error of the polynomial against the engine, degrees: from its last terms, or for a precise fit from
   * samples between its nodes.
   */
  readonly errorDeg: number;
  /** Beginning, every turning point, and end; ascending. */
  readonly nodes: readonly FitNode[];
}

/** Longitude and speed of what a fit follows. */
export type LongitudeMotion = Pick<EclipticState, 'longitudeDeg' | 'longitudeSpeedDegPerDay'>;

/** Motion of one body on the engine as a function of time. */
export type StateAt = (moment: JdUt) => LongitudeMotion;

/** A piece whose last terms, or errors, are larger is halved, degrees: 0.05″. Deflection of light near the Sun needs this. */
export const TOLERANCE_DEG = 0.05 / 3600;
/** Error that remains because the engine's speeds are inexact in their last digits, degrees: 0.003″. */
const ERROR_FLOOR_DEG = 0.003 / 3600;
/** Observed error as a multiple of the last terms, where deflection of light puts a kink between two nodes. */
const ERROR_PER_TAIL = 10;
/** Shortest piece, days: halving it again would fit the engine's rounding. */
export const SHORTEST_PIECE_DAYS = 1 / 8;

/**
 * Coefficients are whole multiples of 1e-10°, which moves a longitude by less than 0.00001″. So pieces that were compiled
 * and packed as integers have the same bits as those that are fitted.
 */
export const UNITS_PER_DEG = 1e10;

/** Rounds to whole units, without a negative zero. */
export const roundToUnits = (coefficient: number): number =>
  Math.round(coefficient * UNITS_PER_DEG) / UNITS_PER_DEG + 0;

/** Moments of a span at which the fit samples the engine. */
export function nodeMoments(span: JdRange, nodes: number): readonly JdUt[] {
  return hermiteNodes(nodes).map((x) => momentAt(span, x));
}

/**
 * Fits the longitude over a span. Halves the span, and its halves, until a polynomial meets the tolerance.
 *
 * @param states states of the body at {@link nodeMoments}
 */
export const fitLongitude = (
  span: JdRange,
  states: readonly LongitudeMotion[],
  stateAt: StateAt,
): readonly LongitudePiece[] => fitBetweenEnds(span, states, stateAt).map((piece) => addTurningPoints(piece, stateAt));

/** {@link fitLongitude} with pieces whose only nodes are their ends. */
export function fitBetweenEnds(
  span: JdRange,
  states: readonly LongitudeMotion[],
  stateAt: StateAt,
): readonly LongitudePiece[] {
  const series = fitSeries(span, states);
  const isShortest = span.toJdUt - span.fromJdUt <= SHORTEST_PIECE_DAYS;
  if (isShortest || tailMagnitude(series) <= TOLERANCE_DEG)
    return [createPiece(span, series, endNodesOf(span, states))];
  return halveRange(span).flatMap((half) =>
    fitBetweenEnds(half, nodeMoments(half, states.length).map(stateAt), stateAt),
  );
}

const endNodesOf = ({ fromJdUt, toJdUt }: JdRange, states: readonly LongitudeMotion[]): readonly FitNode[] => [
  toFitNode(fromJdUt, states[0] as LongitudeMotion),
  toFitNode(toJdUt, states.at(-1) as LongitudeMotion),
];

/** A piece with the engine's longitude at each turning point of its series, between its ends. */
export function addTurningPoints(piece: LongitudePiece, stateAt: StateAt): LongitudePiece {
  const { series, slope, nodes } = piece;
  const turns = (hasNoRoot(slope) ? [] : findSeriesExtrema(series)).map((x) => {
    const acceleration = evaluateChebyshev(deriveChebyshev(slope), x) / ((piece.toJdUt - piece.fromJdUt) / 2) ** 2;
    return sampleTurn(piece, { moment: momentAt(piece, x), acceleration }, stateAt);
  });
  return turns.length === 0 ? piece : { ...piece, nodes: [nodes[0] as FitNode, ...turns, nodes.at(-1) as FitNode] };
}

const errorFromTail = (series: ChebyshevSeries): number => ERROR_PER_TAIL * tailMagnitude(series) + ERROR_FLOOR_DEG;

/**
 * A piece with the slope that follows from its series.
 *
 * @param errorDeg default: estimated from the last terms of the series
 */
export function createPiece(
  { fromJdUt, toJdUt }: JdRange,
  series: ChebyshevSeries,
  nodes: readonly FitNode[],
  errorDeg = errorFromTail(series),
): LongitudePiece {
  return { fromJdUt, toJdUt, series, slope: deriveChebyshev(series), errorDeg, nodes };
}

/** The engine's longitude at a turning point of a fit. */
function sampleTurn(span: JdRange, turn: Parameters<typeof refineTurn>[0], stateAt: StateAt): FitNode {
  let last = { moment: turn.moment, state: stateAt(turn.moment) };
  const moment = refineTurn(turn, span, (at) => {
    if (at !== last.moment) last = { moment: at, state: stateAt(at) };
    return last.state.longitudeSpeedDegPerDay;
  });
  return moment === last.moment ? toFitNode(moment, last.state) : sampleFitNode(moment, stateAt);
}

const toFitNode = (moment: JdUt, { longitudeDeg }: LongitudeMotion): FitNode => ({
  moment,
  longitudeDeg,
});

/** Samples the engine at a moment. */
export const sampleFitNode = (moment: JdUt, stateAt: StateAt): FitNode => toFitNode(moment, stateAt(moment));

function fitSeries({ fromJdUt, toJdUt }: JdRange, states: readonly LongitudeMotion[]): ChebyshevSeries {
  const daysPerX = (toJdUt - fromJdUt) / 2;
  const series = fitHermite(
    unwrapLongitudes(states.map(({ longitudeDeg }) => longitudeDeg)),
    states.map(({ longitudeSpeedDegPerDay }) => longitudeSpeedDegPerDay * daysPerX),
  );
  return series.map(roundToUnits);
}

/** Longitudes in order of time without jumps at 0° Aries, from the first one. */
export function unwrapLongitudes(longitudesDeg: readonly number[]): readonly number[] {
  let last = longitudesDeg[0] ?? 0;
  return longitudesDeg.map((longitudeDeg) => {
    last += arcDeg(last, longitudeDeg);
    return last;
  });
}
