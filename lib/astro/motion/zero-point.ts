import { AYANAMSAS_OF_AN_EPOCH } from '../../base/catalog/ayanamsas.ts';
import { longitudeDeg } from '../../base/units/angle.ts';
import { clipRange, jdUt } from '../../base/units/time.ts';
import { chebyshevNodes, fitChebyshev, tailMagnitude } from '../search/chebyshev.ts';
import { momentAt } from '../search/curve.ts';
import { fittedLongitudeDeg } from './fitted-motion.ts';
import { type GeocentricSky, toCellKey } from './geocentric-sky.ts';
import {
  addTurningPoints,
  createPiece,
  type FitNode,
  type LongitudePiece,
  type StateAt,
  unwrapLongitudes,
} from './longitude-piece.ts';
import { subtractPieces } from './piece-difference.ts';

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

/**
 * Tropical longitude of a sidereal zero point in the cell of 32 days that holds a moment, from the store or fitted.
 *
 * @returns undefined where no short series follows it, and for a zodiac on the ecliptic of an epoch, which is no shift
 */
export function loadOrFitZeroPoint(sky: GeocentricSky, moment: number): LongitudePiece | undefined {
  const { store, ephemeris, zodiac } = sky;
  if (zodiac.type === 'tropical' || AYANAMSAS_OF_AN_EPOCH.has(zodiac.ayanamsa)) return undefined;
  const cell = Math.floor(moment / CELL_DAYS);
  const key = toCellKey(sky, 'zero_point', cell);
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
  const nodes = [piece.nodes[0] as FitNode, piece.nodes.at(-1) as FitNode].map(({ moment, longitudeDeg: degree }) => ({
    moment,
    longitudeDeg: longitudeDeg(degree - fittedLongitudeDeg(zeroPoint, moment)),
  }));
  const errorDeg = piece.errorDeg + zeroPoint.errorDeg;
  return addTurningPoints(createPiece(piece, subtractPieces(piece, piece, zeroPoint), nodes, errorDeg), stateAt);
}
