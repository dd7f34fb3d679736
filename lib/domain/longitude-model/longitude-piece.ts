import type { EclipticState } from '../../ephemeris/port.ts';
import { arcDeg, type LongitudeDeg } from '../../units/angle.ts';
import { type JdRange, type JdUt, jdUt } from '../../units/time.ts';
import { type ChebyshevSeries, deriveChebyshev, evaluateChebyshev, tailMagnitude } from '../search/chebyshev.ts';
import { momentAt } from '../search/curve.ts';
import { fitHermite, hermiteNodes } from '../search/hermite.ts';
import { findSeriesExtrema } from '../search/roots.ts';

/** A moment at which the engine itself said where the body is. */
export interface FitNode {
  readonly moment: JdUt;
  readonly longitudeDeg: LongitudeDeg;
}

/** A body's longitude over a few days, as a polynomial and as the engine has it where that matters most. */
export interface LongitudePiece extends JdRange {
  /** Degrees over `[-1, 1]`; begins in `[0, 360)` and runs on over the border of the circle. */
  readonly series: ChebyshevSeries;
  /** Its derivative by `x`. */
  readonly slope: ChebyshevSeries;
  /** How far the polynomial may be from the engine, degrees: an estimate from its last terms. */
  readonly errorDeg: number;
  /** Beginning and end, and between them every moment at which the body turns; ascending. */
  readonly nodes: readonly FitNode[];
}

/** What the engine says of one body at a moment. */
export type StateAt = (moment: JdUt) => EclipticState;

/** A piece whose last terms are larger is halved, degrees: 0.05″. Light bent by the Sun is what needs it. */
const TOLERANCE_DEG = 0.05 / 3600;
/** What the engine's speeds, inexact in the last places, leave of an error, degrees: 0.003″. */
const ERROR_FLOOR_DEG = 0.003 / 3600;
/** So many times its last terms a fit was seen to miss by, where light bent by the Sun puts a kink between two nodes. */
const ERROR_PER_TAIL = 10;
/** A piece so short that halving it again would chase the engine's rounding. */
const SHORTEST_PIECE_DAYS = 1 / 8;

/** The moments of a span at which the engine is asked. */
export function nodeMoments(span: JdRange, nodes: number): readonly JdUt[] {
  return hermiteNodes(nodes).map((x) => momentAt(span, x));
}

/**
 * Fits a span, in halves of halves where one polynomial is too stiff for it.
 *
 * @param states of the body at {@link nodeMoments}
 */
export function fitLongitude(
  span: JdRange,
  states: readonly EclipticState[],
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
  readonly states: readonly EclipticState[];
}

function buildPiece({ span, series, states }: FittedSeries, stateAt: StateAt): LongitudePiece {
  const slope = deriveChebyshev(series);
  const turns = findSeriesExtrema(series).map((x) =>
    refineTurningPoint(span, { x, bend: evaluateChebyshev(deriveChebyshev(slope), x) }, stateAt),
  );
  const [first, last] = [states[0] as EclipticState, states.at(-1) as EclipticState];
  const nodes = [toFitNode(span.fromJdUt, first), ...turns, toFitNode(span.toJdUt, last)];
  return { ...span, series, slope, errorDeg: ERROR_PER_TAIL * tailMagnitude(series) + ERROR_FLOOR_DEG, nodes };
}

/** Where the fit turns, and its second derivative there. */
interface FittedTurningPoint {
  readonly x: number;
  readonly bend: number;
}

/** So little beyond the engine's place at a turn may the body still go, degrees: 0.00004″. */
const TURN_ERROR_DEG = 1e-8;
const MAX_TURN_STEPS = 3;

/**
 * The engine's place where the body turns.
 *
 * Next to a turn the place hardly changes, so the fit's moment mostly does: only where the engine is so fast there that
 * it goes on noticeably, the moment is moved by Newton's step. Asking for speed zero itself would be asking for noise.
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

const toFitNode = (moment: JdUt, { longitudeDeg }: EclipticState): FitNode => ({ moment, longitudeDeg });

export const sampleFitNode = (moment: JdUt, stateAt: StateAt): FitNode => toFitNode(moment, stateAt(moment));

function fitSeries({ fromJdUt, toJdUt }: JdRange, states: readonly EclipticState[]): ChebyshevSeries {
  let last: number = states[0]?.longitudeDeg ?? 0;
  const running = states.map(({ longitudeDeg }) => {
    last += arcDeg(last, longitudeDeg);
    return last;
  });
  const daysPerX = (toJdUt - fromJdUt) / 2;
  return fitHermite(
    running,
    states.map(({ longitudeSpeedDegPerDay }) => longitudeSpeedDegPerDay * daysPerX),
  );
}
