import { type Lot, type LotFormula, type LotPoint, REFERENCE_LOTS } from '../../../base/catalog/lots.ts';
import { type LongitudeDeg, longitudeDeg, separationDeg } from '../../../base/units/angle.ts';
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
 * @throws RangeError where a formula names a house of a chart that has none
 */
export function computeLots(lots: readonly Lot[], points: LotPoints, isDayChart: boolean): readonly LotLongitude[] {
  const places = toPointLongitudes(points);
  const placeOf: LongitudeOf = (point) => {
    if (point === 'fortune' || point === 'spirit') return castLot(formulaOf(REFERENCE_LOTS[point]), placeOf);
    const place = places[point];
    if (place === undefined) throw new RangeError(`The chart has no houses and no ${point}`);
    return place;
  };
  const formulaOf = (lot: Lot): LotFormula => (isDayChart ? lot.day : lot.night);
  return lots.map((lot) => ({
    lot,
    longitudeDeg: castLot(formulaOf(lot), placeOf),
    formulaUsed: formatFormula(lot, isDayChart),
  }));
}
