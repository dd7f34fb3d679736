import { clipRange, type JdUt, rangeAround, SECONDS_PER_DAY } from '../../base/units/time.ts';
import { deriveChebyshev, evaluateChebyshev } from './chebyshev.ts';
import { type CurvePiece, momentAt, type ValueAt } from './curve.ts';
import { refineZero } from './refine.ts';
import { findRoots } from './roots.ts';

/** A moment at which a quantity passes a level. */
export interface LevelCrossing {
  readonly moment: JdUt;
  readonly isRising: boolean;
}

/** Half-width of the bracket on the quantity itself around the fit's crossing. */
const BRACKET_DAYS = 60 / SECONDS_PER_DAY;
/** Two crossings in one direction within this time are the same, found in two overlapping pieces. */
const DUPLICATE_WITHIN_DAYS = 1 / SECONDS_PER_DAY;

/**
 * Every moment at which a fitted quantity passes a level, ascending, each once. The fit finds them, the quantity itself
 * gives the moment.
 */
export function findLevelCrossings(
  pieces: readonly CurvePiece[],
  valueAt: ValueAt,
  level: number,
): readonly LevelCrossing[] {
  const gapAt: ValueAt = (moment) => valueAt(moment) - level;
  const crossings = pieces.flatMap((piece) => {
    const [mean = 0, ...rest] = piece.series;
    const slope = deriveChebyshev(piece.series);
    return findRoots([mean - level, ...rest]).map((x) => ({
      moment: refineCrossing(piece, momentAt(piece, x), gapAt),
      isRising: evaluateChebyshev(slope, x) > 0,
    }));
  });
  return crossings.filter((crossing, index) => !isSameCrossing(crossings[index - 1], crossing));
}

/** Near an extremum the quantity may not pass the level within the bracket; the fit's moment then stays. */
function refineCrossing(piece: CurvePiece, guess: JdUt, gapAt: ValueAt): JdUt {
  const { fromJdUt: low, toJdUt: high } = clipRange(rangeAround(guess, BRACKET_DAYS), piece);
  return gapAt(low) < 0 !== gapAt(high) < 0 ? refineZero(gapAt, { low, high }) : guess;
}

const isSameCrossing = (last: LevelCrossing | undefined, { moment, isRising }: LevelCrossing): boolean =>
  last !== undefined && last.isRising === isRising && Math.abs(moment - last.moment) < DUPLICATE_WITHIN_DAYS;
