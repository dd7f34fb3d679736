import { AYANAMSAS_OF_AN_EPOCH } from '../../base/catalog/ayanamsas.ts';
import { longitudeDeg, TURN_DEG } from '../../base/units/angle.ts';
import { clipRange, type JdRange, jdUt } from '../../base/units/time.ts';
import {
  type ChebyshevSeries,
  chebyshevNodes,
  evaluateChebyshev,
  fitChebyshev,
  tailMagnitude,
} from '../search/chebyshev.ts';
import { momentAt } from '../search/curve.ts';
import { normalizedTimeAt } from './fitted-motion.ts';
import { type GeocentricSky, toZodiacKey } from './geocentric-sky.ts';
import {
  addTurningPoints,
  createPiece,
  type FitNode,
  type LongitudePiece,
  type StateAt,
  unwrapLongitudes,
} from './longitude-piece.ts';

/** Cells of zero points, days: the longest of a body, a whole multiple of all others. */
const CELL_DAYS = 32;

/** Terms of a zero point in a cell: nutation has waves of nine days and less. The median error is 3e-10°. */
const TERMS = 26;
/** Stated error as a multiple of the last terms, and what remains, as the Earth from which a star is seen jumps, degrees. */
const ERROR_PER_TAIL = 4;
const ERROR_FLOOR_DEG = 1e-9;
/**
 * A zero point with larger last terms is not used, degrees: in 6 of 100 cells the light of the star that defines it is deflected as it
 * passes the Sun. Errors are up to twenty times the last terms there.
 */
const LARGEST_TAIL_DEG = 1e-8;

/** Terms of a zero point over part of a cell, and those that each further day needs. */
const LEAST_TERMS = 8;
const TERMS_PER_DAY = 0.75;

/** The last terms of a piece are dropped where they add up to less than this, degrees: neighboring pieces still meet. */
const NEGLIGIBLE_DEG = 1e-10;

/**
 * Tropical longitude of a sidereal zero point in the cell of 32 days that holds a moment, from the store or fitted.
 *
 * @returns undefined where no short series follows it, and for a zodiac on the ecliptic of an epoch, which is no shift
 */
export function loadOrFitZeroPoint(
  { store, ephemeris, zodiac }: GeocentricSky,
  moment: number,
): LongitudePiece | undefined {
  if (zodiac.type === 'tropical' || AYANAMSAS_OF_AN_EPOCH.has(zodiac.ayanamsa)) return undefined;
  const cell = Math.floor(moment / CELL_DAYS);
  const key = `${toZodiacKey(zodiac)}#${cell}`;
  const known = store.get(key);
  if (known) return known[0];
  const whole = { fromJdUt: jdUt(cell * CELL_DAYS), toJdUt: jdUt((cell + 1) * CELL_DAYS) };
  const span = clipRange(whole, ephemeris.coverage());
  const values = chebyshevNodes(TERMS).map((x) => ephemeris.ayanamsaDeg(momentAt(span, x), zodiac.ayanamsa));
  const series = fitChebyshev(unwrapLongitudes(values));
  const tail = tailMagnitude(series);
  const errorDeg = ERROR_PER_TAIL * tail + ERROR_FLOOR_DEG;
  const pieces = tail <= LARGEST_TAIL_DEG ? [createPiece(span, series, [], errorDeg)] : [];
  store.set(key, pieces);
  return pieces[0];
}

/**
 * A piece counted from a zero point.
 *
 * @param piece tropical, within the cell of the zero point; its turning points are not used
 * @param stateAt in the zodiac of the zero point
 */
export function shiftPiece(piece: LongitudePiece, zeroPoint: LongitudePiece, stateAt: StateAt): LongitudePiece {
  const over = restrictTo(piece, zeroPoint);
  const shifted = trimSeries(subtractSeries(piece.series, over));
  shifted[0] = (shifted[0] as number) - TURN_DEG * Math.floor(evaluateChebyshev(shifted, -1) / TURN_DEG);
  const shiftEnd = ({ moment, longitudeDeg: degree }: FitNode, x: -1 | 1): FitNode => ({
    moment,
    longitudeDeg: longitudeDeg(degree - evaluateChebyshev(over, x)),
  });
  const nodes = [shiftEnd(piece.nodes[0] as FitNode, -1), shiftEnd(piece.nodes.at(-1) as FitNode, 1)];
  return addTurningPoints(createPiece(piece, shifted, nodes, piece.errorDeg + zeroPoint.errorDeg), stateAt);
}

/** The series of a zero point over part of its cell. */
function restrictTo(span: JdRange, { series, ...cell }: LongitudePiece): ChebyshevSeries {
  const days = span.toJdUt - span.fromJdUt;
  if (days === cell.toJdUt - cell.fromJdUt) return series;
  const nodes = chebyshevNodes(Math.ceil(LEAST_TERMS + TERMS_PER_DAY * days));
  return fitChebyshev(nodes.map((x) => evaluateChebyshev(series, normalizedTimeAt(cell, momentAt(span, x)))));
}

function subtractSeries(series: ChebyshevSeries, other: ChebyshevSeries): number[] {
  const difference = [...series];
  for (let order = 0; order < other.length; order += 1) {
    difference[order] = (difference[order] ?? 0) - (other[order] as number);
  }
  return difference;
}

/** The series without the last terms that are negligible together. */
function trimSeries(series: readonly number[]): number[] {
  let [length, dropped] = [series.length, 0];
  while (length > 1) {
    dropped += Math.abs(series[length - 1] as number);
    if (dropped >= NEGLIGIBLE_DEG) break;
    length -= 1;
  }
  return series.slice(0, length);
}
