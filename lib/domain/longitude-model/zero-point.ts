import { longitudeDeg, separationDeg, TURN_DEG } from '../../units/angle.ts';
import { clipRange, type JdRange, jdUt } from '../../units/time.ts';
import { type ChebyshevSeries, chebyshevNodes, evaluateChebyshev, fitChebyshev } from '../search/chebyshev.ts';
import { momentAt } from '../search/curve.ts';
import { hermiteNodes } from '../search/hermite.ts';
import { normalizedTimeAt } from './fitted-motion.ts';
import { type GeocentricSky, toTropicalSky, toZodiacKey } from './geocentric-sky.ts';
import {
  addTurningPoints,
  createPiece,
  type FitNode,
  type LongitudePiece,
  type StateAt,
  sampleFitNode,
  unwrapLongitudes,
} from './longitude-piece.ts';

/** Cells of zero points, days: the longest of a body, a whole multiple of all others. */
const CELL_DAYS = 32;
/**
 * Samples of a zero point in a cell. Nutation is a sum of even waves, of five days and more, that 32 terms always follow.
 * Precession is nearly straight, but the light of a star that defines a zero point is deflected as it passes the Sun.
 */
const SAMPLES = { tropical: { terms: 32, checks: 0 }, sidereal: { terms: 12, checks: 13 } } as const;
/** Terms of a zero point over part of a cell, and those that each further day needs. */
const LEAST_TERMS = 8;
const TERMS_PER_DAY = 0.75;

/** Error of nutation and precession between the samples, degrees, and of what the engine's own rounding adds. */
const ERROR_FLOOR_DEG = 1e-11;
/** Error between the checks as a multiple of the largest at a check, as for precise fits. */
const ERROR_PER_RESIDUAL = 1.5;
/** A zero point that is fitted worse is not used, degrees: 0.004″. */
const TOLERANCE_DEG = 1e-6;

/**
 * The last terms of a piece, each of which costs time at every look at it, are dropped where they add up to less than this share
 * of its error, and than this many degrees: neighbouring pieces still meet.
 */
const NEGLIGIBLE_SHARE = 0.01;
const NEGLIGIBLE_DEG = 1e-10;

/**
 * A zero point with a larger error, degrees, does not give the ends of pieces: the engine does. A crossing as near to the border
 * of two pieces could else be a millisecond off.
 */
const EXACT_WITHIN_DEG = 1e-10;

/** From where longitudes are counted before they are shifted: the mean equinox, or the true one. */
export type Origin = 'mean_equinox' | 'tropical';

/** A zero point over one cell of 32 days. */
export interface ZeroPoint extends JdRange {
  /** Longitude from the origin, degrees. */
  readonly series: ChebyshevSeries;
  /** Largest error, degrees. */
  readonly errorDeg: number;
}

/**
 * Longitude of a zodiac's zero point from an origin in the cell of 32 days that holds a moment.
 *
 * @returns undefined where the zero point has no such longitude, or none that a short series follows
 */
export type ZeroPointOf = (origin: Origin, moment: number) => ZeroPoint | undefined;

/** Takes each cell from the store, else fits it, once. */
export function createZeroPoints(sky: GeocentricSky): ZeroPointOf {
  const zeroPointOf = loadOrFitOncePerCell(sky);
  const equinoxOf = loadOrFitOncePerCell(toTropicalSky(sky));
  return (origin, moment) => {
    const cell = Math.floor(moment / CELL_DAYS);
    const zeroPoint = zeroPointOf(cell);
    const equinox = zeroPoint && origin === 'tropical' ? equinoxOf(cell) : undefined;
    if (!zeroPoint || !equinox) return zeroPoint;
    const errorDeg = zeroPoint.errorDeg + equinox.errorDeg;
    return { ...zeroPoint, series: subtractSeries(zeroPoint.series, equinox.series), errorDeg };
  };
}

