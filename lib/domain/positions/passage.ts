import { arcDeg, longitudeDeg } from '../../units/angle.ts';
import { type JdUt, jdUt } from '../../units/time.ts';
import { evaluateChebyshev } from '../search/chebyshev.ts';
import { falsePosition } from '../search/false-position.ts';
import { refineZero } from '../search/refine.ts';
import type { LongitudePiece } from './longitude-piece.ts';
import type { LongitudePath, PathKnot, Run } from './path.ts';
import { longitudeAt, type Sky } from './sky.ts';

/** A body passing a degree, in one run of its path. */
export interface Passage {
  readonly path: LongitudePath;
  readonly run: Run;
  /** The degree, counted as the path counts. */
  readonly levelDeg: number;
}

/** What the fit says of a passage. */
interface Fitted {
  readonly passage: Passage;
  readonly moment: JdUt;
  readonly piece: LongitudePiece;
  /** Index of the knot before it: between that one and the next it lies on the engine too. */
  readonly knot: number;
}

/** Nearer to a degree, a fit counts as there: a thousandth of what it is off at best. */
const AT_DEGREE_DEG = 1e-9;

/** When the fit has the body at a degree. */
function fittedPassage(passage: Passage): Fitted {
  const { path, levelDeg } = passage;
  const knot = knotBefore(passage);
  const [from, to] = [path.knots[knot] as PathKnot, path.knots[knot + 1] as PathKnot];
  const piece = path.pieces[knot] as LongitudePiece;
  const [low, high] = [xOf(piece, from.moment), xOf(piece, to.moment)];
  const turns = Math.round((from.runningDeg - evaluateChebyshev(piece.series, low)) / 360);
  const gapAt = (x: number): number => evaluateChebyshev(piece.series, x) + 360 * turns - levelDeg;
  const x = crossedBetween(gapAt, low, high);
  return { passage, moment: jdUt(piece.fromJdUt + (x + 1) * daysPerX(piece)), piece, knot };
}

/** An end where the fit, unlike the engine, does not reach the degree between the two. */
function crossedBetween(gapAt: (x: number) => number, low: number, high: number): number {
  const [atLow, atHigh] = [gapAt(low), gapAt(high)];
  if (atLow < 0 === atHigh < 0) return Math.abs(atLow) < Math.abs(atHigh) ? low : high;
  return falsePosition(gapAt, { low, high, smallestStep: Number.EPSILON, smallestValue: AT_DEGREE_DEG });
}

/** The fit's own moment is taken where it is likely right to a second. */
const SECOND_DAYS = 1 / 86_400;

/** A moment to about a second, or to the millisecond. */
export interface NearMoment {
  readonly moment: JdUt;
  /** What the engine has still to be asked about; undefined where the moment is the engine's own. */
  readonly unsettled: Fitted | undefined;
}

/** When a body is at a degree, to about a second: off the fit where that is good enough, else from the engine. */
export function nearMoment(sky: Sky, passage: Passage): NearMoment {
  const fitted = fittedPassage(passage);
  const { moment, piece } = fitted;
  const isGoodEnough = piece.errorDeg < Math.abs(speedAt(piece, moment)) * SECOND_DAYS;
  if (isGoodEnough) return { moment, unsettled: fitted };
  return { moment: settled(sky, fitted), unsettled: undefined };
}

/** When the engine has the body at a degree. */
export function settledPassage(sky: Sky, passage: Passage): JdUt {
  return settled(sky, fittedPassage(passage));
}

function knotBefore({ path: { knots }, run: { first, last, forward }, levelDeg }: Passage): number {
  let [low, high] = [first, last];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const isBefore = (knots[middle] as PathKnot).runningDeg < levelDeg === forward;
    if (isBefore) low = middle;
    else high = middle;
  }
  return low;
}

const daysPerX = ({ fromJdUt, toJdUt }: LongitudePiece): number => (toJdUt - fromJdUt) / 2;

const xOf = (piece: LongitudePiece, moment: number): number => (moment - piece.fromJdUt) / daysPerX(piece) - 1;

/** A fit's speed, degrees per day. */
const speedAt = (piece: LongitudePiece, moment: number): number =>
  evaluateChebyshev(piece.slope, xOf(piece, moment)) / daysPerX(piece);

/** A fifth of a millisecond. */
const SETTLED_DAYS = 0.2e-3 / 86_400;
const MOST_STEPS = 6;

/**
 * From the fit's moment on by Newton's steps: places are the engine's, speeds the fit's.
 *
 * Mostly one step is enough, as a fit is right to some thousandths of a second of arc. Close to a station, where a body
 * hardly moves, steps lead astray; its knots hold the moment between them, so it is then found by false position.
 */
export function settled(sky: Sky, { passage, piece, knot, ...fitted }: Fitted): JdUt {
  const { path, levelDeg } = passage;
  const targetDeg = longitudeDeg(levelDeg);
  const [from, to] = [path.knots[knot] as PathKnot, path.knots[knot + 1] as PathKnot];
  const gapAt = (at: JdUt): number => arcDeg(targetDeg, longitudeAt(sky, path.body, at));
  let { moment } = fitted;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const speed = speedAt(piece, moment);
    const next = jdUt(moment - gapAt(moment) / speed);
    const isBetween = next >= from.moment && next <= to.moment;
    if (!isBetween) break;
    const speedError = Math.abs(speedAt(piece, next) - speed) / 2 + speedErrorOf(piece);
    if (Math.abs(((next - moment) / speed) * speedError) < SETTLED_DAYS) return next;
    moment = next;
  }
  return refineZero(gapAt, { low: from.moment, high: to.moment });
}

/** A fit swings about what it was fitted to, from node to node: so fast may the difference change, degrees per day. */
const speedErrorOf = (piece: LongitudePiece): number => piece.errorDeg / (daysPerX(piece) / 8);
