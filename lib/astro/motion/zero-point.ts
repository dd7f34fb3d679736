import { AYANAMSAS_OF_A_STAR } from '../../base/catalog/ayanamsas.ts';
import { longitudeDeg, separationDeg, TURN_DEG } from '../../base/units/angle.ts';
import { clipRange, type JdRange, jdUt } from '../../base/units/time.ts';
import type { FitNode, LongitudePiece, SearchZodiac } from '../port.ts';
import {
  type ChebyshevSeries,
  chebyshevNodes,
  evaluateChebyshev,
  fitChebyshev,
  tailMagnitude,
} from '../search/chebyshev.ts';
import { momentAt } from '../search/curve.ts';
import { hermiteNodes } from '../search/hermite.ts';
import { normalizedTimeAt } from './fitted-motion.ts';
import { type GeocentricSky, toTropicalSky, toZodiacKey } from './geocentric-sky.ts';
import { addTurningPoints, createPiece, type StateAt, sampleFitNode, unwrapLongitudes } from './longitude-piece.ts';

/** Cells of zero points, days: the longest of a body, a whole multiple of all others. */
const CELL_DAYS = 32;

/** How a zero point is fitted in a cell. */
interface ZeroPointFit {
  readonly terms: number;
  /** Largest error, degrees, where the last terms are no larger than {@link SMALL_TAIL_DEG}. */
  readonly errorDeg: number;
}

/** Nutation is a sum of even waves, of five days and more, that 32 terms always follow, to 1e-11° of what is within 3e-11° of the engine's. */
const NUTATION_FIT: ZeroPointFit = { terms: 32, errorDeg: 4e-11 };
/** Precession is nearly straight. */
const FORMULA_FIT: ZeroPointFit = { terms: 6, errorDeg: 1e-11 };
/** Aberration has waves of a year and a month. Of 4000 cells the largest error was 2.7e-9°: the engine's Earth jumps by as much. */
const STAR_FIT: ZeroPointFit = { terms: 18, errorDeg: 5e-9 };

/**
 * Larger last terms, degrees, show that the light of a star that defines a zero point is deflected as it passes the Sun, in 6 of
 * 100 cells. The error is then measured between the samples.
 */
const SMALL_TAIL_DEG = 2e-9;
const CHECKS = 13;
/** Error between the checks as a multiple of the largest at a check, as for precise fits. */
const ERROR_PER_RESIDUAL = 1.5;
/** A zero point that is fitted worse is not used, degrees: 0.004″. */
const TOLERANCE_DEG = 1e-6;

const fitSettingsOf = (zodiac: SearchZodiac): ZeroPointFit => {
  if (zodiac.type === 'tropical') return NUTATION_FIT;
  return AYANAMSAS_OF_A_STAR.has(zodiac.ayanamsa) ? STAR_FIT : FORMULA_FIT;
};

/** Terms of a zero point over part of a cell, and those that each further day needs. */
const LEAST_TERMS = 8;
const TERMS_PER_DAY = 0.75;

/**
 * The last terms of a piece, each of which costs time at every look at it, are dropped where they add up to less than this share
 * of its error, and than this many degrees: neighboring pieces still meet.
 */
const NEGLIGIBLE_SHARE = 0.01;
const NEGLIGIBLE_DEG = 1e-10;

/** A zero point with a larger error, degrees, does not give the ends of pieces: the engine does. */
const EXACT_WITHIN_DEG = 6e-9;

/** From where longitudes are counted before they are shifted: the mean equinox, or the true one. */
type Origin = 'mean_equinox' | 'tropical';

/** A zero point over one cell of 32 days. */
interface ZeroPoint extends JdRange {
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
  const { terms, errorDeg } = fitSettingsOf(zodiac);
  const valueAt = (x: number) => ephemeris.zeroPointDeg(zodiac, momentAt(span, x));
  const values = chebyshevNodes(terms)
    .map(valueAt)
    .filter((value) => value !== undefined);
  if (values.length < terms) return undefined;
  const series = fitChebyshev(unwrapLongitudes(values));
  if (tailMagnitude(series) <= SMALL_TAIL_DEG) return { ...span, series, errorDeg };
  const residuals = hermiteNodes(CHECKS).map((x) =>
    separationDeg(valueAt(x) ?? Number.NaN, evaluateChebyshev(series, x)),
  );
  const measuredDeg = ERROR_PER_RESIDUAL * Math.max(...residuals) + errorDeg;
  return measuredDeg <= TOLERANCE_DEG ? { ...span, series, errorDeg: measuredDeg } : undefined;
}
