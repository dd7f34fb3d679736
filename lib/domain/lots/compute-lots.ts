import { type Lot, type LotFormula, type LotPoint, REFERENCE_LOTS } from '../../catalog/lots.ts';
import { type LongitudeDeg, longitudeDeg, separationDeg } from '../../units/angle.ts';
import { formatFormula } from './formula-text.ts';
import { type LotPoints, toPointLongitudes } from './points.ts';

/** A lot with its longitude. */
export interface LotLongitude {
  readonly lot: Lot;
  readonly longitudeDeg: LongitudeDeg;
  /** Such as `ASC + Moon − Sun (day)`. */
  readonly formulaUsed: string;
}

type LongitudeOf = (point: LotPoint) => number;

function castLot({ from, to, base, arc }: LotFormula, placeOf: LongitudeOf): LongitudeDeg {
  const arcDeg = arc === 'shorter' ? separationDeg(placeOf(from), placeOf(to)) : placeOf(to) - placeOf(from);
  return longitudeDeg(placeOf(base) + arcDeg);
}

/**
 * Computes lots from the points of a chart, in the zodiac of these points. Fortune and Spirit are computed wherever the
 * formula of another lot needs them.
 *
 * @returns one value for each lot, in the order of `lots`
 */
export function computeLots(lots: readonly Lot[], points: LotPoints, isDayChart: boolean): readonly LotLongitude[] {
  const places = toPointLongitudes(points);
  const placeOf: LongitudeOf = (point) =>
    point === 'fortune' || point === 'spirit' ? castLot(formulaOf(REFERENCE_LOTS[point]), placeOf) : places[point];
  const formulaOf = (lot: Lot): LotFormula => (isDayChart ? lot.day : lot.night);
  return lots.map((lot) => ({
    lot,
    longitudeDeg: castLot(formulaOf(lot), placeOf),
    formulaUsed: formatFormula(lot, isDayChart),
  }));
}
