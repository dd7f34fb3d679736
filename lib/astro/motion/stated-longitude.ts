import type { NumberedBodyId } from '../../base/catalog/bodies.ts';
import { type LongitudeDeg, longitudeDeg } from '../../base/units/angle.ts';
import type { JdUt } from '../../base/units/time.ts';
import { cellGridOf, isInCompiledSpan, spanOfCell } from './cell-grid.ts';
import { fittedLongitudeDeg } from './fitted-motion.ts';
import { type GeocentricSky, longitudeAt } from './geocentric-sky.ts';
import { loadOrFitPieces } from './pieces.ts';

/** Largest error of a stated longitude as a share of its last unit. Rounding adds half a unit. */
const SHARE_OF_UNIT = 0.4;

/** A moment, and how many decimals an answer states of a longitude. */
interface StatedMoment {
  readonly moment: JdUt;
  readonly decimals: number;
}

/**
 * A longitude for an answer that states some decimals: the fit's in the compiled years, where it is as exact, else the engine's.
 * What earlier requests have left in the store makes no difference.
 */
export function statedLongitude(
  sky: GeocentricSky,
  body: NumberedBodyId,
  { moment, decimals }: StatedMoment,
): LongitudeDeg {
  const grid = cellGridOf(body);
  const cell = Math.floor(moment / grid.cellDays);
  const isFitted = sky.zodiac.type === 'tropical' && grid.preciseTerms !== undefined && isInCompiledSpan(grid, cell);
  const pieces = isFitted ? loadOrFitPieces(sky, [body], spanOfCell(grid, cell)).get(body) : undefined;
  const piece = pieces?.find(({ toJdUt }) => moment <= toJdUt);
  return piece && piece.errorDeg <= SHARE_OF_UNIT * 10 ** -decimals
    ? longitudeDeg(fittedLongitudeDeg(piece, moment))
    : longitudeAt(sky, body, moment);
}
