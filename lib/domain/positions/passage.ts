import { arcDeg, longitudeDeg } from '../../units/angle.ts';
import { type JdUt, jdUt } from '../../units/time.ts';
import { evaluateChebyshev } from '../search/chebyshev.ts';
import { falsePosition } from '../search/false-position.ts';
import { settledZero } from '../search/newton.ts';
import { daysPerX, fittedSpeed, speedErrorOf, xOf } from './fitted-motion.ts';
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
export const SECOND_DAYS = 1 / 86_400;

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
  const isGoodEnough = piece.errorDeg < Math.abs(fittedSpeed(piece, moment)) * SECOND_DAYS;
  if (isGoodEnough) return { moment, unsettled: fitted };
  return { moment: settled(sky, fitted), unsettled: undefined };
}

/** The engine's own moment. */
export function momentOf(sky: Sky, { moment, unsettled }: NearMoment): JdUt {
  return unsettled ? settled(sky, unsettled) : moment;
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

/**
 * The fit's moment brought to the engine's, mostly by one step, as a fit is right to some thousandths of a second of arc.
 * Close to a station the knots hold the moment between them.
 */
export function settled(sky: Sky, { passage, piece, knot, moment }: Fitted): JdUt {
  const { path, levelDeg } = passage;
  const targetDeg = longitudeDeg(levelDeg);
  const [from, to] = [path.knots[knot] as PathKnot, path.knots[knot + 1] as PathKnot];
  return settledZero({
    moment,
    low: from.moment,
    high: to.moment,
    valueAt: (at) => arcDeg(targetDeg, longitudeAt(sky, path.body, at)),
    speedAt: (at) => fittedSpeed(piece, at),
    speedError: speedErrorOf(piece),
  });
}
