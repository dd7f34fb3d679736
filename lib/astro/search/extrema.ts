import { clipRange, type JdRange, type JdUt, jdUt, rangeAround } from '../../base/units/time.ts';
import { deriveChebyshev, evaluateChebyshev } from './chebyshev.ts';
import { type CurvePiece, evaluatePiece, fitCurve, momentAt } from './curve.ts';
import { refineZero, type ValueAt } from './zeros.ts';

/** A local extremum of a quantity. */
export interface Extremum {
  readonly moment: JdUt;
  readonly value: number;
  readonly kind: 'maximum' | 'minimum';
}

/** Two extrema of one kind within this time are the same, found in two overlapping pieces. */
const DUPLICATE_WITHIN_DAYS = 1 / 1440;

/**
 * Local extrema of a fitted curve, ascending, each once.
 *
 * The moment is the fit's. Around an extremum a quantity hardly changes, and the noise of the engine's values there is
 * larger than the change in a second.
 */
export function findExtrema(pieces: readonly CurvePiece[]): readonly Extremum[] {
  const extrema: Extremum[] = [];
  for (const piece of pieces) {
    const slope = deriveChebyshev(piece.series);
    for (const x of piece.extrema) {
      const isMaximum = evaluateChebyshev(deriveChebyshev(slope), x) < 0;
      const kind = isMaximum ? 'maximum' : 'minimum';
      const extremum: Extremum = { moment: momentAt(piece, x), value: evaluatePiece(piece, x), kind };
      if (!isSameExtremum(extrema.at(-1), extremum)) extrema.push(extremum);
    }
  }
  return extrema;
}

/** Fine fit that refines an extremum of a coarse curve. */
interface ExtremumFit {
  /** Half-width of the fine fit around the coarse extremum, days. */
  readonly halfWidthDays: number;
  /** Terms of the fine fit. */
  readonly terms: number;
  /** Samples of the fine fit. */
  readonly samples: number;
  /** Range in which the quantity is defined. */
  readonly within: JdRange;
}

/**
 * Refines an extremum of a coarse curve on a short, fine fit around it.
 *
 * @returns undefined where the fine fit has no extremum of this kind
 */
export function refineExtremum(coarse: Extremum, valueAt: ValueAt, fineFit: ExtremumFit): Extremum | undefined {
  const { halfWidthDays, terms, samples, within } = fineFit;
  const range = clipRange(rangeAround(coarse.moment, halfWidthDays), within);
  const fit = { pieceDays: 2 * halfWidthDays, terms, samples, tolerance: Number.POSITIVE_INFINITY };
  const distance = ({ moment }: Extremum): number => Math.abs(moment - coarse.moment);
  return findExtrema(fitCurve(range, valueAt, fit))
    .filter(({ kind }) => kind === coarse.kind)
    .sort((a, b) => distance(a) - distance(b))[0];
}

function isSameExtremum(last: Extremum | undefined, next: Extremum): boolean {
  return last !== undefined && last.kind === next.kind && next.moment - last.moment < DUPLICATE_WITHIN_DAYS;
}

/**
 * The extremum of a smooth quantity between two moments: the zero of its slope, which is a difference over a time.
 *
 * @param halfStepDays half that time, days: a shorter one loses digits, over a longer one the curve bends
 * @returns undefined where the slope has one sign at both moments
 */
export function findTurn(valueAt: ValueAt, { fromJdUt, toJdUt }: JdRange, halfStepDays: number): JdUt | undefined {
  const slopeAt: ValueAt = (moment) => valueAt(jdUt(moment + halfStepDays)) - valueAt(jdUt(moment - halfStepDays));
  if (slopeAt(fromJdUt) < 0 === slopeAt(toJdUt) < 0) return undefined;
  return refineZero(slopeAt, { low: fromJdUt, high: toJdUt });
}

/** A turn of a longitude, or of the difference of two, on a fit. */
interface FittedTurn {
  readonly moment: JdUt;
  /** Second derivative there, degrees per day². */
  readonly acceleration: number;
}

/** Error allowed in the longitude at a turn, degrees: 0.00004″. */
const TURN_ERROR_DEG = 1e-8;
const MAX_TURN_STEPS = 3;

/**
 * The moment of a turn. The longitude hardly changes there, so the fit's moment mostly stays. Newton's steps move it only where the
 * remaining speed still shifts the extremum noticeably: a search for speed zero itself would find noise of the engine's speeds.
 *
 * @param speedAt the engine's speed, degrees per day
 */
export function refineTurn({ moment: fitted, acceleration }: FittedTurn, span: JdRange, speedAt: ValueAt): JdUt {
  let moment = fitted;
  for (let step = 0; step < MAX_TURN_STEPS; step += 1) {
    const speed = speedAt(moment);
    const next = jdUt(moment - speed / acceleration);
    const isThere = speed ** 2 / Math.abs(2 * acceleration) <= TURN_ERROR_DEG;
    if (isThere || !(next > span.fromJdUt && next < span.toJdUt)) break;
    moment = next;
  }
  return moment;
}
