import type { CatalogBodyId } from '../../catalog/bodies.ts';
import type { JdUt } from '../../units/time.ts';
import { evaluateChebyshev } from '../search/chebyshev.ts';
import { normalizedTimeAt } from './fitted-motion.ts';
import type { GeocentricSky, PieceStore } from './geocentric-sky.ts';
import { CELL_DAYS, createZeroPoints, findKnownZeroPoint, type ZeroPoint } from './zero-point.ts';

/**
 * Error that {@link nearLongitudeAt} never exceeds, degrees: the error of fitted nutation. The largest of a million sums was 1e-12°. In a
 * millisecond the Sun moves a thousand times as far.
 */
export const NEAR_LONGITUDE_ERROR_DEG = 1e-11;

/** A body's longitude is not the sum to 1e-12°. */
const WITHOUT_SUM: CatalogBodyId = 'true_lilith';

/**
 * A body's tropical longitude as the sum of that from the mean equinox, on the engine, and the fitted nutation: half the time of
 * the engine's own, of which nutation is the other half.
 *
 * @returns undefined where nutation is not fitted, and in sidereal zodiacs, of which the engine computes none
 */
export function nearLongitudeAt(sky: GeocentricSky, body: CatalogBodyId, moment: JdUt): number | undefined {
  if (sky.zodiac.type !== 'tropical' || body === WITHOUT_SUM) return undefined;
  const zeroPoint = zeroPointWhereWorthwhile(sky, moment);
  if (!zeroPoint) return undefined;
  const zeroPointDeg = evaluateChebyshev(zeroPoint.series, normalizedTimeAt(zeroPoint, moment));
  return sky.ephemeris.meanEquinoxLongitude(body, moment) - zeroPointDeg;
}

/** Longitudes of one cell that cost as much more with nutation as the samples of a fit to it. */
const LONGITUDES_WORTH_A_FIT = 32;
/** Cells of 1700 years: the counts of more are forgotten. */
const MAX_CELLS = 20_000;

/** What is known of nutation in the cells of a store. */
interface NutationUse {
  /** Longitudes asked for in each cell without a fit. */
  readonly counts: Map<number, number>;
  /** The last cell, as moments come mostly in order, and its zero point where that is fitted. */
  cell: number;
  zeroPoint: ZeroPoint | undefined;
}

const usesByStore = new WeakMap<PieceStore, NutationUse>();

function nutationUseOf(store: PieceStore): NutationUse {
  const use = usesByStore.get(store) ?? { counts: new Map<number, number>(), cell: Number.NaN, zeroPoint: undefined };
  usesByStore.set(store, use);
  return use;
}

/**
 * The zero point of the tropical zodiac at a moment. It is fitted once as many longitudes were asked for in its cell as a fit costs,
 * in this search or earlier ones: so no search takes more than twice the time of the cheaper way.
 */
function zeroPointWhereWorthwhile(sky: GeocentricSky, moment: JdUt): ZeroPoint | undefined {
  const use = nutationUseOf(sky.store);
  const cell = Math.floor(moment / CELL_DAYS);
  if (cell !== use.cell) {
    use.cell = cell;
    use.zeroPoint = findKnownZeroPoint(sky, moment);
  }
  if (!use.zeroPoint && isFitWorthwhile(use.counts, cell))
    use.zeroPoint = createZeroPoints(sky)('mean_equinox', moment);
  return use.zeroPoint;
}

/** Counts a longitude of a cell. */
function isFitWorthwhile(counts: Map<number, number>, cell: number): boolean {
  const count = (counts.get(cell) ?? 0) + 1;
  const isWorthwhile = count >= LONGITUDES_WORTH_A_FIT;
  if (counts.size >= MAX_CELLS) counts.clear();
  if (isWorthwhile) counts.delete(cell);
  else counts.set(cell, count);
  return isWorthwhile;
}