function loadOrFitOncePerCell(sky: GeocentricSky): (cell: number) => ZeroPoint | undefined {
  const found = new Map<number, readonly LongitudePiece[]>();
  return (cell) => {
    const pieces = found.get(cell) ?? loadOrFitZeroPoint(sky, cell);
    found.set(cell, pieces);
    return pieces[0];
  };
}

/** The zero point as the only piece of its cell; none where no short series follows it. */
function loadOrFitZeroPoint({ store, ...sky }: GeocentricSky, cell: number): readonly LongitudePiece[] {
  const key = `${toZodiacKey(sky.zodiac)}#${cell}`;
  const known = store.get(key);
  if (known) return known;
  const whole = { fromJdUt: jdUt(cell * CELL_DAYS), toJdUt: jdUt((cell + 1) * CELL_DAYS) };
  const fitted = fitZeroPoint(sky, clipRange(whole, sky.ephemeris.coverage()));
  const pieces = fitted ? [createPiece(fitted, fitted.series, [], fitted.errorDeg)] : [];
  store.set(key, pieces);
  return pieces;
}

/**
 * A piece counted from a zero point in place of its origin.
 *
 * @param piece within the cell of the zero point; its turning points are not used
 * @param stateAt in the zodiac of the zero point
 */
export function shiftPiece(piece: LongitudePiece, zeroPoint: ZeroPoint, stateAt: StateAt): LongitudePiece {
  const over = restrictTo(piece, zeroPoint);
  const errorDeg = (1 + NEGLIGIBLE_SHARE) * (piece.errorDeg + zeroPoint.errorDeg);
  const shifted = trimSeries(subtractSeries(piece.series, over), Math.min(NEGLIGIBLE_SHARE * errorDeg, NEGLIGIBLE_DEG));
  shifted[0] = (shifted[0] as number) - TURN_DEG * Math.floor(evaluateChebyshev(shifted, -1) / TURN_DEG);
  const shiftEnd = ({ moment, longitudeDeg: degree }: FitNode, x: -1 | 1): FitNode =>
    zeroPoint.errorDeg > EXACT_WITHIN_DEG
      ? sampleFitNode(moment, stateAt)
      : { moment, longitudeDeg: longitudeDeg(degree - evaluateChebyshev(over, x)) };
  const nodes = [shiftEnd(piece.nodes[0] as FitNode, -1), shiftEnd(piece.nodes.at(-1) as FitNode, 1)];
  return addTurningPoints(createPiece(piece, shifted, nodes, errorDeg), stateAt);
}

/** The series of a zero point over part of its cell. */
function restrictTo(span: JdRange, { series, ...cell }: ZeroPoint): ChebyshevSeries {
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

/** The series without last terms that add up to less than a value. */
function trimSeries(series: readonly number[], value: number): number[] {
  let [length, dropped] = [series.length, 0];
  while (length > 1) {
    dropped += Math.abs(series[length - 1] as number);
    if (dropped >= value) break;
    length -= 1;
  }
  return series.slice(0, length);
}

function fitZeroPoint({ ephemeris, zodiac }: Omit<GeocentricSky, 'store'>, span: JdRange): ZeroPoint | undefined {
  const { terms, checks } = SAMPLES[zodiac.type];
  const valuesAt = (nodes: readonly number[]) => nodes.map((x) => ephemeris.zeroPointDeg(zodiac, momentAt(span, x)));
  const fitted = valuesAt(chebyshevNodes(terms)).filter((value) => value !== undefined);
  if (fitted.length < terms) return undefined;
  const series = fitChebyshev(unwrapLongitudes(fitted));
  const checkNodes = checks === 0 ? [] : hermiteNodes(checks);
  const residuals = valuesAt(checkNodes).map((value, index) =>
    separationDeg(value ?? Number.NaN, evaluateChebyshev(series, checkNodes[index] as number)),
  );
  const errorDeg = ERROR_PER_RESIDUAL * Math.max(0, ...residuals) + ERROR_FLOOR_DEG;
  return errorDeg <= TOLERANCE_DEG ? { ...span, series, errorDeg } : undefined;
}
